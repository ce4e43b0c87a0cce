public import HeadlessSwiftUI

extension View {
  /// Shows the translation of a text while a value is true, which a still screen does not.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>,
    text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }

  /// Translates when languages are chosen, which nobody does in a picture.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }
}
