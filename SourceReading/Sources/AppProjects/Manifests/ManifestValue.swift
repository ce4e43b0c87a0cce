import SwiftSyntax

/// A value that a manifest in Swift computes.
indirect enum ManifestValue {
  case nothing
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ManifestValue])
  case dictionary([(key: ManifestValue, value: ManifestValue)])
  /// A call of an initializer or an enum case, such as `.target(name: "A")` or `.v6`.
  case record(ManifestRecord)
  /// A type as a namespace.
  case type(String)
  case closure(ManifestClosure)
  /// A value that was not understood.
  case unknown

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var record: ManifestRecord? { if case .record(let record) = self { record } else { nil } }
  var array: [ManifestValue]? { if case .array(let items) = self { items } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// Whether two values are equal; `nil` if one is unknown.
  func isEqual(to other: ManifestValue, depth: Int = 0) -> Bool? {
    guard depth < 32 else { return nil }
    switch (self, other) {
    case (.unknown, _), (_, .unknown), (.closure, _), (_, .closure): return nil
    case (.nothing, .nothing): return true
    case (.bool(let one), .bool(let two)): return one == two
    case (.number(let one), .number(let two)): return one == two
    case (.string(let one), .string(let two)): return one == two
    case (.type(let one), .type(let two)): return one == two
    case (.array(let one), .array(let two)):
      guard one.count == two.count else { return false }
      for (first, second) in zip(one, two) {
        guard let same = first.isEqual(to: second, depth: depth + 1) else { return nil }
        if !same { return false }
      }
      return true
    case (.record(let one), .record(let two)):
      guard one.name == two.name else { return false }
      // A case represents itself, whether or not its type and raw value are known.
      let isCase = [one, two].contains { $0.arguments.contains { $0.label == "rawValue" } }
      if isCase { return true }
      guard one.arguments.count == two.arguments.count else { return false }
      for (first, second) in zip(one.arguments, two.arguments) {
        guard first.label == second.label,
          let same = first.value.isEqual(to: second.value, depth: depth + 1)
        else { return nil }
        if !same { return false }
      }
      return true
    default: return false
    }
  }
}

/// A name with arguments; since targets in manifests are objects, it is a shared reference.
final class ManifestRecord {
  typealias Argument = (label: String?, value: ManifestValue)

  let name: String
  /// The declaring type, if the manifest itself declares it.
  let type: String?
  var arguments: [Argument]

  init(_ name: String, _ arguments: [Argument] = [], type: String? = nil) {
    self.name = name
    self.type = type
    self.arguments = arguments
  }

  /// The value of a label; assigning replaces it.
  subscript(label: String) -> ManifestValue {
    get { arguments.first { $0.label == label }?.value ?? .nothing }
    set {
      if let index = arguments.firstIndex(where: { $0.label == label }) {
        arguments[index].value = newValue
      } else {
        arguments.append((label, newValue))
      }
    }
  }

  /// The first argument without a label.
  var unlabeled: ManifestValue { arguments.first { $0.label == nil }?.value ?? .nothing }
}

/// A closure or function with the values around it.
struct ManifestClosure {
  var parameters: [(label: String?, name: String, fallback: ExprSyntax?)]
  var body: CodeBlockItemListSyntax
  var scope: ManifestScope
}

/// The variables of a block and those around it.
final class ManifestScope {
  private var values: [String: ManifestValue] = [:]
  private let parent: ManifestScope?

  init(_ parent: ManifestScope? = nil) { self.parent = parent }

  func declare(_ name: String, _ value: ManifestValue) { values[name] = value }

  subscript(name: String) -> ManifestValue? {
    var scope: ManifestScope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// The record with a name that a variable in this scope holds, whatever the variable's name.
  func record(named name: String) -> ManifestRecord? {
    values.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.record }.first { $0.name == name }
  }

  /// Assigns to the innermost variable with a name.
  func assign(_ name: String, _ value: ManifestValue) {
    var scope: ManifestScope? = self
    while let current = scope {
      if current.values[name] != nil {
        current.values[name] = value
        return
      }
      scope = current.parent
    }
    values[name] = value
  }
}
