public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit

/// The room of a view of SwiftUI in a picture.
public enum SwiftUISnapshotLayout {
  /// A device.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view has by itself.
  case sizeThatFits
}

extension Snapshotting where Value: HeadlessSwiftUI.View, Format == UIImage {
  /// A view of SwiftUI as a picture, at its ideal size.
  public static var image: Snapshotting { image() }

  /// A view of SwiftUI as a picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the window of the app is used; the picture is the same.
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - layout: The room of the view.
  ///   - traits: Traits that come before the device's.
  /// - Returns: The way.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision, perceptualPrecision, scale: traits.displayScale).pullback {
      view in
      let controller = UIHostingController(rootView: view)
      let config: ViewImageConfig
      switch layout {
      case .device(let device): config = device
      case .fixed(let width, let height):
        config = ViewImageConfig(size: CGSize(width: width, height: height))
      case .sizeThatFits:
        config = ViewImageConfig(size: size(of: view, traits))
      }
      return ShownView(controller, on: config, size: nil, traits: traits).image
    }
  }

  /// The size that a view has by itself.
  ///
  /// It is measured before it stands in a window, where nothing says the size classes: published pictures of
  /// views that ask for them at accessibility sizes are larger than what they show.
  private static func size(of view: Value, _ traits: UITraitCollection) -> CGSize {
    let alone = view.environment(\.horizontalSizeClass, nil).environment(\.verticalSizeClass, nil)
    let controller = UIHostingController(rootView: alone)
    controller.traitOverrides = traits
    return controller.sizeThatFits(in: .zero)
  }
}
