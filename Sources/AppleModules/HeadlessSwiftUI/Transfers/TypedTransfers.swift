public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

extension View {
  /// Lets the view be dragged with a view in its place, which a still screen does not show.
  nonisolated public func onDrag(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> some View
  ) -> some View { self }

  /// Takes what is dropped on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes what is dropped at a place of the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Takes what is dropped on the view, which a still screen does not show.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View { self }
}
