import Testing

@testable import AppleSourceRewriting

/// A source and its rewritten text, without the line that names the original.
private func rewritten(_ text: String, modules: Set<String> = ["UIKit"]) -> String {
  let source = AppleSource(path: "View.swift", text: text)
  let result = SourceRewriter(modules: modules).rewrite([source])
  return String(result[0].text.split(separator: "\n", maxSplits: 1)[1])
}

/// The lines up to the list of methods, without spaces at the ends of lines.
func carried(_ text: String, modules: Set<String> = ["UIKit"]) -> String {
  rewritten(text, modules: modules)
    .split(separator: "\n", omittingEmptySubsequences: false)
    .prefix { $0 != "#sourceLocation()" }
    .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    .joined(separator: "\n")
}

func allRemarks(_ text: String, modules: Set<String> = ["UIKit"]) -> [Remark] {
  SourceRewriter(modules: modules).rewrite([AppleSource(path: "View.swift", text: text)])
    .flatMap(\.remarks)
}

@Suite("Lines that are rewritten")
struct RewritingTests {
  @Test(
    "Conditions are read as on iOS",
    arguments: [
      ("#if os(iOS)", "#if true"),
      ("#if os(iOS) || os(tvOS)", "#if true    || false"),
      ("#if !os(macOS) && DEBUG", "#if !false     && DEBUG"),
      ("#if canImport(UIKit) && !canImport(AppKit)", "#if true             && !false"),
      ("#if canImport(SwiftUI)", "#if canImport(SwiftUI)"),
      ("#if targetEnvironment(macCatalyst)", "#if false"),
      ("#if swift(>=5.9)", "#if swift(>=5.9)"),
    ]
  )
  func conditions(original: String, expected: String) {
    #expect(carried("\(original)\nlet a = 1\n#endif") == "\(expected)\nlet a = 1\n#endif")
  }

  @Test(
    "Attributes of Objective-C are removed in place",
    arguments: [
      ("@objc class A {}", "      class A {}"),
      (
        "@IBDesignable @objcMembers final class A {}", "                           final class A {}"
      ),
      ("@UIApplicationMain class A {}", "                   class A {}"),
      (
        "@main class A: NSObject, UIApplicationDelegate {}",
        "      class A: NSObject, UIApplicationDelegate {}"
      ),
      ("@main struct A {}", "@main struct A {}"),
      ("class A { dynamic var b = 1 }", "class A {         var b = 1 }"),
      ("let a: @convention(block) () -> Void = {}", "let a:                    () -> Void = {}"),
      ("@available(iOS 15, *) func a() {}", "@available(iOS 15, *) func a() {}"),
    ]
  )
  func attributes(original: String, expected: String) {
    #expect(carried(original) == expected)
  }

  @Test(
    "Declarations of the main actor can be called from views, which belong to none",
    arguments: [
      ("@MainActor class A {}", "@preconcurrency @MainActor class A {}"),
      ("class A { @MainActor func b() {} }", "class A { @preconcurrency @MainActor func b() {} }"),
      ("@MainActor extension A {}", "           extension A {}"),
      ("class A { @MainActor deinit {} }", "class A {            deinit {} }"),
      ("@preconcurrency @MainActor protocol P {}", "@preconcurrency @MainActor protocol P {}"),
      ("let a: @MainActor () -> Void = {}", "let a: @MainActor () -> Void = {}"),
      ("let a = { @MainActor in b() }", "let a = { @MainActor in b() }"),
    ]
  )
  func mainActor(original: String, expected: String) {
    #expect(carried(original) == expected)
  }

  @Test("An attribute over several lines leaves its line breaks")
  func attributeLines() {
    #expect(carried("@objc(\n  Name\n) class A {}") == "\n\n  class A {}")
  }

