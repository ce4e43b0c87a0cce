// Rich text on pages of paper.

import DocumentPages
import DynamicType
import RTF
import RichText

func report(_ document: RichTextDocument) throws -> [UInt8] {
  let pages = PagedDocument(document)
  print(pages.pageCount)  // 2
  return try pages.pdf(title: "Report")
}

let document = RTFReader.read(Array(#"{\rtf1\fs24 One\page Two}"#.utf8)).document
_ = try report(document)

var large = document
let traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
large.text = document.text.followingTextSize().adjusted(to: traits)
let largePages = PagedDocument(large)
print(largePages.pageCount)  // 2
