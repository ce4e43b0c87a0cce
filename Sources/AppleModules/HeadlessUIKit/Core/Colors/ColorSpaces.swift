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
    // The component is full near its own hue and falls to the minimum a third of the circle away.
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
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

  /// The gray that is as light as the color, with the weights of ITU-R BT.601.
  package var gray: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
