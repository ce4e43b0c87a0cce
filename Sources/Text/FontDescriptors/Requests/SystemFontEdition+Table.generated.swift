// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/fonts.json

import DynamicType

// swift-format-ignore
extension SystemFontEdition {
  /// The edition of each version of iOS.
  static let byVersion = ValueByVersion<SystemFontEdition>([
    (0, .oneFont),  // published
    (9, .twoFonts),  // published
    (14, .oneFont),  // measured
  ])
}
