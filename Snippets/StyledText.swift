// The examples of the documentation of RichText.

import DynamicType
import FontDescriptors
import RichText

var text = AttributedText("Tap to continue", font: .preferredFont(forTextStyle: .body))
text.update(in: 0..<3) { $0.font = .preferredFont(forTextStyle: .title1) }
print(text.runs.map(\.range.count))  // [3, 12]
print(text.runs.map(\.attributes.font.pointSize))  // [28.0, 17.0]

let large = text.adjusted(to: TraitCollection(preferredContentSizeCategory: .accessibilityLarge))
print(large.runs.map(\.attributes.font.pointSize))  // [43.0, 33.0]

enum RevisionAuthor: TextAttributeKey {
  typealias Value = String
  static let name = "revision-author"
}

text.update(in: 4..<6) { $0[RevisionAuthor.self] = "Ada" }
print(text.attributes(at: 4)[RevisionAuthor.self] ?? "nobody")  // Ada

var note = RichTextDocument(AttributedText("Milk, bread", font: .systemFont(ofSize: 17)))
note.attributes.textScaling = .iOS
let mac = note.converted(to: .standard)
print(mac.text.runs[0].attributes.font.pointSize)  // 13.09
let reader = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
let followed = note.text.followingTextSize().adjusted(to: reader)
print(followed.runs[0].attributes.font.pointSize)  // 26.0
