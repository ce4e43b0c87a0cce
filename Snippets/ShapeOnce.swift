// The examples of the documentation of Typesetting.

import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Typesetting

let font = Font.preferredFont(forTextStyle: .body)
let text = ShapedText(AttributedText("Larger text for everyone", font: font.request))

let lineCounts = ContentSizeCategory.allCases.map { category in
  let traits = TraitCollection(preferredContentSizeCategory: category)
  return text.adjusted(to: traits).measure(width: 200).lineCount
}
print(lineCounts)  // [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4]

let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
let label = text.adjusted(to: large).labelMeasure(
  width: 200,
  maximumLines: nil,
  displayScale: 3
)
print(label.width, label.height, label.lineCount)  // 200.0 79.66666666666667 2

let paragraph = ShapedParagraph("Larger text for everyone", font: font)
let sizes = [17.0, 28, 53].map { ScaledStyle(.systemFont(ofSize: $0)) }
print(sizes.map { paragraph.measure($0, width: 200).lineCount })  // [1, 2, 4]
print(sizes.map { paragraph.measure($0, width: 400).lineCount })  // [1, 1, 2]

var style = ParagraphStyle.default
style.lineBreakMode = .truncateTail
let layout = ShapedText(text.text, style: style).layout(width: 120, maximumLines: 1)
print(layout.lines.map(\.visibleText))  // ["Larger text fo…"]
