// Written by Scripts/generate-tables from Reference/uikit-facts/right-to-left.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [box("a", 50, 20), box("b", 60, 20)])
  stack.semanticContentAttribute = .forceRightToLeft
  view.place(stack, x: 0, y: 100)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  view.traitOverrides.layoutDirection = .rightToLeft
  let a = box("a", 50, 20), b = box("b", 60, 20)
  view.addSubview(a)
  view.addSubview(b)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10), a.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
    b.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10), b.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
  ])
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let holder = box("holder", 200, 50), a = box("a", 50, 20)
  holder.semanticContentAttribute = .forceRightToLeft
  a.semanticContentAttribute = .forceRightToLeft
  view.place(holder, x: 0, y: 100)
  holder.addSubview(a)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10), a.topAnchor.constraint(equalTo: holder.topAnchor),
  ])
  note("direction", holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  func isRight(_ one: UISemanticContentAttribute) -> Bool {
    UIView.userInterfaceLayoutDirection(for: one, relativeTo: .rightToLeft) == .rightToLeft
  }
  note("unspecified", isRight(.unspecified))
  note("playback", isRight(.playback))
  note("spatial", isRight(.spatial))
  note("left", isRight(.forceLeftToRight))
  note("right", UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UIView()
  a.semanticContentAttribute = .forceRightToLeft
  a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 4)
  note("m", a.layoutMargins)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [box("a", 50, 20), box("b", 80, 20)])
  stack.axis = .vertical
  stack.alignment = .leading
  stack.semanticContentAttribute = .forceRightToLeft
  view.place(stack, x: 0, y: 100, width: 200)
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  plain.image = picture(20, 20)
  plain.imagePadding = 5
  let a = UIButton(configuration: plain)
  a.semanticContentAttribute = .forceRightToLeft
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
  measure {
    note("i", a.imageView?.frame ?? .zero)
    note("t", a.titleLabel?.frame ?? .zero)
  }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  view.traitOverrides.layoutDirection = .rightToLeft
  view.addSubview(framed("a", 10, 100, 50, 20))
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  view.traitOverrides.layoutDirection = .rightToLeft
  let source = keep(TableSource([1]) { cell, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
  })
  view.fill(source.feed(UITableView()))
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = picture(20, 10), b = a.imageFlippedForRightToLeftLayoutDirection()
  note("a", a.flipsForRightToLeftLayoutDirection)
  note("b", b.flipsForRightToLeftLayoutDirection)
  note("size", b.size)
}

extension Fact {
  static let rightToLeft: [Fact] = [
    Fact(
      "rtl-stack",
      "A stack that is forced right to left begins at the right.",
      source: "https://developer.apple.com/documentation/uikit/uisemanticcontentattribute/forcerighttoleft",
      expects: ["b.minX == 0", "a.minX == 60"],
      fact1
    ),
    Fact(
      "rtl-leading",
      "In a screen from right to left leading is right.",
      source: "https://developer.apple.com/documentation/uikit/uiview/leadinganchor",
      expects: ["a.maxX == 383", "b.minX == 10"],
      fact2
    ),
    Fact(
      "rtl-forced-leading",
      "Leading is right in a view that is forced right to left.",
      source: "https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection",
      expects: ["a.maxX == 190", "direction == 1"],
      fact3
    ),
    Fact(
      "rtl-direction-for",
      "Directions of the semantic attributes from right to left.",
      source: "https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:relativeto:)",
      expects: ["unspecified == 1", "playback == 0", "spatial == 0", "left == 0", "right == 1"],
      fact4
    ),
    Fact(
      "rtl-margins",
      "The leading margin is at the right from right to left.",
      source: "https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins",
      expects: ["m.right == 30", "m.left == 4"],
      fact5
    ),
    Fact(
      "rtl-stack-alignment",
      "Leading in a column from right to left is its right edge.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/leading",
      expects: ["a.maxX == 200", "b.maxX == 200"],
      fact6
    ),
    Fact(
      "rtl-button-image",
      "The leading image of a button from right to left stands right of its title.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imageplacement",
      expects: ["i.minX == t.maxX + 5"],
      fact7
    ),
    Fact(
      "rtl-masks-do-not-flip",
      "Autoresizing masks and frames know no leading edge.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct",
      expects: ["a.minX == 10"],
      fact8
    ),
    Fact(
      "rtl-table",
      "In a table from right to left the text of a row begins at the right.",
      source: "https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection",
      expects: ["textMinX(Row) > 300"],
      fact9
    ),
    Fact(
      "rtl-image-flips",
      "An image that flips says so, and its size stays.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection()",
      expects: ["a == 0", "b == 1", "size.width == 20"],
      fact10
    ),
  ]
}