  @Test(
    "Imports name modules that are there",
    arguments: [
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import QuartzCore", "import UIKit"),
      ("import Foundation", "import Foundation; import UIKit"),
      ("import ObjectiveC", ""),
      ("import Darwin", "import Glibc"),
      ("import CoreFoundation", "import Foundation"),
      ("import struct CoreFoundation.CGFloat", "import Foundation"),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("@testable import Player", "@testable import Player"),
    ]
  )
  func imports(original: String, expected: String) {
    #expect(carried(original) == expected)
  }

  @Test func `An import of a module that the target has stays`() {
    #expect(carried("import QuartzCore", modules: ["UIKit", "QuartzCore"]) == "import QuartzCore")
  }

  @Test(
    "Selectors become names",
    arguments: [
      ("#selector(save)", "save"),
      ("#selector(save(_:))", "save:"),
      ("#selector(Other.move(from:to:))", "moveFrom:to:"),
      ("#selector(self.show(page:))", "showWithPage:"),
      ("#selector(tint(withColors:))", "tintWithColors:"),
      ("#selector(save(_:) as (A) -> (Any) -> Void)", "save:"),
      ("#selector(getter: Other.title)", "title"),
      ("#selector(setter: title)", "setTitle:"),
      ("#selector(UIView.endEditing)", "endEditing:"),
      ("#selector(UIView.endEditing(_:))", "endEditing:"),
    ]
  )
  func selectors(original: String, name: String) {
    #expect(carried("let a = \(original)") == "let a = Selector(\"\(name)\")")
  }

  @Test func `A selector without labels takes them from the target's declarations`() {
    let other = AppleSource(
      path: "Other.swift",
      text: "extension A { @objc func tapped(_ s: Any, b: Int) {}\n@objc(go) func run() {} }"
    )
    let text = "class A { let a = #selector(tapped), b = #selector(A.run) }"
    let source = AppleSource(path: "A.swift", text: text)
    let result = SourceRewriter().rewrite([source, other])[0].text
    #expect(result.contains("Selector(\"tapped:b:\")"))
    #expect(result.contains("Selector(\"go\")"))
  }

  @Test(
    "Key paths become strings",
    arguments: [
      ("#keyPath(CALayer.opacity)", "\"opacity\""),
      ("#keyPath(Player.team.name)", "\"team.name\""),
      ("#keyPath(title)", "\"title\""),
    ]
  )
  func keyPaths(original: String, expected: String) {
    #expect(carried("let a = \(original)") == "let a = \(expected)")
  }

