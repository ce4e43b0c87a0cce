import Foundation
public import HeadlessUIKit

/// A type that has the same name in all versions of an app.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type whose values get objects that the app provides.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A property with an object that the app provides.
  public typealias Dependency<Value> = AppDependency<Value>
}

/// An action of an app for Siri, Shortcuts and widgets.
///
/// The system never performs actions here. A program performs one by calling ``perform()``.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The kind of result.
  associatedtype PerformResult: IntentResult
  /// The kind of sentence that names the parameters.
  associatedtype SummaryContent: ParameterSummary

  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// The explanation of the action; nil for none.
  static var description: IntentDescription? { get }
  /// Whether the device must be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether the system opens the app to perform the action.
  static var openAppWhenRun: Bool { get }
  /// Whether people find the action in Shortcuts.
  static var isDiscoverable: Bool { get }
  /// Whether the action runs in the app's foreground.
  static var supportedModes: IntentModes { get }
  /// The sentence that names the parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Creates the action with the defaults of its parameters.
  init()

  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A property that people fill in.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// A sentence that names parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// No explanation.
  public static var description: IntentDescription? { nil }
  /// The device may be locked.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The app stays in the background.
  public static var openAppWhenRun: Bool { false }
  /// People find the action.
  public static var isDiscoverable: Bool { true }
  /// The background.
  public static var supportedModes: IntentModes { .background }
  /// A sentence without parameters: the title.
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary<Self>() }

  /// Performs the action; nobody is asked here.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    try await perform()
  }

  /// Tells the system that a person performed the action; it does not listen.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Asks a person to go on, who is not there: throws.
  public func requestConfirmation() async throws { throw AppIntentError.noPerson }

  /// Asks a person to go on, who is not there: throws.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws { throw AppIntentError.noPerson }

  /// Asks a person about a result, who is not there: throws.
  public func requestConfirmation(
    result: some IntentResult,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { throw AppIntentError.noPerson }
}

/// The name of an action that a person performed.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}

/// The title of a button that lets an action go on.
public enum ConfirmationActionName: Sendable {
  case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, go
  case log, open, order, pay, play, playSound, post, request, run, save, search, send, set, share
  case start, startNavigation, toggle, turnOff, turnOn, view
}

/// Whether the device must be unlocked for an action.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The places in which an action runs.
public struct IntentModes: OptionSet, Sendable {
  /// The time at which the app comes to the foreground.
  public enum ForegroundMode: Sendable {
    case immediate, dynamic, deferred
  }

  /// The bits.
  public let rawValue: Int
  /// Creates places from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Behind other apps.
  public static let background = IntentModes(rawValue: 1)
  /// In front of other apps.
  public static let foreground = IntentModes(rawValue: 2)

  /// In front of other apps from a time on.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: IntentModes(rawValue: 2)
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}

/// The explanation of an action.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The explanation.
  public let descriptionText: LocalizedStringResource
  /// The group of actions.
  public let categoryName: LocalizedStringResource?
  /// The words by which people search.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result.
  public let resultValueName: LocalizedStringResource?

  /// Creates an explanation.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates an explanation from a text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates an explanation from a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
