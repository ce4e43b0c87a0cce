public import Foundation

/// Text that is read and not edited.
public struct Text: Equatable, Sendable {
  /// A part of the text with what is set for it.
  struct Part: Equatable, Sendable {
    var string: String
    var font: Font?
    var changes = FontChanges()
    var color: Color?
    /// A style that is no color.
    var style: PartStyle?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isUnderlined = false
    var isStruck = false
  }

  var parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// Creates text of a string that is shown as it is.
  nonisolated public init(verbatim content: String) { self.init(parts: [Part(string: content)]) }

  /// Creates text of a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Creates text of a key that is looked up in the strings of the program.
  nonisolated public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.resolved(table: tableName, bundle: bundle ?? .main))
  }

  /// Joins two texts in one.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(parts: left.parts + right.parts)
  }

  private func changing(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }

  /// Sets the font where the text has none yet.
  nonisolated public func font(_ font: Font?) -> Text {
    changing { $0.font = $0.font ?? font }
  }

  /// Sets the thickness of the strokes.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.changes.weight = $0.changes.weight ?? weight }
  }

  /// Shows the text in bold.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// Shows the text in bold, or not.
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Shows the text in italics.
  nonisolated public func italic() -> Text { changing { $0.changes.isItalic = true } }

  /// Shows digits in one width.
  nonisolated public func monospacedDigit() -> Text {
    changing { $0.changes.hasMonospacedDigits = true }
  }

  /// Sets the color where the text has none yet.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    changing { if $0.style == nil { $0.color = $0.color ?? color } }
  }

  /// Sets the style where the text has none yet; letters are drawn in its mean color.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    if let color = style as? Color { return foregroundColor(color) }
    return changing { part in
      if part.color == nil, part.style == nil { part.style = PartStyle(style: style) }
    }
  }

  /// Adds a distance after each letter, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    changing { $0.tracking = kerning }
  }

  /// Adds a distance after each letter, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    changing { $0.tracking = tracking }
  }

  /// Raises the text by a distance in points.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text {
    changing { $0.baselineOffset = offset }
  }

  /// Draws a line below the text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isUnderlined = isActive }
  }

  /// Draws a line through the text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isStruck = isActive }
  }
}

/// A style of a part of text, equal to another of the same value.
struct PartStyle: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (left: PartStyle, right: PartStyle) -> Bool {
    guard let first = left.style as? any Hashable, let second = right.style as? any Hashable
    else { return type(of: left.style) == type(of: right.style) }
    return AnyHashable(first) == AnyHashable(second)
  }
}

extension Text: View {
  /// A view that draws itself has no body.
  public typealias Body = Never
}

/// A key of a text in the strings of a program.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  let arguments: [String]

  /// Creates a key.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text of the key, with its values in their places.
  func resolved(table: String?, bundle: Bundle) -> String {
    let format = bundle.localizedString(forKey: key, value: key, table: table)
    var parts = format.components(separatedBy: "%@")
    guard parts.count > 1 else { return format.replacingOccurrences(of: "%%", with: "%") }
    var result = parts.removeFirst()
    for (index, part) in parts.enumerated() {
      result += index < arguments.count ? arguments[index] : "%@"
      result += part
    }
    return result
  }

  /// A key with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [String] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds letters.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a value.
    public mutating func appendInterpolation(_ value: some Any) {
      key += "%@"
      arguments.append("\(value)")
    }

    /// Adds a value.
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(text.parts.map(\.string).joined())
    }
  }
}
