// The examples of the documentation of FontManagement.

import DynamicType
import FontDescriptors
import FontManagement

let body = Font.systemFont(ofSize: 17)
print(body.fontName, body.lineHeight)  // .SFUI-Regular 20.287109375
print(body.diagnostics.isEmpty)  // true

let descriptor = FontDescriptor(family: "Helvetica Neue", pointSize: 17)
let standIn = Font(descriptor: descriptor, size: 0)
print(standIn.diagnostics)  // [Helvetica Neue: Liberation Sans; widths as measured (PDF fil…

print(Font(name: "HelveticaNeue-Bald", size: 17) == nil)  // true
print(Font(name: ".SFUI-Bold", size: 17) == nil)  // true

let upright = FontDescriptor(family: "Noto Sans Thai", pointSize: 17)
print(upright.withSymbolicTraits(.italic) == nil)  // true
let allowing = upright.addingAttributes([.synthesis(.all)])
let oblique = allowing.withSymbolicTraits(.italic).map { Font(descriptor: $0, size: 0) }
print(oblique?.synthesizedStyles ?? [])  // style

let regular = FontDescriptor(family: "Noto Sans Thai")
let faces = regular.matchingFontDescriptors(withMandatoryKeys: nil)
print(faces.compactMap(\.face))  // ["Regular", "Bold"]

let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
let scaled = FontMetrics(forTextStyle: .body).scaledFont(for: body, compatibleWith: largest)
print(scaled.pointSize)  // 48.0
print(scaled.adjusted(to: TraitCollection(preferredContentSizeCategory: .large)).pointSize)  // 17.0

let path = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
let (collection, errors) = FontCollection.opening([path, "/usr/share/fonts/missing.ttf"])
print(collection.familyNames, errors.count)  // ["Noto Sans Arabic"] 1
collection.performAsCurrent {
  print(Font(name: "NotoSansArabic-Regular", size: 17) != nil)  // true
}
