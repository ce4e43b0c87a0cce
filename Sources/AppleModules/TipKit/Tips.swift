public import Foundation

/// The hints of an app.
public enum Tips {
  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// The reason why a tip ended.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The name of the button.
    public let id: String
    /// The number of the button among those of its tip.
    public let index: Int?
    /// Whether the button is disabled.
    public let disabled: Bool
    /// Called when the button is tapped.
    public let handler: @Sendable () -> Void
    let title: String

    /// Creates a button.
    public init(
      id: String? = nil,
      title: some StringProtocol,
      disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      (self.id, self.title) = (id ?? String(title), String(title))
      (index, self.disabled, self.handler) = (nil, disabled, handler)
    }
  }

  /// A condition under which a tip is shown, which is not followed here.
  public struct Rule: Sendable {}

  /// An event that is counted, which nobody counts here.
  public struct Event: Identifiable, Sendable {
    /// The name of the event.
    public let id: String

    /// Creates an event.
    public init(id: String) { self.id = id }

    /// Says that the event happened.
    public func donate() async {}

    /// Says that the event happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }

  /// The greatest number of times that a tip is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a limit.
    public init(_ maxDisplayCount: Int) {}
  }

  /// Whether a tip is shown however long the last one was ago.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates a limit.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    /// The time between two tips.
    public struct DisplayFrequency: Sendable {
      /// None.
      public static let immediate = DisplayFrequency()
      /// An hour.
      public static let hourly = DisplayFrequency()
      /// A day.
      public static let daily = DisplayFrequency()
      /// A week.
      public static let weekly = DisplayFrequency()
      /// A month.
      public static let monthly = DisplayFrequency()
    }

    /// The place where tips are counted.
    public struct DatastoreLocation: Sendable {
      /// That of the app.
      public static let applicationDefault = DatastoreLocation()
      /// That of a group of apps.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation()
      }
      /// A folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
    }

    /// Sets the time between two tips.
    public static func displayFrequency(
      _ displayFrequency: DisplayFrequency
    ) -> ConfigurationOption { ConfigurationOption() }

    /// Sets the place where tips are counted.
    public static func datastoreLocation(
      _ datastoreLocation: DatastoreLocation
    ) -> ConfigurationOption { ConfigurationOption() }
  }

  /// Prepares tips, which are ready here.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}

  /// Makes all tips ones that are shown again.
  public static func resetDatastore() throws { TipStates.shared.resetAll() }

  /// Shows all tips.
  public static func showAllTipsForTesting() { TipStates.shared.setHidden(false) }

  /// Hides all tips.
  public static func hideAllTipsForTesting() { TipStates.shared.setHidden(true) }

  /// Lists buttons.
  @resultBuilder
  public enum ActionBuilder {
    /// A button.
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    /// Buttons.
    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
    /// Several buttons.
    public static func buildBlock(_ components: [Action]...) -> [Action] {
      components.flatMap { $0 }
    }
    /// An `if` without `else`.
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    /// The first branch of an `if`.
    public static func buildEither(first component: [Action]) -> [Action] { component }
    /// The other branch of an `if`.
    public static func buildEither(second component: [Action]) -> [Action] { component }
  }

  /// Lists conditions.
  @resultBuilder
  public enum RuleBuilder {
    /// A condition.
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    /// Conditions.
    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
    /// Several conditions.
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
  }

  /// Lists limits.
  @resultBuilder
  public enum OptionsBuilder {
    /// A limit.
    public static func buildExpression(_ expression: any TipOption) -> [any TipOption] {
      [expression]
    }
    /// Limits.
    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] {
      expression
    }
    /// Several limits.
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
      components.flatMap { $0 }
    }
  }
}
