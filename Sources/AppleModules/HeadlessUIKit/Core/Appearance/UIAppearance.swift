import DynamicType
public import Foundation

/// A class whose default look a program can choose.
///
/// ```swift
/// UILabel.appearance().textColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
/// ```
///
/// `appearance()` returns a proxy: an instance of the class that is in no window. Values that are
/// set on it are taken over by the views of the class, and of its subclasses, when they enter a
/// window, and when their traits change. A proxy is made by `init(coder:)`, so a class of which one
/// is asked for must not trap there.
///
/// Only some properties take part, see <doc:AppearanceProxies>. A view keeps what was set in it, be it
/// the default value, and be it by its subclass while it is made: setters are watched, as UIKit's are
/// ([Steinberger, UIAppearance for Custom Views](https://petersteinberger.com/blog/2013/uiappearance-for-custom-views)).
/// A value that UIKit itself sets in a view that it hands out, such as the font of a cell's label, counts as
/// set where it differs from a new instance of the class.
///
/// Of two proxies that set the same property the more specific one wins: that of the subclass, then
/// that with more containers, then that with traits, then the later one.
public protocol UIAppearance: AnyObject {
  /// Creates the object that stands for the class.
  init?(coder: NSCoder)

  /// The proxy of the class.
  static func appearance() -> Self

  /// The proxy for what lies in instances of classes, the innermost named first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for views whose traits hold those that are specified.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for views with traits that lie in instances of classes.
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

  /// The proxy for what lies in instances of classes, the innermost named first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// The proxy for objects whose traits hold those that are specified.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The proxy for objects with traits that lie in instances of classes.
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