  @Test(
    "Protocols of Objective-C are for classes",
    arguments: [
      ("@objc protocol P {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
      ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
    ]
  )
  func protocols(original: String, expected: String) {
    #expect(carried(original) == expected)
  }

  @Test func `Optional requirements get a default and are called without a question mark`() {
    let text = """
      @objc public protocol P { @objc optional func ended(_ a: Int) }
      func call(_ p: P?) { p?.ended?(1) }
      func force(_ p: P?) { p?.ended!(2) }
      """
    let result = rewritten(text)
    #expect(result.contains("p?.ended (1)"))
    #expect(result.contains("p?.ended (2)"))
    #expect(result.contains("extension P {\n  public func ended(_ a: Int) {}\n}"))
  }

  @Test func `A requirement of a protocol is weak for Objective-C alone`() {
    let text = "@objc protocol P { @objc weak var owner: AnyObject? { get set } }\nweak var a: P?"
    let result = carried(text)
    #expect(result.contains("var owner: AnyObject? { get set }"))
    #expect(!result.contains("weak var owner"))
    #expect(result.contains("weak var a: P?"))
  }

  @Test func `Calls of optional requirements with a result ask whether there is one`() {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func height(of a: Int) -> Int }
      func call(_ p: P?) {
        if let a = p?.height?(of: 1) { print(a) }
        print(p?.height?(of: 1).description ?? "")
      }
      """
    let result = rewritten(text)
    #expect(result.contains("if let a = ObjectiveCRequirement.result(p?.height (of: 1)) {"))
    #expect(result.contains("ObjectiveCRequirement.result(p?.height (of: 1))?.description"))
    #expect(
      result.contains(
        "extension P {\n  func height(of a: Int) -> Int { ObjectiveCRequirement.missing() }\n}"
      )
    )
  }

  @Test func `Lengths of an app are found where a parameter is a Double`() {
    let text = """
      import UIKit
      extension CGFloat {
        static let gap: CGFloat = 4
        private static var wide: CGFloat { 8 }
        static let count: Int = 1
        static let known = 2.0
        static let names = ["a"]
        static let least = -1.5
      }
      extension Double { static let known = 2.0 }
      """
    let added = rewritten(text)
    #expect(added.contains("  static var `gap`: Double { Double(CGFloat.`gap`) }"))
    #expect(added.contains("  fileprivate static var `wide`: Double { Double(CGFloat.`wide`) }"))
    #expect(added.contains("  static var `least`: Double"))
    #expect(!added.contains("`count`"))
    #expect(!added.contains("`names`"))
    #expect(!added.contains("`known`"))
  }

  /// As the design system of Automattic/Gravatar-SDK-iOS names them: `UIEdgeInsets(top: .DS.Padding.half, …)`.
  @Test func `Lengths in groups are found where a parameter is a Double`() {
    let text = """
      import UIKit
      extension CGFloat {
        enum DS {
          enum Padding {
            public static let half: CGFloat = 4
            static let names = ["a"]
          }
        }
      }
      """
    let added = rewritten(text)
    #expect(added.contains("extension Double { enum DS {} }"))
    #expect(added.contains("extension Double.DS { enum Padding {} }"))
    #expect(
      added.contains(
        "extension Double.DS.Padding {\n  @_disfavoredOverload\n"
          + "  public static var `half`: Double { Double(CGFloat.DS.Padding.`half`) }\n}"
      )
    )
    #expect(!added.contains("`names`"))
  }

  /// As Automattic/Gravatar-SDK-iOS does for its tests.
  @Test func `A session conforms to a protocol with requests that have no delegate`() {
    let text = """
      import Foundation
      protocol Loading { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
      extension URLSession: Loading {}
      """
    #expect(rewritten(text).contains("public func data(for request: URLRequest) async throws"))
    let plain = "import Foundation\nextension URLSession { func load() {} }"
    #expect(!rewritten(plain).contains("public func data(for"))
  }

  @Test func `Attributes of several types have a common one`() {
    let several = "let a = [NSAttributedString.Key.font: f, NSAttributedString.Key.kern: 1]"
    #expect(carried(several) == several + " as [NSAttributedString.Key: Any]")
    let one = "let a = [NSAttributedString.Key.font: f]"
    #expect(carried(one) == one)
    let others = "let a = [NSAttributedString.Key.font: f, key: 1]"
    #expect(carried(others) == others)
  }

  @Test(
    "A file that names UIKit imports it, as Xcode's targets do by their header",
    arguments: [
      ("class Row: UIView {}", true), ("let a: CGFloat = 1", true),
      ("import AVFoundation\nlet a = NSObject()", true), ("struct A {}", false),
      ("import Nimble\nlet a: CGFloat = 1", false),
      ("import SwiftUI\nlet a: CGFloat = 1", false), ("enum UInt9 {}\nlet a: UInt9? = nil", false),
    ]
  )
  func unimported(text: String, isAdded: Bool) {
    let added = rewritten(text).split(separator: "\n").contains("import UIKit")
    #expect(added == isAdded)
  }

  @Test func `Modules beside UIKit are imported under the names that are there`() {
    #expect(carried("import os.log", modules: ["UIKit", "OSLog"]) == "import OSLog")
    #expect(carried("import Combine", modules: ["UIKit", "Combine"]) == "import Combine")
    #expect(
      carried("import SwiftUI", modules: ["SwiftUI", "Combine", "CoreText"])
        == "import SwiftUI; import CoreText; import Combine"
    )
  }

  @Test func `An entry of the environment becomes a property and a key`() {
    let text = rewritten("extension EnvironmentValues {\n  @Entry var wide = true\n}\n")
    #expect(text.contains("var wide : Bool { get { self[EntryKey_wide.self] }"))
    #expect(text.contains("static var defaultValue: Bool {  true } }"))
    let optional = rewritten("extension EnvironmentValues {\n  @Entry var name: String?\n}\n")
    #expect(optional.contains("static var defaultValue: String? { nil } }"))
    let remarks = allRemarks("extension EnvironmentValues {\n  @Entry var a = other()\n}\n")
    #expect(remarks.contains { $0.message.hasPrefix("The type of the entry a cannot be seen.") })
  }

  @Test func `A segue that a storyboard names is listed, unless it is made in another way`() {
    let text = "import UIKit\nclass Fade: UIStoryboardSegue {}\n"
    #expect(rewritten(text).contains("Fade(identifier: a0, source: a1, destination: a2)"))
    let other = "import UIKit\nclass Fade: UIStoryboardSegue { init(a: Int) {} }\n"
    #expect(!rewritten(other).contains("identifier: a0"))
  }

  @Test func `Everything keeps its line`() {
    let text = "import UIKit\n\n@objc\nclass A {\n  @IBOutlet\n  var b: UIView!\n}\nlet c = 1\n"
    let lines = carried(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[5] == "  var b: UIView!")
    #expect(lines[7] == "let c = 1")
  }

  @Test func `The first line names the original`() {
    let source = AppleSource(path: "/a \"b\"/V.swift", text: "let a = 1")
    let text = SourceRewriter().rewrite([source])[0].text
    #expect(text == "#sourceLocation(file: \"/a \\\"b\\\"/V.swift\", line: 1)\nlet a = 1")
  }

  @Test(
    "What is not carried is named once",
    arguments: [
      ("import HomeKit\nimport HomeKit", "The module HomeKit is not there.", 1),
      (
        "import Combine",
        "The module Combine is not among the dependencies of the target. Add"
          + " `.product(name: \"Combine\", package: \"swift-dynamic-type\")`.", 1
      ),
      ("\nclass A { @NSManaged var b: Int }", "the target does not depend on Core Data", 2),
      ("\nlet a = #selector({}())", "This selector names no method", 2),
      ("class A<B> { @objc func c() {}\n@objc func d() {} }", "since it is a generic class", 1),
      (
        "@objc protocol P {\n@objc optional var a: Int { get } }", "The optional requirement a", 2
      ),
    ]
  )
  func remarks(text: String, message: String, line: Int) {
    let found = allRemarks(text)
    #expect(found.count == 1)
    #expect(found.first?.message.contains(message) == true)
    #expect(found.first?.line == line)
  }

  @Test(
    "Properties and functions of Core Data ask the object",
    arguments: [
      (
        "@NSManaged public var b: Int",
        "           public var b: Int { get { managedValue(forKey: \"b\") } set { setManagedValue(newValue, forKey: \"b\") } }"
      ),
      (
        "@NSManaged func addToTags(_ value: Tag)",
        "           func addToTags(_ value: Tag) { addManaged(value, forKey: \"tags\") }"
      ),
      (
        "@NSManaged func removeFromTags(_ values: NSSet)",
        "           func removeFromTags(_ values: NSSet) { removeManaged(values, forKey: \"tags\") }"
      ),
    ]
  )
  func managed(original: String, expected: String) {
    let text = carried("extension A {\n\(original)\n}", modules: ["UIKit", "CoreData"])
    #expect(text == "extension A {\n\(expected)\n}")
  }

  @Test func `A module inside of a condition is not named`() {
    #expect(allRemarks("#if canImport(HomeKit)\nimport HomeKit\n#endif").isEmpty)
  }

  @Test func `An override in an extension that nobody may call is not called by its class`() {
    let text =
      "class A: B {\n}\nextension A {\n  @available(*, unavailable)\n  override func c() {}\n}"
    #expect(carried(text).contains("class A: B {\n}"))
    #expect(carried(text).contains("func cInExtension() {}"))
  }

  @Test func `The code of a method with a selector is no function of C`() {
    let code = "typealias A = @convention(c) (AnyObject, Selector) -> Void"
    #expect(!carried(code).contains("@convention"))
    #expect(carried("typealias A = @convention(c) (Int) -> Void").contains("@convention(c)"))
  }

  @Test func `Names of Core Graphics are written without their module`() {
    #expect(carried("let a = CoreGraphics.log(b)").filter { $0 != " " } == "leta=log(b)")
    #expect(carried("let a = Darwin.log(b)").contains("Glibc"))
  }

  @Test func `Values of any object are looked up`() {
    let original = "let a = (info[b] as AnyObject).cgRectValue.height"
    let expected = "leta=AnyObjectValues(info[b]asAnyObject).cgRectValue.height"
    #expect(carried(original).filter { $0 != " " } == expected)
    #expect(carried("let a = (b as AnyObject).count") == "let a = (b as AnyObject).count")
  }

  @Test func `The description of a type is its name`() {
    #expect(
      carried("let a = type(of: b).description()").filter { $0 != " " }
        == "leta=String(reflecting:type(of:b))"
    )
    let own = "let a = type(of: b).description()\nstruct C { static func description() {} }"
    #expect(carried(own) == own)
  }

  @Test func `Imports beside that of a module that is not there are kept`() {
    let modules: Set = ["UIKit", "SwiftUI"]
    let carried = SourceRewriter(modules: modules).rewrite([
      AppleSource(
        path: "A.swift",
        text: "#if canImport(SpriteKit)\nimport SpriteKit\nimport SwiftUI\n#endif"
      )
    ])[0].text
    #expect(carried.contains("#if true"))
    #expect(carried.contains("\nimport SwiftUI"))
    #expect(!carried.contains("import SpriteKit"))
  }

  @Test func `A class overrides by calling the override in its extension`() {
    let text =
      "public class A: B {\n}\nextension A {\n  override func c(_ d: Int, e: Int?) -> Int { 1 }\n"
    let lines = carried(text + "  override var f: Int { 2 }\n}")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[1]
        == "; public override func `c`(_ a0: Int, e a1: Int?) -> Int { cInExtension(a0, e: a1) }"
        + " ; public override var `f`: Int { fInExtension } }"
    )
    #expect(lines[3] == "           func cInExtension(_ d: Int, e: Int?) -> Int { 1 }")
    #expect(lines[4] == "           var fInExtension: Int { 2 }")
  }

  @Test
  func `Extensions of another target's classes override each other by a search for the class`() {
    let text = """
      extension UIView { @objc func save(_ a: Int) {
      } }
      extension UILabel {
        override func save(_ a: Int) { super.save(a) }
      }
      """
    let lines = carried(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "extension UIView {       func saveInExtensionOfUIView(_ a: Int) {")
    let search = """
      } ; func `save`(_ a0: Int){ saveFrom(Swift.type(of: self), a0) } ; func saveFrom(_ start: AnyClass?, \
      _ a0: Int) { var next = start; while let type = next { if type == UILabel.self, \
      let object = self as? UILabel { return object.saveInExtensionOfUILabel(a0) }; \
      next = _getSuperclass(type) }; return self.saveInExtensionOfUIView(a0) } }
      """
    #expect(String(lines[1]) == search)
    #expect(
      lines[3] == "           func saveInExtensionOfUILabel(_ a: Int) { self .saveAboveUILabel(a) }"
    )
    #expect(
      lines[4].hasPrefix(
        "; func `saveAboveUILabel`(_ a0: Int){ saveFrom(_getSuperclass(UILabel.self), a0) }"
      )
    )
  }

  @Test func `A property of an extension is overridden as a method is`() {
    let text = """
      extension UIView { @objc var parts: [UIView] { subviews } }
      extension UIStackView { override var parts: [UIView] { arrangedSubviews } }
      """
    let lines = carried(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].contains("var partsInExtensionOfUIView: [UIView] { subviews }"))
    #expect(lines[0].contains("var `parts`: [UIView]{ partsFrom(Swift.type(of: self)) }"))
    #expect(lines[1].contains("var partsInExtensionOfUIStackView: [UIView] { arrangedSubviews }"))
  }

  @Test func `UIKit and SwiftUI bring Combine, whose published properties both follow`() {
    let modules: Set<String> = ["UIKit", "Combine", "SwiftUI"]
    let text = "class A: ObservableObject { @Published var b = 1 }"
    for module in ["UIKit", "SwiftUI"] {
      #expect(
        carried("import \(module)\n\(text)", modules: modules)
          == "import \(module); import Combine\n\(text)"
      )
      #expect(
        carried("import \(module)\n\(text)", modules: [module]) == "import \(module)\n\(text)"
      )
    }
  }

  @Test func `UIKit brings notifications of the user to files that name them`() {
    let modules: Set<String> = ["UIKit", "UserNotifications"]
    let text = "let a = UNUserNotificationCenter.current()"
    #expect(
      carried("import UIKit\n\(text)", modules: modules)
        == "import UIKit; import UserNotifications\n\(text)"
    )
    #expect(carried("import UIKit\nlet a = 1", modules: modules) == "import UIKit\nlet a = 1")
  }

  @Test func `Foundation brings Combine as well`() {
    let text = "class A: ObservableObject { @Published var b = 1 }"
    #expect(
      carried("import Foundation\n\(text)", modules: ["UIKit", "Combine"])
        == "import Foundation; import UIKit; import Combine\n\(text)"
    )
  }

  @Test func `Foundation brings the macro of Observation to files that use it`() {
    let macro = "@Observable final class A { var b = 1 }"
    #expect(
      carried("import Foundation\n\(macro)", modules: [])
        == "import Foundation; import Observation\n\(macro)"
    )
    let other = "import Foundation\nlet a: Observable<Int>"
    #expect(carried(other, modules: []) == other)
  }

  @Test func `XCTest brings UIKit`() {
    #expect(carried("import XCTest", modules: ["UIKit"]) == "import XCTest; import UIKit")
    #expect(carried("import XCTest", modules: []) == "import XCTest")
    #expect(
      carried("@testable import XCTest", modules: ["UIKit"])
        == "@testable import XCTest; import UIKit"
    )
  }

  @Test(
    "A name of Foundation in a file that imports no module with it is found",
    arguments: [
      ("let a: Data", true), ("import CallKit\nlet a = Locale.current", true),
      ("import Foundation\nlet a: Data", false), ("import UIKit\nlet a: Data", false),
      ("import Nimble\nlet a: Data", false), ("let a: Int", false),
    ]
  )
  func foundation(text: String, isAdded: Bool) {
    #expect(rewritten(text).split(separator: "\n").contains("import Foundation") == isAdded)
  }

  @Test func `The function abs is named with its module where CGFloat has a member of that name`() {
    #expect(
      carried("extension CGFloat { var size: CGFloat { abs(self) } }")
        == "extension CGFloat { var size: CGFloat { Swift.abs(self) } }"
    )
    let other = "extension Double { var size: Double { abs(self) } }"
    #expect(carried(other) == other)
  }

  @Test func `Parameters of methods of views are not on the main actor`() {
    let text = """
      class Page: UIViewController {
        func decide(_ done: @escaping @MainActor (Int) -> Void) { let a: @MainActor () -> Void = {} }
      }
      """
    let lines = carried(text).split(separator: "\n")
    #expect(lines[1].contains("@escaping            (Int) -> Void"))
    #expect(lines[1].contains("let a: @MainActor () -> Void"))
    let other = "class Model { func decide(_ done: @escaping @MainActor () -> Void) {} }"
    #expect(carried(other) == other)
  }

  @Test func `Attributes of text named through a subclass of the string have their type`() {
    let key = "NSMutableAttributedString.Key"
    let text = "let a = [\(key).font: font, \(key).kern: 1]"
    #expect(carried(text) == text + " as [NSAttributedString.Key: Any]")
  }

  @Test func `A name of Darwin's is one of Glibc's`() {
    #expect(carried("let a = Darwin.floor(1)") == "let a = Glibc .floor(1)")
  }
}
