/// Names that were typed one by one, separated by commas, or both.
public struct CommaSeparatedNames: Hashable, Sendable {
  /// The single names.
  public var names: [String] { texts.flatMap(\.self) }

  /// The parts between commas of each text.
  private let texts: [[String]]

  /// Splits names at their commas.
  public init(_ texts: [String]) {
    self.texts = texts.map { text in
      text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Returns the value of each name, each value once, in the order of the names.
  ///
  /// A name may contain commas, as `iPad Pro 11-inch (M4, M5)` does: adjacent parts are joined into the
  /// longest known name.
  ///
  /// - Parameter read: Returns the value of a name, or throws an error if there is none.
  /// - Returns: The values.
  /// - Throws: The error of the first part that begins no name.
  public func values<Value: Equatable>(
    _ read: (String) throws(UsageError) -> Value
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for parts in texts {
      var rest = parts[...]
      while !rest.isEmpty {
        let value = try Self.first(of: &rest, read)
        if !values.contains(value) { values.append(value) }
      }
    }
    return values
  }

  /// Takes the longest possible name from the start of the parts.
  private static func first<Value>(
    of parts: inout ArraySlice<String>,
    _ read: (String) throws(UsageError) -> Value
  ) throws(UsageError) -> Value {
    for count in stride(from: parts.count, to: 1, by: -1) {
      guard let value = try? read(parts.prefix(count).joined(separator: ",")) else { continue }
      parts.removeFirst(count)
      return value
    }
    return try read(parts.removeFirst())
  }
}
