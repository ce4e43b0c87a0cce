import DynamicType
import Synchronization

/// The registry, the identity and the answers with which a program manages fonts.
///
/// Core Text's functions and the font picker take no such arguments: on a device the system knows the
/// app. Here they act with ``current``.
///
/// ```swift
/// FontEnvironment.application.provider = FontProvider(identifier: "com.example.type")
/// FontEnvironment.application.consent = FontConsent { question in
///   askThePerson(question.fonts)
/// }
/// ```
public struct FontEnvironment: Sendable {
  /// The registry.
  public var manager: FontManager
  /// The program as a provider and a consumer of fonts.
  public var provider: FontProvider
  /// The consent to installing fonts for all programs.
  public var consent: FontConsent
  /// Called with fonts that the program requested and that no provider has.
  public var presentMissing: @Sendable (_ missing: [FontReference]) -> Void

  /// Creates an environment; values that are not given are those of this process.
  public init(
    manager: FontManager = .shared,
    provider: FontProvider = .ofThisProcess,
    consent: FontConsent = .ofThisProcess,
    presentMissing: (@Sendable (_ missing: [FontReference]) -> Void)? = nil
  ) {
    self.manager = manager
    self.provider = provider
    self.consent = consent
    self.presentMissing =
      presentMissing ?? { TerminalQuestions.present(missing: $0, to: provider.identifier) }
  }

  private static let shared = Mutex(FontEnvironment())

  /// The environment of the whole program.
  public static var application: FontEnvironment {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The environment of this task, ``application`` unless ``performAsCurrent(_:)`` says otherwise.
  public static var current: FontEnvironment {
    ScreenContext.current.fontEnvironment ?? application
  }

  /// Runs a closure in which this environment is ``current``; child tasks inherit it.
  public func performAsCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try ScreenContext.with(\.fontEnvironment, self).perform(operation)
  }
}

extension ScreenContext {
  private enum FontEnvironmentKey: ScreenContextKey {
    static var defaultValue: FontEnvironment? { nil }
  }

  /// The registry and the identity with which the screen manages fonts; `nil` means those of the program.
  fileprivate var fontEnvironment: FontEnvironment? {
    get { self[FontEnvironmentKey.self] }
    set { self[FontEnvironmentKey.self] = newValue }
  }
}
