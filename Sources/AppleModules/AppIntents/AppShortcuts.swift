import Foundation
public import HeadlessUIKit

/// Actions that people can use without setting them up.
public protocol AppShortcutsProvider: Sendable {
  /// The actions.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Dark blue.
  public static var shortcutTileColor: ShortcutTileColor { .navy }

  /// Tells the system about new values of parameters; it does not listen.
  public static func updateAppShortcutParameters() {}
}

/// The color of tiles in Shortcuts.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red
  case tangerine, teal, yellow
}

/// An action with the sentences that start it.
public struct AppShortcut: Sendable {
  let phrases: [String]
  let shortTitle: LocalizedStringResource?
  let systemImageName: String?

  /// Creates an action with the sentences that start it, a title and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// Creates an action with the sentences that start it.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.phrases = phrases.map(\.text)
    (shortTitle, systemImageName) = (nil, nil)
  }
}

/// Lists actions.
@resultBuilder
public enum AppShortcutsBuilder {
  /// An action.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }

  /// Several actions.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }

  /// The first branch of an `if`.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }

  /// The other branch of an `if`.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }

  /// A branch that depends on a version of the system.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] {
    component
  }
}

/// A part of a sentence that the system fills in.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// A sentence that starts an action.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// The parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates a sentence without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += AppName.current
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { text += "…" }
  }

  let text: String

  /// Creates a sentence from a text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a sentence from its parts.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// The name of the program as sentences have it.
enum AppName {
  static var current: String {
    let bundle = Bundle.main
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap {
      bundle.object(forInfoDictionaryKey: $0) as? String
    }
    return names.first ?? ProcessInfo.processInfo.processName
  }
}
