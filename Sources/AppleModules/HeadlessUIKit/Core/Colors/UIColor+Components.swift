public import Foundation
import RichText

extension UIColor {
  /// The color under the current traits.
  public var cgColor: CGColor { CGColor(rgba(for: .current)) }

  /// Returns the components under the current traits.
  ///
  /// - Returns: True; every color has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(for: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the gray that is as light as the color, and its opacity.
  ///
  /// - Returns: True; every color has a lightness.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(for: .current)
    white?.pointee = color.gray
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns hue, saturation and brightness under the current traits.
  ///
  /// - Returns: True; every color has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(for: .current)
    let parts = color.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }
}
