import DynamicType
import Testing

/// One trait with the means to set it, for tests that hold for every trait.
struct TraitCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let set: @Sendable (inout TraitCollection) -> Void
  let open: @Sendable (inout TraitCollection) -> Void

  /// Each trait with a value that ``complete`` does not have, and the value that leaves it open.
  static let all = [
    TraitCase("content size category") {
      $0.preferredContentSizeCategory = .extraSmall
    } open: {
      $0.preferredContentSizeCategory = .unspecified
    },
    TraitCase("display scale") {
      $0.displayScale = 1
    } open: {
      $0.displayScale = 0
    },
    TraitCase("idiom") {
      $0.userInterfaceIdiom = .mac
    } open: {
      $0.userInterfaceIdiom = .unspecified
    },
    TraitCase("horizontal size class") {
      $0.horizontalSizeClass = .regular
    } open: {
      $0.horizontalSizeClass = .unspecified
    },
    TraitCase("vertical size class") {
      $0.verticalSizeClass = .compact
    } open: {
      $0.verticalSizeClass = .unspecified
    },
    TraitCase("layout direction") {
      $0.layoutDirection = .rightToLeft
    } open: {
      $0.layoutDirection = .unspecified
    },
    TraitCase("legibility weight") {
      $0.legibilityWeight = .bold
    } open: {
      $0.legibilityWeight = .unspecified
    },
    TraitCase("interface style") {
      $0.userInterfaceStyle = .dark
    } open: {
      $0.userInterfaceStyle = .unspecified
    },
    TraitCase("system version") {
      $0.systemVersion = SystemVersion(26)
    } open: {
      $0.systemVersion = nil
    },
  ]

  /// A collection with a value for every trait.
  static let complete = TraitCollection(
    preferredContentSizeCategory: .accessibilityLarge,
    displayScale: 2,
    userInterfaceIdiom: .pad,
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular,
    layoutDirection: .leftToRight,
    legibilityWeight: .regular,
    userInterfaceStyle: .light,
    systemVersion: SystemVersion(18, 2)
  )

  private init(
    _ name: String,
    set: @escaping @Sendable (inout TraitCollection) -> Void,
    open: @escaping @Sendable (inout TraitCollection) -> Void
  ) {
    testDescription = name
    self.set = set
    self.open = open
  }
}
