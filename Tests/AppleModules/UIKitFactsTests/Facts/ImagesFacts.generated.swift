// Written by Scripts/generate-tables from Reference/uikit-facts/images.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30)).named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30))
  note("a", a.frame)
  note("touches", a.isUserInteractionEnabled)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30)).named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
  onStep { a.image = picture(100, 80) }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30)).named("a")
  note("fill", UIImageView().contentMode == .scaleToFill)
  a.contentMode = .scaleAspectFit
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 200, height: 40)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30)).named("a")
  a.contentMode = .scaleAspectFit
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 200)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  note("known", UIImage(systemName: "star") != nil)
  note("unknown", UIImage(systemName: "no.such.symbol.here") == nil)
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  note("unknown", UIImage(named: "NoSuchPictureHere") == nil)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let small = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
  let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
  note("small", small?.size ?? .zero)
  note("large", large?.size ?? .zero)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  for (name, scale) in [("s", UIImage.SymbolScale.small), ("m", .medium), ("l", .large)] {
    note(name, UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: scale))?.size ?? .zero)
  }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: UIImage(systemName: "circle")), b = UIImageView(image: UIImage(systemName: "circle"))
  b.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
  note("a", a.intrinsicContentSize)
  note("b", b.intrinsicContentSize)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  note("symbol", UIImage(systemName: "star")?.isSymbolImage == true)
  note("picture", picture(10, 10).isSymbolImage)
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in }
  note("a", image.size)
  note("scale", image.scale)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = picture(10, 10)
  let b = a.withRenderingMode(.alwaysTemplate)
  note("a", a.renderingMode == .automatic)
  note("b", b.renderingMode == .alwaysTemplate)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30).withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))).named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 20, y: 100)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30)).named("a"), b = UIImageView(image: picture(60, 30)).named("b")
  note("default", a.adjustsImageSizeForAccessibilityContentSizeCategory)
  a.adjustsImageSizeForAccessibilityContentSizeCategory = true
  for (one, y) in [(a, 100), (b, 400)] {
    one.translatesAutoresizingMaskIntoConstraints = false
    view.place(one, x: 0, y: CGFloat(y))
  }
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let a = picture(20, 20).resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  note("c", a.capInsets)
  note("a", a.size)
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: picture(60, 30), highlightedImage: picture(60, 30))
  note("before", a.isHighlighted)
  a.isHighlighted = true
  note("after", a.isHighlighted)
  note("same", a.image?.size.width ?? 0)
}

extension Fact {
  static let images: [Fact] = [
    Fact(
      "image-intrinsic",
      "An image view is as large as its image.",
      source: "https://developer.apple.com/documentation/uikit/uiimageview",
      expects: ["a.width == 60", "a.height == 30"],
      fact1
    ),
    Fact(
      "image-init-frame",
      "A view that is made with an image has its size as frame.",
      source: "https://developer.apple.com/documentation/uikit/uiimageview/init(image:)",
      expects: ["a.width == 60", "a.height == 30", "touches == 0"],
      fact2
    ),
    Fact(
      "image-change",
      "A new image gives a view its size.",
      source: "https://developer.apple.com/documentation/uikit/uiimageview/image",
      steps: ["step"],
      expects: ["a.width == 100", "a.height == 80"],
      fact3
    ),
    Fact(
      "image-content-mode-size",
      "A content mode changes nothing about a view's frame.",
      source: "https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property",
      expects: ["fill == 1", "a.width == 200", "a.height == 40"],
      fact4
    ),
    Fact(
      "image-width-only",
      "With a width only the height stays that of the image.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ViewswithIntrinsicContentSize.html",
      expects: ["a.height == 30"],
      fact5
    ),
    Fact(
      "image-symbol-unknown",
      "A symbol that does not exist is nil.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)",
      expects: ["known == 1", "unknown == 1"],
      fact6
    ),
    Fact(
      "image-named-unknown",
      "A name without an image is nil.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/init(named:)",
      expects: ["unknown == 1"],
      fact7
    ),
    Fact(
      "image-symbol-point-size",
      "A symbol grows with the point size of its configuration.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(pointsize:)",
      expects: ["large.width > small.width * 1.8", "large.width < small.width * 2.2"],
      fact8
    ),
    Fact(
      "image-symbol-scale",
      "A symbol of scale large is larger than one of scale small.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/symbolscale",
      expects: ["s.width < m.width", "m.width < l.width"],
      fact9
    ),
    Fact(
      "image-preferred-configuration",
      "The preferred symbol configuration of a view sizes its symbol.",
      source: "https://developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration",
      expects: ["b.width > a.width * 1.8"],
      fact10
    ),
    Fact(
      "image-symbol-is-symbol",
      "An image of a symbol says so, and others do not.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/issymbolimage",
      expects: ["symbol == 1", "picture == 0"],
      fact11
    ),
    Fact(
      "image-size-in-points",
      "An image's size is in points, whatever its scale.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/size",
      expects: ["a.width == 60", "scale == 2"],
      fact12
    ),
    Fact(
      "image-rendering-mode",
      "An image keeps its rendering mode in a copy only.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/withrenderingmode(_:)",
      expects: ["a == 1", "b == 1"],
      fact13
    ),
    Fact(
      "image-alignment-insets",
      "Alignment insets of an image let its frame reach beyond the constraints.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/withalignmentrectinsets(_:)",
      expects: ["a.width == 60", "a.height == 30", "a.minX == 15", "a.minY == 95"],
      fact14
    ),
    Fact(
      "image-accessibility-size",
      "An image view that adjusts its size grows at accessibility sizes.",
      source: "https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting/adjustsimagesizeforaccessibilitycontentsizecategory",
      before: ["a.width == 60"],
      steps: ["size AX3"],
      expects: ["default == 0", "a.width > 80", "b.width == 60"],
      fact15
    ),
    Fact(
      "image-resizable",
      "Cap insets are kept in the image that resizes, and its size is the same.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:)",
      expects: ["c.left == 2", "c.bottom == 3", "a.width == 20"],
      fact16
    ),
    Fact(
      "image-highlighted",
      "A highlighted view shows its highlighted image and has its size.",
      source: "https://developer.apple.com/documentation/uikit/uiimageview/highlightedimage",
      expects: ["before == 0", "after == 1", "same == 60"],
      fact17
    ),
  ]
}
