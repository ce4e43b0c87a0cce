import Diagnostics
import FileAccess
import Foundation
import SourceLint
import Testing

@Suite("Views that functions of the project style")
struct StyledViewsTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><tableViewCell id="c" customClass="NoteCell"><subviews>
        <label id="l" text="Title"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button id="b"><fontDescription key="fontDescription" type="system" pointSize="17"/>
          <state key="normal" title="Send"/></button>
      </subviews><connections><outlet property="title" destination="l" id="o"/>
        <outlet property="send" destination="b" id="p"/></connections>
      </tableViewCell></objects>
    </document>
    """

  /// The findings in a cell with a label `title` and a button `send`, beside other source.
  private func findings(_ code: String, beside other: String = "") throws -> [String] {
    let cell = """
      import UIKit
      final class NoteCell: UITableViewCell {
        @IBOutlet var title: UILabel!
        @IBOutlet var send: UIButton!
        func setUp() { \(code) }
      }
      """
    return try findings([
      "NoteCell.xib": Self.document, "NoteCell.swift": cell,
      "Styles.swift": "import UIKit\n" + other,
    ])
  }

  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try FileReplacement.write(text, to: path)
    }
    let run = LintRun(paths: [folder], folder: folder)
    let outcome = try run.outcome(tool: ReportTool(name: "test", version: "1"))
    return outcome.findings.report.findings.map { finding in
      finding.location.file.hasSuffix(".xib")
        ? "\(finding.rule.id) \(finding.location.objectID ?? "")" : finding.rule.id
    }
  }

  private static let both = ["ib-fixed-font l", "ib-fixed-font b"]

  @Test func `without a function the document has the fonts`() throws {
    #expect(try findings("") == Self.both)
  }

  @Test func `a function of an extension sets the font of the label on which it is called`() throws
  {
    let style = "extension UILabel { func applyNote() { font = Theme.current.note } }"
    #expect(try findings("title.applyNote()", beside: style) == ["ib-fixed-font b"])
    let color = "extension UILabel { func applyNote() { textColor = .red } }"
    #expect(try findings("title.applyNote()", beside: color) == Self.both)
  }

  @Test func `a loop sets the fonts of the views over which it goes`() throws {
    let loop = "for label in [title, other] { label.font = Theme.current.note }"
    #expect(try findings(loop) == ["ib-fixed-font b"])
    let closure = "[title].forEach { $0.font = Theme.current.note }"
    #expect(try findings(closure) == ["ib-fixed-font b"])
    #expect(try findings("for label in [other] { label.font = Theme.current.note }") == Self.both)
    let collection = Self.document.replacingOccurrences(
      of: #"<outlet property="title""#,
      with: #"<outletCollection property="titles""#
    )
    let cell = """
      import UIKit
      final class NoteCell: UITableViewCell {
        @IBOutlet var titles: [UILabel]!
        @IBOutlet var send: UIButton!
        func setUp() { for label in titles { label.font = Theme.current.note } }
      }
      """
    #expect(
      try findings(["NoteCell.xib": collection, "NoteCell.swift": cell]) == ["ib-fixed-font b"]
    )
  }

  @Test func `a style with a closure sets the fonts of the views to which it is applied`() throws {
    let style = """
      struct ViewStyle<T> { let styling: (T) -> Void; func apply(to views: T...) { views.forEach(styling) } }
      enum Style {
        enum Text { static let body = ViewStyle<UILabel> { $0.font = Theme.current.body } }
        enum Button {
          static func main(_ size: CGFloat) -> ViewStyle<UIButton> {
            return ViewStyle<UIButton> { button in button.titleLabel?.font = Theme.current.main }
          }
        }
      }
      let note: (UILabel) -> Void = { $0.font = Theme.current.note }
      let red: (UILabel) -> Void = { $0.textColor = .red }
      """
    #expect(try findings("Style.Text.body.apply(to: title)", beside: style) == ["ib-fixed-font b"])
    #expect(
      try findings("Style.Button.main(17).apply(to: send)", beside: style) == ["ib-fixed-font l"]
    )
    #expect(try findings("note(title)", beside: style) == ["ib-fixed-font b"])
    #expect(try findings("red(title)", beside: style) == Self.both)
    #expect(try findings("Style.Text.other.apply(to: title)", beside: style) == Self.both)
  }

  @Test func `a function sets the font of the label that it gets`() throws {
    let style = "func style(_ label: UILabel) { label.attributedText = text }"
    let code = "let titleLabel = title!; style(titleLabel)"
    #expect(try findings(code, beside: style) == Self.both, "a local name is none of an outlet")
    let cell = """
      import UIKit
      final class NoteCell: UITableViewCell {
        @IBOutlet var titleLabel: UILabel!
        func setUp() { Styles.apply(note: titleLabel) }
      }
      """
    let other =
      "import UIKit\nenum Styles { static func apply(note label: UILabel) { label.font = font } }"
    let document = Self.document.replacing("property=\"title\"", with: "property=\"titleLabel\"")
    #expect(
      try findings(["A.xib": document, "A.swift": cell, "B.swift": other]) == ["ib-fixed-font b"]
    )
  }

  @Test func `titles of buttons are set with their text`() throws {
    #expect(
      try findings("send.setAttributedTitle(text, for: .normal)") == ["ib-fixed-font l"]
    )
    #expect(try findings("send.titleLabel?.font = theme.font") == ["ib-fixed-font l"])
    let style = """
      extension UIButton { func setText(_ text: String) { setAttributedTitle(make(text), for: .normal) } }
      """
    #expect(try findings("send.setText(name)", beside: style) == ["ib-fixed-font l"])
  }

  @Test func `a controller sets the text of a label in its cells`() throws {
    let typed = """
      final class Notes: UITableViewController {
        func f() { let row = dequeue() as! NoteCell; row.title.attributedText = text }
      }
      """
    #expect(try findings("", beside: typed) == ["ib-fixed-font b"])
    let untyped =
      "final class N: UIViewController { func f() { cell.title.attributedText = text } }"
    #expect(try findings("", beside: untyped) == ["ib-fixed-font b"])
  }

  @Test func `a class sets the fonts of the outlets of its subclasses`() throws {
    let code = """
      import UIKit
      class BaseCell: UITableViewCell {
        @IBOutlet var title: UILabel!
        func setUp() { title.font = theme.font }
      }
      """
    let cell = "import UIKit\nfinal class NoteCell: BaseCell {}"
    #expect(
      try findings(["A.xib": Self.document, "A.swift": code, "B.swift": cell])
        == ["ib-fixed-font b"]
    )
    let extended =
      "import UIKit\nextension UITableViewCell { func f() { title.font = theme.font } }"
    #expect(
      try findings([
        "A.xib": Self.document, "A.swift": extended,
        "B.swift": cell.replacing("BaseCell", with: "UITableViewCell"),
      ]) == Self.both
    )
  }

  @Test func `subclasses answer for the rows of the table that they inherit`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController"/>
        <view id="v"><subviews><tableView id="t" rowHeight="44"/></subviews></view></objects>
      </document>
      """
    let base =
      "import UIKit\nclass ListController: UIViewController { @IBOutlet var table: UITableView! }"
    let sub =
      "\nclass Notes: ListController { func f() { table.rowHeight = UITableView.automaticDimension } }"
    #expect(try findings(["L.xib": document, "L.swift": base]) == ["ib-fixed-row-height t"])
    #expect(try findings(["L.xib": document, "L.swift": base + sub]) == [])
  }

  @Test func `a document that the project around it does not name is no part of the app`() throws {
    let file = #"E1 /* NoteCell.xib */ = {isa = PBXFileReference; path = NoteCell.xib; };"#
    let other = #"E2 /* Other.xib */ = {isa = PBXFileReference; path = Other.xib; };"#
    let project = "App.xcodeproj/project.pbxproj"
    #expect(try findings(["Views/NoteCell.xib": Self.document, project: file]) == Self.both)
    #expect(try findings(["Views/NoteCell.xib": Self.document, project: other]) == [])
    let beside = "Example/App.xcodeproj/project.pbxproj"
    #expect(try findings(["Views/NoteCell.xib": Self.document, beside: other]) == Self.both)
  }

  @Test func `examples of a library that is copied into the project are not read`() throws {
    let row = "import UIKit\nfunc f() { label.font = .systemFont(ofSize: 15) }"
    #expect(
      try findings(["Example/A.swift": row, "Libraries/L/Example/A.swift": row])
        == ["fixed-system-font", "fixed-system-font"]
    )
    let files = [
      "Package.swift": "", "Example/A.swift": row, "Libraries/L/L.podspec": "",
      "Libraries/L/Example/A.swift": row,
    ]
    #expect(try findings(files) == ["fixed-system-font"])
  }
}
