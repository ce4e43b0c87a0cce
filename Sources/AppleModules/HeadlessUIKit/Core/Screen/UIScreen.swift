public import DynamicType
public import Foundation

/// A display: the size, the pixels and the traits of a device.
///
/// ```swift
/// UIScreen(device, in: .portrait).performAsCurrent {
///   let window = UIWindow(frame: UIScreen.main.bounds)
/// }
/// ```
///
/// `@unchecked Sendable`: its properties are constant, and a subclass must keep them so.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The screen of the current task.
  ///
  /// By default it is the screen of the device that the variable `SIMULATOR_DEVICE_NAME` names, which Apple's
  /// simulators set, or else that of an iPhone with 393 by 852 points at 3x.
  public static var current: UIScreen { ScreenContext.current.display }

  /// Runs a closure in which this screen is ``current``; child tasks inherit it.
  public func performAsCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try ScreenContext.with(\.display, self).perform(operation)
  }

  /// Runs an asynchronous closure in which this screen is ``current``; child tasks inherit it.
  public func performAsCurrent<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ScreenContext.with(\.display, self).perform(operation)
  }

  /// The default screen of a program.
  static let ofProgram =
    simulated.map { UIScreen($0) }
    ?? UIScreen(
      size: Size(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(
        displayScale: 3,
        userInterfaceIdiom: .phone,
        horizontalSizeClass: .compact,
        verticalSizeClass: .regular
      )
    )

  /// The device that the variable `SIMULATOR_DEVICE_NAME` names; `nil` if the variable is not set or names no
  /// known device.
  package static let simulated: Device? =
    ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"].flatMap(Device.named)

  /// The screen of the device.
  public static var main: UIScreen { current }

  private let size: Size
  private let deviceTraits: UITraitCollection
  /// The insets that the device's shape, its status bar and its home indicator cover.
  public let safeAreaInsets: UIEdgeInsets

  /// Creates a screen by its numbers.
  public init(size: Size, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    safeAreaInsets = safeArea
    deviceTraits = traits
  }

  /// Creates a screen like the current task's.
  public override init() {
    let screen = UIScreen.current
    size = screen.size
    safeAreaInsets = screen.safeAreaInsets
    deviceTraits = screen.deviceTraits
  }

  /// Creates the screen of a device.
  public convenience init(_ device: Device, in orientation: Device.Orientation = .portrait) {
    self.init(
      size: device.size(in: orientation),
      safeArea: device.safeArea(in: orientation),
      traits: device.traits(in: orientation)
    )
  }

  /// The bounds in points and the pixels per point.
  open override var description: String {
    "<UIScreen: bounds = {{0, 0}, {\(size.width), \(size.height)}}; "
      + "scale = \(traitCollection.displayScale)>"
  }

  /// The rectangle of the screen in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The rectangle in pixels, as if the device were upright.
  open var nativeBounds: CGRect {
    let upright = uprightBounds
    return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
  }

  /// The rectangle in points with the device upright.
  var uprightBounds: CGRect {
    guard [.phone, .pad].contains(deviceTraits.userInterfaceIdiom) else { return bounds }
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return CGRect(x: 0, y: 0, width: short, height: long)
  }

  /// The pixels of a point.
  open var scale: CGFloat { deviceTraits.displayScale }

  /// The pixels of a point of the display itself.
  open var nativeScale: CGFloat { scale }

  /// Whether a camera is in the upper edge of the screen, so that content keeps clear of it even without a
  /// status bar: iPhones with a home indicator.
  var hasHousingInScreen: Bool {
    deviceTraits.userInterfaceIdiom == .phone && safeAreaInsets.bottom > 0
  }

  /// The traits of the device, combined with those of the application's environment.
  ///
  /// The system version is that of the environment or of the device's traits, or else the newest version
  /// whose sizes are known.
  open var traitCollection: UITraitCollection {
    var traits = UITraitCollection.fallback
      .merging(deviceTraits)
      .merging(TraitEnvironment.application.traitCollection.withoutDevice)
    traits.systemVersion = systemGeneration.version
    return traits
  }

  /// The system version of the drawn screen.
  var systemGeneration: SystemGeneration {
    let environment = TraitEnvironment.application.traitCollection.systemVersion
    return SystemGeneration(
      environment == .unspecified
        ? deviceTraits.systemVersion : environment ?? deviceTraits.systemVersion
    )
  }
}

extension UITraitCollection {
  /// The traits that a person sets, without those of the device.
  var withoutDevice: UITraitCollection {
    UITraitCollection(
      preferredContentSizeCategory: preferredContentSizeCategory,
      layoutDirection: layoutDirection,
      legibilityWeight: legibilityWeight,
      userInterfaceStyle: userInterfaceStyle,
      systemVersion: systemVersion == .unspecified ? nil : systemVersion
    )
  }
}
