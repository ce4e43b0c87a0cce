// The pictures of Documentation/CopiedText.md: text that is copied from an editor of iOS into one of macOS, and
// one document at both text scalings and three text sizes. They are written into the folder of the first
// argument, if there is one.

import DocumentPages
import DynamicType
import FontDescriptors
import Foundation
import Rendering
import RichText
import Snapshots
import Typesetting
import UIKit

// MARK: - The story

/// A note as a person writes it on iOS.
func note() -> NSAttributedString {
  let text = NSMutableAttributedString(
    string: "Shopping\n",
    attributes: [.font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.systemIndigo]
  )
  let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  text.append(NSAttributedString(string: "Milk, bread and a ", attributes: body))
  var linked = body
  linked[.underlineStyle] = NSUnderlineStyle.single.rawValue
  text.append(NSAttributedString(string: "newspaper", attributes: linked))
  text.append(NSAttributedString(string: ". The bakery closes at six.", attributes: body))
  return text
}

func editor(_ text: NSAttributedString?, isMac: Bool) -> UITextView {
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 130))
  view.allowsEditingTextAttributes = true
  view.usesStandardTextScaling = isMac
  view.backgroundColor = .white
  view.attributedText = text
  return view
}

let phone = editor(note(), isMac: false)
phone.selectAll(nil)
phone.copy(nil)

let mac = editor(nil, isMac: true)
mac.paste(nil)

let file = try mac.attributedText.data(
  from: NSRange(location: 0, length: mac.attributedText.length),
  documentAttributes: [
    .documentType: NSAttributedString.DocumentType.rtf,
    .textScaling: NSTextScalingType.standard.rawValue,
  ]
)
let opened = editor(try NSAttributedString(data: file, documentAttributes: nil), isMac: false)
let unconverted = editor(note(), isMac: true)

// MARK: - The pictures

/// Numbers with at most two decimals, without repeats.
func list(_ sizes: [Double]) -> String {
  var parts: [String] = []
  for size in sizes {
    let text = "\((size * 100).rounded() / 100)".replacing(/\.0$/, with: "")
    if !parts.contains(text) { parts.append(text) }
  }
  return parts.joined(separator: " and ")
}

func storedSizes(_ view: UITextView) -> String {
  list(AttributedText(view.attributedText).runs.map(\.attributes.font.pointSize))
}

func drawnSizes(_ view: UITextView) -> String {
  list(view.layoutSnapshot().texts.flatMap { $0.text.fonts.map(\.pointSize) })
}

func write(_ text: String, size: Double, at point: Point, on canvas: Canvas) {
  let layout = ShapedText(AttributedText(text, font: .systemFont(ofSize: size))).layout(width: 400)
  canvas.draw(layout, of: text, at: point, color: Color(white: 0.25))
}

let panels = [
  ("An editor of iOS, from which all is copied", phone),
  ("Pasted into an editor of macOS", mac),
  ("Saved there, and opened on iOS", opened),
  ("The same text without conversion, on macOS", unconverted),
]
let story = try Canvas(.png(scale: 2), size: Size(width: 660, height: 400))
story.fill(Rect(size: story.size), with: Color(white: 0.93))
for (index, (title, view)) in panels.enumerated() {
  let x = 20.0 + Double(index % 2) * 320
  let y = 16.0 + Double(index / 2) * 192
  write(title, size: 13, at: Point(x: x, y: y), on: story)
  let snapshot = view.layoutSnapshot()
  story.withSavedState {
    story.translate(x: x, y: y + 20)
    story.clip(to: Rect(size: snapshot.size))
    story.draw(snapshot)
  }
  let sizes = "stored \(storedSizes(view)), drawn \(drawnSizes(view))"
  write(sizes, size: 11, at: Point(x: x, y: y + 154), on: story)
}
print(storedSizes(phone), "/", drawnSizes(phone))  // 28 and 17 / 28 and 17
print(storedSizes(mac), "/", drawnSizes(mac))  // 21.56 and 13.09 / 28 and 17
print(storedSizes(opened), "/", drawnSizes(opened))  // 28 and 17 / 28 and 17
print(storedSizes(unconverted), "/", drawnSizes(unconverted))  // 28 and 17 / 36.36 and 22.08

// MARK: - A document at both scalings and three text sizes

var style = ParagraphStyle()
style.paragraphSpacing = 6
var look = TextAttributes(font: .systemFont(ofSize: 17))
look.paragraphStyle = style
var title = look
title.font = .boldSystemFont(ofSize: 28)
var document = RichTextDocument(
  AttributedText("Shopping\n", attributes: title)
    + AttributedText("Milk, bread and a newspaper.\nThe bakery closes at six.", attributes: look)
)
document.attributes.textScaling = .iOS

let categories: [ContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityLarge]
let setup = PageSetup(
  paper: Size(width: 280, height: 250),
  margins: EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
)
let sheet = try Canvas(.png(scale: 2), size: Size(width: 920, height: 580))
sheet.fill(Rect(size: sheet.size), with: Color(white: 0.93))
var captions: [String] = []
for (row, scaling) in [TextScaling.iOS, .standard].enumerated() {
  for (column, category) in categories.enumerated() {
    var page = document.converted(to: scaling)
    let traits = TraitCollection(preferredContentSizeCategory: category)
    page.changeTexts { text in
      text.scalingLengths(to: category).followingTextSize().adjusted(to: traits)
    }
    let paged = PagedDocument(page, setup: setup)
    let x = 20.0 + Double(column) * 300
    let y = 16.0 + Double(row) * 284
    let sizes = list(page.text.runs.map(\.attributes.font.pointSize))
    let caption = "\(scaling) scaling, \(category.shortName): \(sizes) points"
    write(caption, size: 11, at: Point(x: x, y: y), on: sheet)
    sheet.withSavedState {
      sheet.translate(x: x, y: y + 18)
      paged.draw(page: 0, on: sheet)
    }
    captions.append(caption)
  }
}
print(captions[0])  // iOS scaling, L: 28 and 17 points
print(captions[5])  // standard scaling, AX2: 39 and 24 points

if CommandLine.arguments.count > 1 {
  let folder = URL(filePath: CommandLine.arguments[1])
  for (name, canvas) in [("copied-text.png", story), ("text-scalings.png", sheet)] {
    guard let bitmap = canvas.bitmap() else { continue }
    try Data(bitmap.indexedPNGData()).write(to: folder.appending(path: name))
  }
}
