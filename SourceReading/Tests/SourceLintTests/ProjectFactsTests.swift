import Diagnostics
import FileAccess
import Foundation
import SourceLint
import Testing

@Suite("Facts of one file about another")
struct ProjectFactsTests {
  /// Lints files of a folder that goes afterwards.
  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try FileReplacement.write(text, to: folder + "/" + name) }
    let run = LintRun(paths: [folder], folder: folder)
    let outcome = try run.outcome(tool: ReportTool(name: "test", version: "1"))
    return outcome.findings.report.findings.map { "\($0.location.file) \($0.rule.id)" }
  }

  private static let row = """
    import UIKit
    final class Row: UITableViewCell {
      @IBOutlet var title: UILabel!
      func setUp() { title.font = .preferredFont(forTextStyle: .body) }
    }
    """

  private static func document(_ attribute: String, _ font: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><tableViewCell id="c" customClass="Row"><subviews>
        <label id="l" text="Title"\(attribute)><fontDescription key="fontDescription" \(font)/></label>
      </subviews><connections><outlet property="title" destination="l" id="o"/></connections>
      </tableViewCell></objects>
    </document>
    """
  }

  @Test func `the flag of a document is that of its outlet in code`() throws {
    let flag = #" adjustsFontForContentSizeCategory="YES""#
    let style = #"style="UICTFontTextStyleBody""#
    #expect(try findings(["Row.swift": Self.row]) == ["Row.swift missing-adjusts-font-flag"])
    #expect(
      try findings(["Row.swift": Self.row, "Row.xib": Self.document(flag, style)]) == []
    )
  }

  @Test func `attributed text that code sets replaces the font of a document`() throws {
    let document = Self.document("", #"type="system" pointSize="15""#)
    let code = Self.row.replacing("font = .preferredFont(forTextStyle: .body)", with: "text = text")
    let attributed = code.replacing("title.text = text", with: "title.attributedText = text")
    #expect(try findings(["Row.xib": document, "Row.swift": code]) == ["Row.xib ib-fixed-font"])
    #expect(try findings(["Row.xib": document, "Row.swift": attributed]) == [])
  }

  @Test func `a helper of another file, in Swift or Objective-C, keeps the size of a font`() throws
  {
    let label = "import UIKit\nfunc f() { label.font = .app(ofSize: 14) }"
    let helper = """
      import UIKit
      extension UIFont {
        class func app(ofSize size: CGFloat) -> UIFont { return .systemFont(ofSize: size + 2) }
      }
      """
    let older = """
      @implementation UIFont (App)
      + (UIFont *)appOfSize:(CGFloat)size { return [UIFont systemFontOfSize:size]; }
      @end
      """
    let finding = ["Label.swift fixed-font-from-helper"]
    #expect(try findings(["Label.swift": label]) == [])
    #expect(try findings(["Label.swift": label, "Font.swift": helper]) == finding)
    #expect(try findings(["Label.swift": label, "UIFont+App.m": older]) == finding)
    let scaling = older.replacing("[UIFont systemFontOfSize:size]", with: "[self scaled:size]")
    #expect(try findings(["Label.swift": label, "UIFont+App.m": scaling]) == [])
  }

  @Test func `Objective-C sets fonts and flags of outlets`() throws {
    let fixed = Self.document("", #"type="system" pointSize="15""#)
    let styled = Self.document("", #"style="UICTFontTextStyleBody""#)
    let code = """
      @implementation Row
      - (void)awakeFromNib {
        self.title.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
        [_title setAdjustsFontForContentSizeCategory:YES];
      }
      @end
      """
    #expect(try findings(["Row.xib": fixed]) == ["Row.xib ib-fixed-font"])
    #expect(try findings(["Row.xib": styled]) == ["Row.xib ib-missing-adjusts-font"])
    for document in [fixed, styled] {
      #expect(try findings(["Row.xib": document, "Row.m": code]) == [])
    }
  }

  @Test func `text of a class that no source declares is left to the package that has it`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v"><subviews><label id="l" text="Title" customClass="BrandLabel">
          <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
        </subviews></view></objects>
      </document>
      """
    let finding = ["Page.xib ib-fixed-font"]
    #expect(try findings(["Page.xib": document]) == finding)
    let other = "import UIKit\nclass Other: UIView {}\n"
    #expect(try findings(["Page.xib": document, "Other.swift": other]) == [])
    let own = "import UIKit\nclass BrandLabel: UILabel {}\n"
    #expect(try findings(["Page.xib": document, "BrandLabel.swift": own]) == finding)
  }

  @Test func `a font that code sets takes that of the document back`() throws {
    let fixed = #"type="system" pointSize="15""#
    #expect(try findings(["Row.xib": Self.document("", fixed)]) == ["Row.xib ib-fixed-font"])
    let code = """
      import UIKit
      final class Row: UITableViewCell {
        @IBOutlet var title: UILabel!
        func setUp() {
          title.font = .preferredFont(forTextStyle: .body)
          title.adjustsFontForContentSizeCategory = true
        }
      }
      """
    #expect(try findings(["Row.xib": Self.document("", fixed), "Row.swift": code]) == [])
  }

  @Test func `a base that another file scales is no fixed font`() throws {
    let base = "import UIKit\nenum Brand { static let body = UIFont(name: \"Brand\", size: 17) }\n"
    let use = "import UIKit\nlet f = UIFontMetrics.default.scaledFont(for: Brand.body!)\n"
    #expect(try findings(["A.swift": base]) == ["A.swift fixed-named-font"])
    #expect(try findings(["A.swift": base, "B.swift": use]) == [])
  }

  @Test func `a flag in an extension in another file is seen`() throws {
    let flag = """
      import UIKit
      extension Row { func follow() { title.adjustsFontForContentSizeCategory = true } }
      """
    #expect(try findings(["Row.swift": Self.row, "Row+Follow.swift": flag]) == [])
  }

  @Test func `a controller that sets the height of rows takes that of its document back`() throws {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="v" customClass="List"><view key="view" id="w"><subviews>
          <tableView id="t" rowHeight="44"/>
        </subviews></view></viewController>
      </objects></scene></scenes></document>
      """
    let found = ["A.storyboard ib-fixed-row-height"]
    #expect(try findings(["A.storyboard": board]) == found)
    let other = """
      import UIKit
      final class Other: UIViewController {
        func set() { table.rowHeight = UITableView.automaticDimension }
      }
      """
    #expect(try findings(["A.storyboard": board, "Other.swift": other]) == found)
    let code = other.replacingOccurrences(of: "Other", with: "List")
    #expect(try findings(["A.storyboard": board, "List.swift": code]) == [])
    let answer = """
      import UIKit
      final class List: UIViewController {
        func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat {
          UITableView.automaticDimension
        }
      }
      """
    #expect(try findings(["A.storyboard": board, "List.swift": answer]) == [])
  }

  @Test func `a flag that code sets on a view of a cell is that of the document's label`() throws {
    let document = Self.document("", #"style="UICTFontTextStyleBody""#)
      .replacingOccurrences(of: "Row", with: "RowCell")
    #expect(try findings(["Row.xib": document]) == ["Row.xib ib-missing-adjusts-font"])
    let code = """
      import UIKit
      final class List: UIViewController {
        func show(_ cell: RowCell) { cell.title.adjustsFontForContentSizeCategory = true }
      }
      """
    #expect(try findings(["Row.xib": document, "List.swift": code]) == [])
  }

  @Test func `a cell's class speaks for the labels of its style`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><tableViewCell id="c" customClass="Plain" textLabel="l"><subviews>
          <label id="l" text="Title"><fontDescription key="fontDescription" \
      style="UICTFontTextStyleBody"/></label>
        </subviews></tableViewCell></objects>
      </document>
      """
    #expect(try findings(["Plain.xib": document]) == ["Plain.xib ib-missing-adjusts-font"])
    let code = """
      import UIKit
      final class Plain: UITableViewCell {
        func setUp() { textLabel?.adjustsFontForContentSizeCategory = true }
      }
      """
    #expect(try findings(["Plain.xib": document, "Plain.swift": code]) == [])
  }

  @Test func `a label's own class speaks for its font`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><label id="l" text="Title" customClass="BrandLabel">
          <fontDescription key="fontDescription" type="system" pointSize="15"/>
        </label></objects>
      </document>
      """
    #expect(try findings(["A.xib": document]) == ["A.xib ib-fixed-font"])
    let code = """
      import UIKit
      final class BrandLabel: UILabel {
        func setUp() {
          font = .preferredFont(forTextStyle: .body)
          adjustsFontForContentSizeCategory = true
        }
      }
      """
    #expect(try findings(["A.xib": document, "BrandLabel.swift": code]) == [])
  }

  @Test func `a class is known by its name in Objective-C, too`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v" customClass="APPBanner"><subviews><label id="l" text="Title">
          <fontDescription key="fontDescription" type="system" pointSize="15"/></label></subviews>
        <connections><outlet property="title" destination="l" id="o"/></connections></view></objects>
      </document>
      """
    func code(_ attribute: String) -> String {
      """
      import UIKit
      \(attribute) final class Banner: UIView {
        @IBOutlet var title: UILabel!
        func setUp() { title.font = Fonts.title }
      }
      """
    }
    #expect(try findings(["A.xib": document, "Banner.swift": code("@objc(APPBanner)")]) == [])
  }

  @Test func `vectors matter where images grow with the text`() throws {
    let image = #"{"images":[{"filename":"a.svg"}]}"#
    let path = "Contents.json"
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = folder + "/A.xcassets/a.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try FileReplacement.write(image, to: set + "/" + path)
    func count(_ code: String) throws -> Int {
      try FileReplacement.write("import SwiftUI\n" + code, to: folder + "/A.swift")
      let run = LintRun(paths: [folder], folder: folder)
      return try run.outcome(tool: ReportTool(name: "test", version: "1")).findings.report
        .findings.count
    }
    let scaled = "struct V: View { @ScaledMetric var s = 20.0; var body: some View "
    #expect(try count("struct V: View { var body: some View { Image(\"a\") } }") == 0)
    #expect(try count(scaled + "{ Image(\"a\") } }") == 1)
    #expect(try count(scaled + "{ Image(.a) } }") == 1)
    #expect(try count(scaled + "{ Image(\"b\") } }") == 0)
    #expect(try count(scaled + "{ Image(systemName: \"a\") } }") == 0)
  }
}
