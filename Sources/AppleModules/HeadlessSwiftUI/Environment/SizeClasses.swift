import HeadlessUIKit

/// The size class of a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }

  /// The class of UIKit.
  static func traits(_ sizeClass: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    case nil: .unspecified
    }
  }
}

extension EnvironmentValues {
  /// The horizontal size class; `nil` outside a screen.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.horizontalSizeClass) }
    set { traits.horizontalSizeClass = UserInterfaceSizeClass.traits(newValue) }
  }

  /// The vertical size class; `nil` outside a screen.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.verticalSizeClass) }
    set { traits.verticalSizeClass = UserInterfaceSizeClass.traits(newValue) }
  }
}
