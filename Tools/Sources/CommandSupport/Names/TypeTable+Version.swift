public import DynamicType

extension TypeTable {
  /// The line below a table that names the version of its numbers.
  public var versionNote: String {
    switch self {
    case .iOS26: "As on iOS 26."
    case .iOS: "As Apple publishes them in the Human Interface Guidelines."
    case .visionOS: "As published for visionOS at Large, and estimated at the other sizes."
    default: "As Apple publishes them for \(platform)."
    }
  }
}
