public import Foundation
import RichText
import Snapshots

/// A color space; all colors here are in sRGB.
public final class CGColorSpace: NSObject, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3, whose colors are treated as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the extended space of sRGB.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  /// The number of components of a color, without the opacity.
  public let numberOfComponents: Int

  /// The kind of components: grays, or red, green and blue.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  init(numberOfComponents: Int) {
    self.numberOfComponents = numberOfComponents
    super.init()
  }

  /// Creates a space of red, green and blue by its name.
  public convenience init?(name: String) { self.init(numberOfComponents: 3) }
}

extension CGColor {
  /// The space of the components, which is sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}

/// The kind of components that the colors of a space have.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the space of the device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// Returns the space of the device's grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a value from the raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors at positions between 0 and 1.
public final class CGGradient: NSObject {
  private let stops: [(location: Double, color: Color)]

  /// Creates a gradient of colors, at equal distances unless locations are given.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: NSArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      (locations.map { Double($0[index]) } ?? Double(index) / last, color.rgba)
    }
    super.init()
  }

  /// Creates a gradient of colors by their components, at equal distances unless locations are given.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let last = Double(max(1, count - 1))
    self.init(
      (0..<count).map { index in
        let parts = (0..<width).map { Double(components[index * width + $0]) }
        let location = locations.map { Double($0[index]) } ?? Double(index) / last
        let color =
          width == 2
          ? Color(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
          : Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        return (location, color)
      }
    )
  }

  init(_ stops: [(location: Double, color: Color)]) {
    self.stops = stops
    super.init()
  }

  func along(_ shape: Gradient.Shape) -> Gradient {
    var gradient = Gradient(shape, colors: stops.map(\.color))
    for index in gradient.stops.indices { gradient.stops[index].location = stops[index].location }
    gradient.stops.sort { $0.location < $1.location }
    return gradient
  }
}
