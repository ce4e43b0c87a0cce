// Written by Scripts/generate-tables from Reference/uikit-facts/contents.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1]) { cell, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
  })
  view.fill(source.feed(UITableView()))
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1]) { cell, _ in
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
  })
  view.fill(source.feed(UITableView()))
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let content = UIListContentConfiguration.cell()
  note("size", content.textProperties.font.pointSize)
  note("lines", content.textProperties.numberOfLines)
  note("text", content.text == nil)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, path in
    var content = UIListContentConfiguration.cell()
    content.text = path.row == 0 ? "Title" : String(repeating: "Many words in a row ", count: 6)
    cell.contentConfiguration = content
  })
  view.fill(source.feed(UITableView()))
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  for (name, padding, y) in [("Title", 10.0, 200.0), ("Other", 26, 400)] {
    var content = UIListContentConfiguration.cell()
    content.text = name
    content.image = picture(30, 30)
    content.imageToTextPadding = padding
    view.place(UIListContentView(configuration: content), x: 0, y: y, width: 393)
  }
}

private struct OwnConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { OwnContentView(configuration: self) }
  func updated(for state: any UIConfigurationState) -> OwnConfiguration { self }
}
private final class OwnContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    fill(box("c", nil, 88))
  }
  required init?(coder: NSCoder) { nil }
}
private func fact6(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1]) { cell, _ in cell.contentConfiguration = OwnConfiguration() })
  view.fill(source.feed(UITableView()))
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  var content = UIListContentConfiguration.cell()
  content.text = "Title"
  let a = UIListContentView(configuration: content).named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 200, width: 393)
  onStep {
    content.text = "Other"
    a.configuration = content
  }
}

private final class StateCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    note("selected", state.isSelected)
  }
}
private func fact8(_ controller: UIViewController, _ view: UIView) {
  let a = StateCell(style: .default, reuseIdentifier: nil)
  a.frame = CGRect(x: 0, y: 200, width: 393, height: 60)
  view.addSubview(a)
  onStep { a.isSelected = true }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = UIBackgroundConfiguration.clear()
  note("clear", a.backgroundColor == nil || a.backgroundColor == .clear)
  note("radius", a.cornerRadius)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, path in
    var content = UIListContentConfiguration.cell()
    content.text = path.row == 0 ? "Title" : "Other"
    content.image = path.row == 0 ? picture(10, 20) : picture(36, 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 20)
    cell.contentConfiguration = content
  })
  view.fill(source.feed(UITableView()))
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  var empty = UIContentUnavailableConfiguration.empty()
  empty.text = "Nothing"
  empty.secondaryText = "More"
  controller.contentUnavailableConfiguration = empty
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  var empty = UIContentUnavailableConfiguration.empty()
  empty.text = "Nothing"
  empty.button.title = "Retry"
  empty.secondaryButton.title = "Help"
  empty.buttonProperties.primaryAction = UIAction { _ in }
  controller.contentUnavailableConfiguration = empty
}

private final class EmptyController: UIViewController {
  var isEmpty = true {
    didSet { setNeedsUpdateContentUnavailableConfiguration() }
  }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    contentUnavailableConfiguration = isEmpty ? empty : nil
  }
}
private func fact13() -> UIViewController {
  let empty = EmptyController()
  onStep { empty.isEmpty = false }
  return empty
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  note("image", UIContentUnavailableConfiguration.search().image != nil)
  note("text", UIContentUnavailableConfiguration.search().text != nil)
  note("none", UIContentUnavailableConfiguration.empty().text == nil)
}

extension Fact {
  static let contents: [Fact] = [
    Fact(
      "content-text-shown",
      "A cell shows the text of its configuration.",
      source: "https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct",
      expects: ["textCount(Title) == 1", "textCount(Detail) == 1", "textMinX(Title) == textMinX(Detail) ± 0.5", "textMidY(Detail) > textMidY(Title)"],
      fact1
    ),
    Fact(
      "content-value-cell",
      "A value cell has its second text at the other side.",
      source: "https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/valuecell()",
      expects: ["textMidY(Detail) == textMidY(Title) ± 1", "textMinX(Detail) > 250"],
      fact2
    ),
    Fact(
      "content-default-body",
      "The text of a cell configuration has the body style and any number of lines.",
      source: "https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/numberoflines",
      expects: ["size == 17", "lines == 0", "text == 1"],
      fact3
    ),
    Fact(
      "content-wraps",
      "A long text makes a row with a configuration higher.",
      source: "https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/numberoflines",
      expects: ["r1.height > r0.height + 40"],
      fact4
    ),
    Fact(
      "content-image-padding",
      "The padding between image and text is what is set.",
      source: "https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imagetotextpadding",
      expects: ["textMinX(Title) > 40", "textMinX(Other) == textMinX(Title) + 16"],
      fact5
    ),
    Fact(
      "content-custom-view",
      "A configuration of one's own makes the content view, which fills the cell.",
      source: "https://developer.apple.com/documentation/uikit/uicontentconfiguration/makecontentview()",
      expects: ["c.height == 88 ± 1", "c.width == 393", "r0.height >= 88"],
      fact6
    ),
    Fact(
      "content-update",
      "A new configuration changes what a content view shows.",
      source: "https://developer.apple.com/documentation/uikit/uicontentview/configuration",
      before: ["textCount(Title) == 1"],
      steps: ["step"],
      expects: ["textCount(Title) == 0", "textCount(Other) == 1"],
      fact7
    ),
    Fact(
      "content-state",
      "updateConfiguration is told of the selection.",
      source: "https://developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)",
      before: ["selected == 0"],
      steps: ["step"],
      expects: ["selected == 1"],
      fact8
    ),
    Fact(
      "content-background",
      "A clear background configuration has no color.",
      source: "https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/clear()",
      expects: ["clear == 1", "radius == 0"],
      fact9
    ),
    Fact(
      "content-reserved-size",
      "Texts beside images of different widths begin at one place when a width is reserved.",
      source: "https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/reservedlayoutsize",
      expects: ["textMinX(Title) == textMinX(Other) ± 0.5"],
      fact10
    ),
    Fact(
      "content-unavailable",
      "A screen without content shows its text and second text in the middle.",
      source: "https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct",
      expects: ["textMidX(Nothing) == 196.5 ± 1", "textMidX(More) == 196.5 ± 1", "textMidY(More) > textMidY(Nothing)"],
      fact11
    ),
    Fact(
      "content-unavailable-button",
      "A button without an action is not shown, one with an action is, below the texts.",
      source: "https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct",
      expects: ["textCount(Retry) == 1", "textCount(Help) == 0", "textMidY(Retry) > textMidY(Nothing)", "textMidX(Retry) == 196.5 ± 1"],
      fact12
    ),
    Fact(
      "content-unavailable-update",
      "A controller is asked for its configuration before it is shown, and again when it needs an update.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdatecontentunavailableconfiguration()",
      before: ["textCount(Nothing) == 1"],
      steps: ["step"],
      expects: ["textCount(Nothing) == 0"],
      controller: fact13
    ),
    Fact(
      "content-unavailable-search",
      "The configuration of a search has a text that there is no result.",
      source: "https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/search()",
      expects: ["image == 1", "text == 1", "none == 1"],
      fact14
    ),
  ]
}
