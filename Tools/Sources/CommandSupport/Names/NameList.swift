/// The names of one kind that can be typed on the command line.
///
/// ```swift
/// let style = try NameList.textStyles.value(named: "body")
/// ```
public struct NameList<Value: Sendable>: Sendable {
  /// The kind of the named things, such as `text style`.
  public let kind: String

  /// The names to suggest and to complete, in the order of the tables.
  public let names: [String]

  /// A pointer to the list of names.
  let hint: String

  /// Finds the value of any spelling, or `nil`.
  let read: @Sendable (String) -> Value?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - kind: The kind of the named things.
  ///   - names: The names to suggest.
  ///   - hint: The way to find the names; `nil` for a list short enough to print.
  ///   - read: Finds the value of a name; it may know more spellings than `names`.
  public init(
    kind: String,
    names: [String],
    hint: String? = nil,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.kind = kind
    self.names = names
    self.hint = hint ?? "known are \(names.joined(separator: ", "))"
    self.read = read
  }

  /// Returns the value with a name, or throws an error that suggests the nearest names.
  public func value(named text: String) throws(UsageError) -> Value {
    guard let value = read(text) else {
      throw .unknown(text, kind: kind, among: names, hint: hint)
    }
    return value
  }
}
