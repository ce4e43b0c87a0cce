public import Foundation
public import HeadlessUIKit

/// Read-only text.
public struct Text: Equatable, Sendable {
  /// A part of the text with its attributes.
  struct Part: Equatable, Sendable {
    var content: Content
    var font: Font?
    var changes = FontChanges()
    var color: Color?
    /// A style that is not a color.
    var style: PartStyle?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var backgroundColor: Color?
    var underline: LineStyle?
    var strikethrough: LineStyle?

    init(_ content: Content) { self.content = content }

    init(string: String) { content = .string(string) }
  }

  var parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// Creates text from a string that is not localized.
  nonisolated public init(verbatim content: String) { self.init(parts: [Part(string: content)]) }

  /// Creates text from a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Creates text from a localization key.
  nonisolated public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let source = LocalizedTextSource(key: key, table: tableName, bundle: bundle)
    self.init(parts: [Part(.key(source))])
  }

  /// Creates text from a resource, which is localized when it is shown.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(parts: [Part(.resource(resource))])
  }

  /// Creates text from a picture: a symbol has the size of the font, a picture its own.
  nonisolated public init(_ image: Image) { self.init(parts: [Part(.image(image))]) }

  /// Concatenates two texts.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(parts: left.parts + right.parts)
  }

  private func changing(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }

  /// Sets the font where the text has none.
  nonisolated public func font(_ font: Font?) -> Text {
    changing { $0.font = $0.font ?? font }
  }

  /// Sets the thickness of the strokes.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.changes.thickness = $0.changes.thickness ?? weight.map { .weight($0) } }
  }

  /// Shows the text in bold, which is the emphasized weight of its text style.
  nonisolated public func bold() -> Text {
    changing { $0.changes.thickness = $0.changes.thickness ?? .emphasized }
  }

  /// Shows the text in bold, or not.
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Shows the text in italics.
  nonisolated public func italic() -> Text { changing { $0.changes.isItalic = true } }

  /// Shows digits in one width.
  nonisolated public func monospacedDigit() -> Text {
    changing { $0.changes.hasMonospacedDigits = true }
  }

  /// Sets the color where the text has none.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    changing { if $0.style == nil { $0.color = $0.color ?? color } }
  }

  /// Sets the style where the text has none; letters are drawn in its mean color.
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
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern below the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changing { $0.underline = LineStyle(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Draws a line through the text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern through the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changing { $0.strikethrough = LineStyle(isActive: isActive, pattern: pattern, color: color) }
  }
}

/// A style of a part of text, equal to another with the same value.
struct PartStyle: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (left: PartStyle, right: PartStyle) -> Bool {
    guard let first = left.style as? any Hashable, let second = right.style as? any Hashable
    else { return type(of: left.style) == type(of: right.style) }
    return AnyHashable(first) == AnyHashable(second)
  }
}

extension Text: View {
  /// A primitive view has no body.
  public typealias Body = Never
}
