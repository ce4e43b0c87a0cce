#if !canImport(ObjectiveC)
public import Foundation

extension String {
  /// A key with values, as a text with interpolations spells it: `"\(count) files"` is `%lld files`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    var key: String
    var arguments: [LocalizedArgument] = []

    /// Creates a key.
    public init(_ value: String) { key = value }

    /// Creates a key.
    public init(stringLiteral value: String) { key = value }

    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The parts of a key with values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizedArgument] = []

      /// Creates the parts of a key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a text as a value.
      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }

      /// Adds a number.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        append(Value.isSigned ? "%lld" : "%llu", .integer(Int(clamping: value)))
      }

      /// Adds a number.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append("%lf", .number(Double(value)))
      }

      /// Adds a number in the format of C.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ value: Value,
        specifier: String
      ) { append(specifier, .integer(Int(clamping: value))) }

      /// Adds a number in the format of C.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value,
        specifier: String
      ) { append(specifier, .number(Double(value))) }

      /// Adds a value as its description.
      public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        append("%@", .text(value.description))
      }

      private mutating func append(_ placeholder: String, _ argument: LocalizedArgument) {
        key += placeholder
        arguments.append(argument)
      }
    }
  }

  /// Creates the text of a key in the language of the task.
  ///
  /// Its only whole number determines the plural form.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      key: keyAndValue.key,
      table: table,
      bundle: bundle
    )
  }

  /// Creates the text of a key in the language of the task.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue.text(key: "\(key)", table: table, bundle: bundle) }
}

extension String.LocalizationValue {
  func text(key: String, table: String?, bundle: Bundle?) -> String {
    let integers = arguments.compactMap { if case .integer(let value) = $0 { value } else { nil } }
    let count = integers.count == 1 ? integers[0] : nil
    let format = LocalizedTexts.text(
      forKey: key,
      table: table,
      count: count,
      in: bundle,
      else: self.key
    )
    return LocalizedFormat.filled(format, with: arguments)
  }
}
#endif
