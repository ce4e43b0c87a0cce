public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

/// The way in which the results of other actions become the value of a parameter.
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

/// A property of an action that people fill in.
///
/// `@unchecked Sendable`: a lock guards the value.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  /// The name of the parameter.
  public let title: LocalizedStringResource
  private let lock = NSLock()
  private var value: Value?
  private let initial: Value?

  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The explanation.
  ///   - defaultValue: The value that nobody has to fill in.
  ///   - requestValueDialog: The question for a value.
  ///   - requestDisambiguationDialog: The question for one of several values.
  ///   - inputConnectionBehavior: The way in which results of other actions become the value.
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    (self.title, initial) = (title, defaultValue)
  }

  /// Creates a parameter without a name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: "", default: defaultValue)
  }

  /// Creates a parameter with choices.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title: title, default: defaultValue)
  }

  /// Creates a parameter without a name, with choices.
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title: "", default: defaultValue)
  }

  /// Creates a parameter with choices that a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) {
    self.init(title: title, default: defaultValue)
  }

  /// The value, at first that of the declaration.
  ///
  /// A parameter without a value that is not optional ends the program, since no system asks for one before the
  /// action is performed.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value ?? initial }) { return value }
      guard let none = Self.none else {
        preconditionFailure(
          "The parameter \(String(localized: title)) has no value. Set one before the action is performed."
        )
      }
      return none
    }
    set { lock.withLock { value = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// No value, for types that have one for it.
  private static var none: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }

  /// Asks a person for a value, who is not there: throws.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Returns the error by which the system asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue(String(localized: title))
  }

  /// Asks a person for one of several values, who is not there: throws.
  public func requestDisambiguation<Choice>(
    among options: [Choice],
    dialog: IntentDialog? = nil
  ) async throws -> Choice { throw AppIntentError.noPerson }

  /// Returns the error by which the system asks for one of several values.
  public func needsDisambiguationError<Choice>(
    among options: [Choice],
    dialog: IntentDialog? = nil
  ) -> AppIntentError { .noPerson }

  /// Asks a person whether a value is right, who is not there: throws.
  @discardableResult
  public func requestConfirmation<Choice>(
    for itemToConfirm: Choice,
    dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentError.noPerson }
}

/// A type of numbers, or an optional one.
public protocol _IntentNumber: _IntentValue {
  /// The type of the numbers.
  associatedtype Number: Comparable
}

extension Int: _IntentNumber {
  /// The type of the numbers.
  public typealias Number = Int
}

extension Double: _IntentNumber {
  /// The type of the numbers.
  public typealias Number = Double
}

extension Optional: _IntentNumber where Wrapped: _IntentNumber {
  /// The type of the numbers.
  public typealias Number = Wrapped.Number
}

/// A type of texts, or an optional one.
public protocol _IntentText: _IntentValue {}
extension String: _IntentText {}
extension AttributedString: _IntentText {}
extension Optional: _IntentText where Wrapped: _IntentText {}

/// A type of files, or an optional one.
public protocol _IntentFiles: _IntentValue {}
extension IntentFile: _IntentFiles {}
extension Optional: _IntentFiles where Wrapped: _IntentFiles {}
extension Array: _IntentFiles where Element: _IntentFiles {}

/// A type of dates, or an optional one.
public protocol _IntentDate: _IntentValue {}
extension Date: _IntentDate {}
extension Optional: _IntentDate where Wrapped: _IntentDate {}

extension IntentParameter where Value: _IntentNumber {
  /// The control for a number.
  public enum NumberControlStyle: Sendable {
    case field, stepper, slider
  }

  /// Creates a parameter for a number.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    controlStyle: NumberControlStyle,
    inclusiveRange: (lowerBound: Value.Number, upperBound: Value.Number)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, default: defaultValue)
  }

  /// Creates a parameter for a number between two.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    inclusiveRange: (lowerBound: Value.Number, upperBound: Value.Number),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, default: defaultValue)
  }
}

/// The keyboard and the corrections for the text of a parameter.
public struct IntentTextInputOptions: Sendable {
  /// The letters that are capitalized.
  public enum CapitalizationType: Sendable {
    case none, words, sentences, allCharacters
  }

  /// The keyboard.
  public enum KeyboardType: Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// Creates options.
  public init(
    keyboardType: KeyboardType = .default,
    capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false,
    autocorrect: Bool = true,
    smartQuotes: Bool = true,
    smartDashes: Bool = true
  ) {}
}

extension IntentParameter where Value: _IntentText {
  /// Creates a parameter for a text.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    inputOptions: IntentTextInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, default: defaultValue)
  }
}

extension IntentParameter where Value: _IntentFiles {
  /// Creates a parameter for files of some kinds.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title)
  }

  /// Creates a parameter for files of kinds by their names.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title)
  }
}

extension IntentParameter where Value: _IntentDate {
  /// The parts of a date that people fill in.
  public enum DateKind: Sendable {
    case date, time, dateTime
  }

  /// Creates a parameter for a date.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, default: defaultValue)
  }
}
