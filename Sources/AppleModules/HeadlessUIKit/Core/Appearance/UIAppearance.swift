import DynamicType
public import Foundation

/// A class whose default look a program can choose.
///
/// ```swift
/// UILabel.appearance().textColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
/// ```
///
/// `appearance()` returns a proxy: an instance of the class that is in no window. Views of the class and of
/// its subclasses take the values that are set on the proxy when they enter a window, and when their traits
/// change. A proxy is made by `init(coder:)`, so a class with a proxy must not trap there.
///
/// Only some properties take part, see <doc:AppearanceProxies>. A view keeps a value that was set on it, even
/// if it is the default value or was set by its subclass during initialization: setters are observed, as
/// UIKit's are ([Steinberger, UIAppearance for Custom
/// Views](https://petersteinberger.com/blog/2013/uiappearance-for-custom-views)). A value that UIKit itself
/// sets on a view that it provides, such as the font of a cell's label, counts as set where it differs from a
/// new instance of the class.
///
/// If two proxies set the same property, the more specific one wins: that of the subclass, then that with
/// more containers, then that with traits, then the later one.
public protocol UIAppearance: AnyObject {
  /// Creates the object that represents the class.
  init?(coder: NSCoder)

  /// The proxy of the class.
  static func appearance() -> Self

  /// The proxy for instances inside containers of some classes, the innermost named first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for views whose traits match the specified ones.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for views with traits inside containers of some classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose instances can contain views.
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance {
  /// The proxy of the class.
  public static func appearance() -> Self { proxy(nil, []) }

  /// The proxy for instances inside containers of some classes, the innermost named first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// The proxy for objects whose traits match the specified ones.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The proxy for objects with traits inside containers of some classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRegistry.current.proxy(Self.self, traits, containers) { Self(coder: NSCoder()) }
  }
}
