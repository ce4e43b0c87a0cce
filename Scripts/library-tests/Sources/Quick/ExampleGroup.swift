// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A group of examples with what runs before and after each of them.
final class ExampleGroup {
  let name: String
  let parent: ExampleGroup?
  var before: [() throws -> Void] = []
  var after: [() throws -> Void] = []

  nonisolated(unsafe) static var current: ExampleGroup?
  nonisolated(unsafe) static var examples: [Example] = []

  init(_ name: String, in parent: ExampleGroup?) {
    self.name = name
    self.parent = parent
  }

  /// The groups from the outermost one to this one.
  var path: [ExampleGroup] {
    (parent?.path ?? []) + [self]
  }

  /// Collects the examples that a closure declares.
  static func collect(_ declare: () -> Void) -> [Example] {
    current = ExampleGroup("", in: nil)
    examples = []
    declare()
    current = nil
    return examples
  }
}

/// One example, which is a test of its own.
struct Example {
  let group: ExampleGroup
  let title: String
  let body: () throws -> Void

  var name: String {
    (group.path.map(\.name) + [title]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func run() throws {
    for action in group.path.flatMap(\.before) { try action() }
    defer {
      for action in group.path.reversed().flatMap(\.after) { try? action() }
    }
    try body()
  }
}
