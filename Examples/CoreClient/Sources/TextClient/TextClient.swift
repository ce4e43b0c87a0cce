// A program that holds attributed text and needs no font library: what a reader of documents uses.

import DynamicType
import FontDescriptors
import RichText

/// An attribute of the program's own.
enum Footnote: TextAttributeKey {
  typealias Value = Int
  static let name = "footnote"
}

/// Prints the runs of a text at the default size and at the largest one.
@main
enum TextClient {
  static func main() {
    var text = AttributedText("Larger text", font: .preferredFont(forTextStyle: .body))
    text.update(in: 0..<6) {
      $0.font = FontRequest(descriptor: FontDescriptor(family: "Menlo", weight: .bold), size: 12)
      $0[Footnote.self] = 1
    }
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      print(category)
      let traits = TraitCollection(preferredContentSizeCategory: category)
      for run in text.adjusted(to: traits).runs {
        let attributes = run.attributes
        let family = attributes.font.descriptor.family ?? "system font"
        let note = attributes[Footnote.self].map { ", footnote \($0)" } ?? ""
        print("  \(run.range): \(family) of \(attributes.font.pointSize)\(note)")
      }
    }
  }
}
