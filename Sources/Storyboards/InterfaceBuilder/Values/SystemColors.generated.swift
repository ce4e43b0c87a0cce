// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-colors.json

import RichText

/// Colors that documents name without components.
enum SystemColors {
  /// The components of UIKit's fixed colors, by the name of their property.
  private static let all: [String: Color] = [
    "blackColor": Color(white: 0),
    "darkGrayColor": Color(white: 1.0 / 3),
    "lightGrayColor": Color(white: 2.0 / 3),
    "whiteColor": Color(white: 1),
    "grayColor": Color(white: 0.5),
    "redColor": Color(red: 1, green: 0, blue: 0),
    "greenColor": Color(red: 0, green: 1, blue: 0),
    "blueColor": Color(red: 0, green: 0, blue: 1),
    "cyanColor": Color(red: 0, green: 1, blue: 1),
    "yellowColor": Color(red: 1, green: 1, blue: 0),
    "magentaColor": Color(red: 1, green: 0, blue: 1),
    "orangeColor": Color(red: 1, green: 0.5, blue: 0),
    "purpleColor": Color(red: 0.5, green: 0, blue: 0.5),
    "brownColor": Color(red: 0.6, green: 0.4, blue: 0.2),
    "clearColor": Color(white: 0, alpha: 0),
    "darkTextColor": Color(white: 0),
    "lightTextColor": Color(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": Color(red: 0.949, green: 0.949, blue: 0.969),
  ]

  /// The components of a fixed color, by the name of its property.
  static func fixed(_ name: String?) -> Color? { name.flatMap { all[$0] } }
}
