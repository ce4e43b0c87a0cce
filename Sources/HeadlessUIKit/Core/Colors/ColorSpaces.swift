import Foundation
package import RichText

extension Color {
  /// Creates a color of 24 bits, red in the highest byte.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// Creates a color of hue, saturation and brightness, each 0 to 1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    // The component is full near its own hue and falls to the floor a third of the circle away.
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color of components in the Display P3 space; they may leave 0 to 1 in sRGB.
  ///
  /// Source: the matrices of CSS Color 4 (P3 to XYZ, XYZ to linear sRGB), multiplied.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let linear = (Self.linear(red), Self.linear(green), Self.linear(blue))
    func row(_ x: Double, _ y: Double, _ z: Double) -> Double {
      Self.encoded(x * linear.0 + y * linear.1 + z * linear.2)
    }
    self.init(
      red: row(1.2249401763, -0.2249401763, 0),
      green: row(-0.0420569547, 1.0420569547, 0),
      blue: row(-0.0196375546, -0.0786360456, 1.0982736002),
      alpha: alpha
    )
  }

  /// The hue, saturation and brightness, each 0 to 1; a gray has the hue 0.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0, high > 0 else { return (0, 0, high) }
    let sixth =
      if high == red {
        (green - blue) / range
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / high, high)
  }

  /// The gray that is as light as the color, by the weights of ITU-R BT.601.
  package var grey: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
