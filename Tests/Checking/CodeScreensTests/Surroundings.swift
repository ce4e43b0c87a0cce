import DynamicType
import Foundation
import HeadlessUIKit
import Testing

/// The answers that code gets when it asks UIKit for its device, its application and its traits.
struct Surroundings: Hashable, Sendable {
  /// The answers of `UIScreen` and of the scene's screen.
  struct Display: Hashable, Sendable {
    var size: CGSize
    var pixels: CGSize
    var scale: CGFloat
    var nativeScale: CGFloat
    var screens = 1
    var isScreenOfScene = true
  }

  /// The answers of `UIDevice`.
  struct Hardware: Hashable, Sendable {
    var model: String
    var localizedModel: String
    var name: String
    var systemName: String
    var systemVersion: String
    var idiom: UIUserInterfaceIdiom
    var orientation: UIDeviceOrientation
  }

  /// The answers of a collection of traits.
  struct Traits: Hashable, Sendable {
    var scale: CGFloat
    var idiom: UIUserInterfaceIdiom
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass
    var category: UIContentSizeCategory
    var style: UIUserInterfaceStyle
    var direction: UITraitEnvironmentLayoutDirection
    var weight: UILegibilityWeight
    var contrast: UIAccessibilityContrast
    var level: UIUserInterfaceLevel

    init(_ traits: UITraitCollection) {
      (scale, idiom) = (traits.displayScale, traits.userInterfaceIdiom)
      (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
      category = traits.preferredContentSizeCategory
      (style, direction) = (traits.userInterfaceStyle, traits.layoutDirection)
      weight = traits.legibilityWeight
      (contrast, level) = (traits.accessibilityContrast, traits.userInterfaceLevel)
    }
  }

  /// The answers of `UIApplication.shared` and its scene.
  struct Application: Hashable, Sendable {
    var state: UIApplication.State
    var category: UIContentSizeCategory
    var direction: UIUserInterfaceLayoutDirection
    var orientation: UIInterfaceOrientation
    var sceneOrientation: UIInterfaceOrientation?
    var hidesStatusBar: Bool
    var windows = 1
    var scenes = 1
    var keyWindow: CGSize?
    var isKeyInScene = true
    var safeArea: UIEdgeInsets
  }

  var display: Display
  var hardware: Hardware
  var current: Traits
  var ofScreen: Traits
  var ofWindow: Traits?
  var application: Application

  /// Asks the objects of UIKit.
  static func asked() -> Surroundings {
    let (screen, device, app) = (UIScreen.main, UIDevice.current, UIApplication.shared)
    let scene = app.connectedScenes.first as? UIWindowScene
    return Surroundings(
      display: Display(
        size: screen.bounds.size,
        pixels: screen.nativeBounds.size,
        scale: screen.scale,
        nativeScale: screen.nativeScale,
        screens: UIScreen.screens.count,
        isScreenOfScene: scene?.screen === screen
      ),
      hardware: Hardware(
        model: device.model,
        localizedModel: device.localizedModel,
        name: device.name,
        systemName: device.systemName,
        systemVersion: device.systemVersion,
        idiom: device.userInterfaceIdiom,
        orientation: device.orientation
      ),
      current: Traits(.current),
      ofScreen: Traits(screen.traitCollection),
      ofWindow: app.keyWindow.map { Traits($0.traitCollection) },
      application: Application(
        state: app.applicationState,
        category: app.preferredContentSizeCategory,
        direction: app.userInterfaceLayoutDirection,
        orientation: app.statusBarOrientation,
        sceneOrientation: scene?.interfaceOrientation,
        hidesStatusBar: app.isStatusBarHidden,
        windows: app.windows.count,
        scenes: app.connectedScenes.count,
        keyWindow: app.keyWindow?.bounds.size,
        isKeyInScene: scene?.keyWindow === app.keyWindow,
        safeArea: app.keyWindow?.safeAreaInsets ?? .zero
      )
    )
  }

  /// The answers on a device that shows a dark screen in Arabic, as iOS 18.
  ///
  /// A device that is turned to one side turns its interface to the other (Apple's documentation of
  /// `UIInterfaceOrientation.landscapeLeft`). An iPhone in landscape has no status bar
  /// (`UIViewController.prefersStatusBarHidden`).
  static func expected(on held: HeldDevice, _ category: UIContentSizeCategory) -> Surroundings {
    let isLandscape = held.orientation == .landscape
    let isPad = held.idiom == .pad
    var traits = Traits(UITraitCollection())
    (traits.scale, traits.idiom) = (held.scale, held.idiom)
    (traits.horizontal, traits.vertical) = (held.horizontal, held.vertical)
    (traits.category, traits.style, traits.direction) = (category, .dark, .rightToLeft)
    (traits.weight, traits.contrast, traits.level) = (.regular, .normal, .base)
    let orientation: UIInterfaceOrientation = isLandscape ? .landscapeLeft : .portrait
    return Surroundings(
      display: Display(
        size: held.size,
        pixels: held.pixels,
        scale: held.scale,
        nativeScale: held.scale
      ),
      hardware: Hardware(
        model: isPad ? "iPad" : "iPhone",
        localizedModel: isPad ? "iPad" : "iPhone",
        name: isPad ? "iPad" : "iPhone",
        systemName: isPad ? "iPadOS" : "iOS",
        systemVersion: "18.0",
        idiom: held.idiom,
        orientation: isLandscape ? .landscapeRight : .portrait
      ),
      current: traits,
      ofScreen: traits,
      ofWindow: traits,
      application: Application(
        state: .active,
        category: category,
        direction: .rightToLeft,
        orientation: orientation,
        sceneOrientation: orientation,
        hidesStatusBar: isLandscape && !isPad,
        keyWindow: held.size,
        safeArea: held.safeArea
      )
    )
  }
}

/// A device as it is held: sizes are those of the Human Interface Guidelines (Layout, Specifications), safe areas
/// those of `Reference/devices.json`, which names their sources.
struct HeldDevice: CustomTestStringConvertible, Sendable {
  var name: String
  var orientation = Device.Orientation.portrait
  var size: CGSize
  var pixels: CGSize
  var scale: CGFloat
  var idiom: UIUserInterfaceIdiom
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass
  var safeArea: UIEdgeInsets

  var testDescription: String { "\(name), \(orientation)" }

  static let all = [
    HeldDevice(
      name: "iPhone 16",
      size: CGSize(width: 393, height: 852),
      pixels: CGSize(width: 1179, height: 2556),
      scale: 3,
      idiom: .phone,
      horizontal: .compact,
      vertical: .regular,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    ),
    HeldDevice(
      name: "iPhone 16",
      orientation: .landscape,
      size: CGSize(width: 852, height: 393),
      pixels: CGSize(width: 1179, height: 2556),
      scale: 3,
      idiom: .phone,
      horizontal: .compact,
      vertical: .compact,
      safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    ),
    HeldDevice(
      name: "iPad Pro 11-inch",
      size: CGSize(width: 834, height: 1194),
      pixels: CGSize(width: 1668, height: 2388),
      scale: 2,
      idiom: .pad,
      horizontal: .regular,
      vertical: .regular,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    ),
    HeldDevice(
      name: "iPad Pro 11-inch",
      orientation: .landscape,
      size: CGSize(width: 1194, height: 834),
      pixels: CGSize(width: 1668, height: 2388),
      scale: 2,
      idiom: .pad,
      horizontal: .regular,
      vertical: .regular,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    ),
  ]
}
