import Dispatch
import FontManagement
import FontRegistry

/// The order in which calls of font management are carried out, beside their callers.
enum FontWork {
  private static let queue = DispatchQueue(label: "CoreText.FontManager")

  /// Carries work out after all that was asked for before.
  ///
  /// The closures of callers are not `Sendable` in Apple's interface. They are handed to one work item,
  /// which is the only one to call them.
  static func enqueue(_ work: @escaping () -> Void) {
    let item = Item(work: work)
    queue.async { item.work() }
  }

  /// `@unchecked Sendable`: the caller gives the closure away, and the queue calls it once.
  private struct Item: @unchecked Sendable {
    let work: () -> Void
  }

  /// The environment of the caller; the first time, its process begins to use the fonts that it
  /// registered in earlier runs.
  static func environment() -> FontEnvironment {
    let environment = FontEnvironment.current
    let (manager, provider) = (environment.manager, environment.provider)
    if manager.isFirst("own fonts of \(provider.identifier)") {
      try? manager.useFonts(of: provider)
    }
    return environment
  }
}

/// The closure of a caller that is told of the progress of its call.
///
/// `@unchecked Sendable`: one work item of the queue makes it, and the registry calls it before that
/// item ends.
struct CallerProgress: @unchecked Sendable {
  private let caller: CallerItems
  private let handler: ((CFArray, Bool) -> Bool)?

  init(_ caller: CallerItems, _ handler: ((CFArray, Bool) -> Bool)?) {
    self.caller = caller
    self.handler = handler
  }

  /// Tells errors, and returns whether to go on.
  func callAsFunction(_ errors: [FontRegistryError], _ done: Bool) -> Bool {
    handler?(caller.errors(errors), done) ?? true
  }
}
