public import Foundation
public import HeadlessUIKit

/// A key of a text in the strings of a program, with values and Markdown in it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A value in a key.
  enum Argument: Equatable, Sendable {
    case plain(LocalizedArgument)
    case formatted(FormattedValue)
    case text(Text)
  }

  let key: String
  let arguments: [Argument]

  /// Creates a key.
  public init(_ value: String) { (key, arguments) = (value, []) }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// A key with values, each of which is a placeholder as in strings files.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds letters.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      add("%@", .plain(.text(string)))
    }

    /// Adds a whole number, with the separators of its language.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      add(Value.isSigned ? "%lld" : "%llu", .plain(.integer(Int(clamping: value))))
    }

    /// Adds a number, with six digits behind the point.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      add("%lf", .plain(.number(Double(value))))
    }

    /// Adds a whole number in a format of C.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
      _ value: Value,
      specifier: String
    ) { add(specifier, .plain(.integer(Int(clamping: value)))) }

    /// Adds a number in a format of C.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value,
      specifier: String
    ) { add(specifier, .plain(.number(Double(value)))) }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      add("%@", .plain(.text("\(value)")))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      add("%@", .formatted(FormattedValue(input, format)))
    }

    /// Adds a value that a formatter writes.
    public mutating func appendInterpolation(_ subject: some Any, formatter: Formatter) {
      add("%@", .plain(.text(formatter.string(for: subject) ?? "")))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds a clock that runs through an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    }

    /// Appends text with its attributes.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { add("%@", .text(Text(image))) }

    /// Adds text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add("%@", .text(Text(attributedString)))
    }

    /// Adds a text of the program.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add("%@", .text(Text(resource)))
    }

    private mutating func add(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
  }
}

/// A value with a format, which is formatted in the language of its place.
final class FormattedValue: Equatable, Sendable {
  private let write: @Sendable (Locale) -> String

  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    let write: (Locale) -> String = { locale in format.locale(locale).format(input) }
    // Neither the value nor the format changes after they are stored.
    nonisolated(unsafe) let unchanging = write
    self.write = { unchanging($0) }
  }

  /// The text in a language.
  func text(in locale: Locale) -> String { write(locale) }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    let plain = Locale(identifier: "en_US_POSIX")
    return left === right || left.text(in: plain) == right.text(in: plain)
  }
}
