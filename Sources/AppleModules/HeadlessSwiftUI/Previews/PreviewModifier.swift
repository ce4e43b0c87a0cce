public import HeadlessUIKit

/// A preparation of previews that several of them share.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// The value that the previews share.
  associatedtype Context = Void
  /// The view that the modifier makes from a preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = AnyView

  /// Makes the context that the previews share.
  static func makeSharedContext() async throws -> Context

  /// Returns the preview with the preparation.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  public static func makeSharedContext() async throws {}
}

/// A preparation that replaces the view of a preview.
protocol ViewPreparation: PreviewPreparation {
  @MainActor
  func prepared(_ content: AnyView) -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Prepares the content of the preview; the shared context is made for each preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(.preparation(ModifierPreparation(modifier)))
  }
}

private struct ModifierPreparation<Modifier: PreviewModifier>: ViewPreparation {
  // The modifier does not change after it is stored.
  nonisolated(unsafe) private let modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }

  func prepared(_ content: AnyView) -> AnyView {
    let made = Made<Modifier.Context>()
    let make: @MainActor () async -> Void = {
      do {
        made.context = try await Modifier.makeSharedContext()
      } catch {
        made.error = "\(error)"
      }
    }
    let tasks = ScreenTasks()
    _ = tasks.start(priority: nil) { await make() }
    _ = tasks.run()
    guard let context = made.context else {
      let reason = made.error ?? "it waits for something that does not come from the preview"
      let message = "The modifier \(Modifier.self) has no shared context: \(reason)."
      return AnyView(content.modifier(MessageModifier(message: message)))
    }
    return AnyView(PreparedView(modifier: modifier, content: content, context: context))
  }
}

/// A preview with the preparation of a modifier.
private struct PreparedView<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  let context: Modifier.Context

  var body: some View { modifier.body(content: content, context: context) }
}

/// The value that a task has computed, which runs to its end on the reading thread.
private final class Made<Context>: @unchecked Sendable {
  // Only the thread that runs the task reads and writes it.
  var context: Context?
  var error: String?
}
