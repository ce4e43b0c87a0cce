import Diagnostics
import DynamicType

/// A name that a test asks for and that is not there.
public enum UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view on the screen has the name; the names that are most like it come with it.
  case view(String, nearest: [String])
  /// The view with the name draws no text of its own.
  case text(ofView: String)
  /// No device has the name; the names that are most like it come with it.
  case device(String, nearest: [String])

  static func view(_ name: String, in names: [String]) -> Self {
    .view(name, nearest: NameSuggestion.nearestNames(to: name, in: names))
  }

  static func device(_ name: String, in names: [String]) -> Self {
    .device(name, nearest: NameSuggestion.nearestNames(to: name, in: names))
  }

  /// The name that is not there, and those that may be meant.
  public var description: String {
    switch self {
    case .view(let name, let nearest):
      "No view on the screen has the name “\(name)”" + Self.hint(nearest) + "."
    case .text(let name): "The view “\(name)” draws no text of its own."
    case .device(let name, let nearest):
      "No device has the name “\(name)”" + Self.hint(nearest)
        + "; `dynamictype devices` lists them all."
    }
  }

  private static func hint(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    return "; the nearest are " + names.map { "“\($0)”" }.joined(separator: ", ")
  }
}

extension Device {
  /// The device of a name.
  static func known(_ name: String) throws(UnknownName) -> Device {
    guard let device = Device.named(name) else {
      throw .device(name, in: Device.all.map(\.name))
    }
    return device
  }
}
