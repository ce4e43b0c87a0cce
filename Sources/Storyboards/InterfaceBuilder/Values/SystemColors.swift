import RichText

/// Colors that documents name without components.
enum SystemColors {
  /// The components of UIKit's fixed colors, by the name of their property.
  ///
  /// Source: the values in Apple's documentation of `UIColor`, "Fixed colors" and "Text colors".
  /// `groupTableViewBackgroundColor` is the value that documents of Xcode 11 and later keep for it.
  static func fixed(_ name: String?) -> Color? {
    switch name {
    case "blackColor", "darkTextColor": .init(white: 0)
    case "whiteColor": .init(white: 1)
    case "lightTextColor": .init(white: 1, alpha: 0.6)
    case "darkGrayColor": .init(white: 1.0 / 3)
    case "grayColor": .init(white: 0.5)
    case "lightGrayColor": .init(white: 2.0 / 3)
    case "clearColor": .init(white: 0, alpha: 0)
    case "redColor": .init(red: 1, green: 0, blue: 0)
    case "greenColor": .init(red: 0, green: 1, blue: 0)
    case "blueColor": .init(red: 0, green: 0, blue: 1)
    case "cyanColor": .init(red: 0, green: 1, blue: 1)
    case "yellowColor": .init(red: 1, green: 1, blue: 0)
    case "magentaColor": .init(red: 1, green: 0, blue: 1)
    case "orangeColor": .init(red: 1, green: 0.5, blue: 0)
    case "purpleColor": .init(red: 0.5, green: 0, blue: 0.5)
    case "brownColor": .init(red: 0.6, green: 0.4, blue: 0.2)
    case "groupTableViewBackgroundColor": .init(red: 0.949, green: 0.949, blue: 0.969)
    default: nil
    }
  }
}
