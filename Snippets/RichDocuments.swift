// The examples of the article on documents and pasteboards.

import Foundation
import UIKit

let file = #"{\rtf1\ansi\cocoatextscaling1{\fonttbl\f0 Helvetica;}\f0\fs34 Milk}"#
let bytes = Data(file.utf8)

var attributes: NSDictionary?
let text = try NSAttributedString(data: bytes, options: [:], documentAttributes: &attributes)
let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
print(font?.pointSize ?? 0)  // 17.0
print(attributes?[NSAttributedString.DocumentAttributeKey.textScaling] ?? "")  // 1

let forMac = try text.data(
  from: NSRange(location: 0, length: text.length),
  documentAttributes: [
    .documentType: NSAttributedString.DocumentType.rtf,
    .textScaling: NSTextScalingType.standard.rawValue,
    .sourceTextScaling: NSTextScalingType.iOS.rawValue,
  ]
)
print(String(decoding: forMac, as: UTF8.self).contains(#"\fsmilli13090"#))  // true

let phone = UITextView()
phone.attributedText = text
phone.selectAll(nil)
phone.copy(nil)

let mac = UITextView()
mac.usesStandardTextScaling = true
mac.allowsEditingTextAttributes = true
mac.paste(nil)
let pasted = mac.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
print(pasted?.pointSize ?? 0)  // 13.09

var styled = AttributedString("Total")
styled.font = .preferredFont(forTextStyle: .body)
styled.underlineStyle = .single
let label = UILabel()
label.attributedText = NSAttributedString(styled)

UIPasteboard.general.setObjects([text])
let provider = UIPasteboard.general.itemProviders[0]
provider.loadObject(ofClass: NSAttributedString.self) { object, error in
  // A text with the sizes of iOS.
}

let list = NSTextList(markerFormat: .decimal, startingItemNumber: 1)
let item = NSMutableParagraphStyle()
item.textLists = [list]
let table = NSTextTable()
let cell = NSMutableParagraphStyle()
cell.textBlocks = [
  NSTextTableBlock(table: table, startingRow: 0, rowSpan: 1, startingColumn: 0, columnSpan: 2)
]
print(item.textLists[0].marker(forItemNumber: 3), cell.textBlocks.count)  // 3 1
