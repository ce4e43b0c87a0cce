public import Foundation

/// The order and the visibility of tabs that a person chose; here nobody chooses.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Creates the arrangement of the app.
  public init() {}

  /// Shows the tabs that are shown at first.
  public mutating func resetVisibility() {}

  /// Puts the tabs of sections into their first order.
  public mutating func resetSectionOrder() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a stored arrangement, which is that of the app at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}
