public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller as a picture, at the size of its view.
  public static var image: Snapshotting { image() }

  /// A controller on a device as a picture.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - size: The size in points instead of the device's.
  ///   - traits: Traits that come before the device's.
  /// - Returns: The way.
  public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision, perceptualPrecision, scale: traits.displayScale).pullback {
      ShownView($0, on: config, size: size, traits: traits).image
    }
  }

  /// A controller as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the window of the app is used; the picture is the same.
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - size: The size in points instead of the view's.
  ///   - traits: The traits.
  /// - Returns: The way.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(),
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      size: size,
      traits: traits
    )
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of controllers as text.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      ShownView(controller, on: ViewImageConfig(), size: nil, traits: UITraitCollection())
        .show { _ in ControllerDescription(controller).text }
    }
  }

  /// The tree of a controller's views with their frames as text.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of a controller's views with their frames as text.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: The size in points instead of the device's.
  ///   - traits: Traits that come before the device's.
  /// - Returns: The way.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(),
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      ShownView(controller, on: config, size: size, traits: traits)
        .show { ViewDescription($0).text }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view as a picture, at its size.
  public static var image: Snapshotting { image() }

  /// A view as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the window of the app is used; the picture is the same.
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - size: The size in points instead of the view's; a view without a size has the one that fits.
  ///   - traits: The traits.
  /// - Returns: The way.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision, perceptualPrecision, scale: traits.displayScale).pullback {
      ShownView($0, size: size, traits: traits).image
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of a view with its frames as text.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of a view with its frames as text.
  ///
  /// - Parameters:
  ///   - size: The size in points instead of the view's.
  ///   - traits: The traits.
  /// - Returns: The way.
  public static func recursiveDescription(
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback {
      ShownView($0, size: size, traits: traits).show { ViewDescription($0).text }
    }
  }
}
