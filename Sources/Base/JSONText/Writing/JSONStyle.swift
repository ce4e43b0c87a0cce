/// The layout of JSON text and the spelling of its numbers.
public struct JSONStyle: Hashable, Sendable {
  /// Whether each value has a line of its own, indented by two spaces.
  public var isIndented: Bool

  /// Whether a line break follows the last value.
  public var endsWithLineBreak: Bool

  /// The number of digits after the point to which numbers are rounded; `nil` for as many as it takes
  /// to read the same number back.
  public var fractionDigits: Int?

  /// Whether U+2028 and U+2029 are written as escapes, as older readers of JavaScript need it.
  public var escapesLineSeparators: Bool

  /// Creates a style.
  public init(
    isIndented: Bool,
    endsWithLineBreak: Bool = false,
    fractionDigits: Int? = nil,
    escapesLineSeparators: Bool = false
  ) {
    self.isIndented = isIndented
    self.endsWithLineBreak = endsWithLineBreak
    self.fractionDigits = fractionDigits
    self.escapesLineSeparators = escapesLineSeparators
  }

  /// A value a line, indented by two spaces, with a line break at the end.
  public static let indented = JSONStyle(isIndented: true, endsWithLineBreak: true)

  /// Everything on one line without spaces, as JSON Lines needs it.
  public static let compact = JSONStyle(isIndented: false)
}

extension JSONStyle {
  func text(of value: Double) -> String {
    guard let fractionDigits else { return JSONWriter.text(of: value) }
    let factor = (0..<fractionDigits).reduce(1.0) { product, _ in product * 10 }
    let rounded = (value * factor).rounded() / factor
    return JSONWriter.text(of: rounded.isFinite ? rounded : value)
  }
}
