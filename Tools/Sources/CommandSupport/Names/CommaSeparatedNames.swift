/// Names that were typed one by one, with commas between them, or both.
public struct CommaSeparatedNames: Hashable, Sendable {
  /// The single names.
  public let names: [String]

  /// Takes names apart at their commas.
  public init(_ texts: [String]) {
    names = texts.flatMap { text in
      text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Returns the value of each name, each value once, in the order of the names.
  public func values<Value: Equatable>(
    _ read: (String) throws(UsageError) -> Value
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for name in names {
      let value = try read(name)
      if !values.contains(value) {
        values.append(value)
      }
    }
    return values
  }
}
