// The examples of the README and of the documentation of DynamicType.

import DynamicType

let traits = TraitCollection(
  preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
  displayScale: 3
)
let metrics = FontMetrics(forTextStyle: .body)

if let entry = TypeTable.iOS.entry(for: .body, at: traits.preferredContentSizeCategory) {
  print(entry.pointSize, entry.leading)  // 53.0 62.0
}
print(metrics.scaledPointSize(for: 17, compatibleWith: traits))  // 48.0, as UIFontMetrics has it
print(metrics.scaledValue(for: 8, compatibleWith: traits))  // 22.666…, on the pixels of the screen
print(ForeignScale.gnome(1.25).category.shortName)  // XXL
