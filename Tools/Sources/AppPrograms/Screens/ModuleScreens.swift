import LeavingOut
import SourceFacts

/// The source with the screens of a module that need no arguments, without those that turn out to need some.
struct ModuleScreens: Sendable {
  /// The name of the source.
  static let file = "ScreensWithoutArguments.swift"

  private let makeable: MakeableScreens
  private var unmakeable: Set<String> = []

  init(_ facts: [FileFacts]) { makeable = MakeableScreens(facts) }

  /// The number of screens.
  var count: Int { makeable.screens.count - unmakeable.count + makeable.swiftUIViews.count }

  /// The text; `nil` if there is no screen.
  var source: String? { makeable.source(without: unmakeable) }

  /// Removes the screens that contain errors; returns whether there were any.
  mutating func leaveOut(_ errors: [CompilerDiagnostic]) -> Bool {
    let names = Set(errors.compactMap { makeable.name(inLine: $0.line, without: unmakeable) })
    unmakeable.formUnion(names)
    return !names.isEmpty
  }
}
