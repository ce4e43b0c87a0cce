import Testing

@testable import AppleSourceRewriting

/// The text without spaces, so that padding does not count.
private func dense(_ text: String) -> String { text.filter { $0 != " " } }

@Suite("Overrides that Objective-C allows")
struct OverrideTests {
  @Test func `A class overrides what the target adds to its superclass`() {
    let text = """
      extension UIViewController { @objc var isCovered: Bool { false } }
      class Base: UIViewController { override var isCovered: Bool { true } }
      final class Menu: Base { override var isCovered: Bool { super.isCovered } }
      """
    let lines = carried(text).split(separator: "\n").map { dense(String($0)) }
    #expect(lines[0].contains("varisCoveredInExtensionOfUIViewController:Bool{false}"))
    #expect(lines[0].contains("iftype==Base.self,letobject=selfas?Base"))
    #expect(lines[0].contains("iftype==Menu.self"))
    #expect(lines[1].contains("{varisCoveredInExtensionOfBase:Bool{true};"))
    #expect(lines[2].contains("varisCoveredInExtensionOfMenu:Bool{self.isCoveredAboveMenu}"))
  }

  @Test func `An extension of the target's class overrides what the target adds to its superclass`()
  {
    let text = """
      extension UIViewController { @objc var isCovered: Bool { false } }
      class Menu: UIViewController {}
      extension Menu { override var isCovered: Bool { true } }
      """
    let lines = carried(text).split(separator: "\n").map { dense(String($0)) }
    #expect(lines[0].contains("iftype==Menu.self,letobject=selfas?Menu"))
    #expect(lines[1] == "classMenu:UIViewController{}")
    #expect(lines[2].contains("{varisCoveredInExtensionOfMenu:Bool{true};"))
  }

  @Test func `A class overrides a property that the target adds and that can be set`() {
    let text = """
      extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }
      class Badge: UIButton { override var radius: CGFloat { get { 1 } set { super.radius = newValue } } }
      """
    let lines = carried(text).split(separator: "\n").map { dense(String($0)) }
    #expect(lines[0].contains("varradiusInExtensionOfUIView:CGFloat{get{0}set{}}"))
    #expect(
      lines[0].contains(
        "var`radius`:CGFloat{get{radiusFrom(Swift.type(of:self))}"
          + "set{set_radiusFrom(Swift.type(of:self),newValue)}}"
      )
    )
    #expect(lines[0].contains("{object.radiusInExtensionOfBadge=value;return}"))
    #expect(lines[1].contains("varradiusInExtensionOfBadge:CGFloat"))
    #expect(lines[1].contains("set{self.radiusAboveBadge=newValue}"))
  }

  @Test
  func `A class overrides a method with which an extension conforms to a protocol of Objective-C`()
  {
    let text = """
      @objc protocol KeyDelegate { func keyDidChange(to key: Int) }
      extension UIViewController: KeyDelegate { func keyDidChange(to key: Int) {}; func other() {} }
      class Menu: UIViewController { override func keyDidChange(to key: Int) {}; override func other() {} }
      """
    let lines = carried(text).split(separator: "\n").map { dense(String($0)) }
    #expect(lines[1].contains("funckeyDidChangeInExtensionOfUIViewController(tokey:Int){}"))
    #expect(lines[1].contains("iftype==Menu.self,letobject=selfas?Menu"))
    #expect(lines[2].contains("{funckeyDidChangeInExtensionOfMenu(tokey:Int){}"))
    #expect(lines[2].contains("overridefuncother(){}"))
    let other = carried(text.replacing("@objc protocol", with: "protocol"))
    #expect(other.contains("override func keyDidChange"))
  }

  @Test(
    "A member of the same name elsewhere is none",
    arguments: [
      "class Base: UIView { func reset() {} }\nclass Child: Base { override func reset() {} }",
      "class Child: UIView { override func reset() {} }",
      "class Child<Value>: UIViewController { override func reset() {} }",
      "private class Child: UIViewController { override func reset() {} }",
    ]
  )
  func otherMember(classes: String) {
    let text = carried("extension UIViewController { @objc func reset() {} }\n" + classes)
    #expect(text.contains("override func reset() {}"))
    #expect(!text.contains("resetFrom"))
  }

  @Test func `Observers of a property in an extension become functions`() {
    let text = """
      class Cell: UITableViewCell {}
      extension Cell {
        override open var isSelected: Bool {
          willSet { show(newValue) }
          didSet(old) { hide(old) }
        }
      }
      """
    let lines = carried(text).split(separator: "\n").map { dense(String($0)) }
    #expect(
      lines[0]
        == "classCell:UITableViewCell{;overridevar`isSelected`:Bool"
        + "{willSet{isSelectedWillSetInExtension(newValue)}"
        + "didSet{isSelectedDidSetInExtension(oldValue)}}}"
    )
    #expect(lines.contains("funcisSelectedWillSetInExtension(_newValue:Bool){show(newValue)}"))
    #expect(lines.contains("funcisSelectedDidSetInExtension(_old:Bool){hide(old)}"))
    #expect(!lines.dropFirst().joined().contains("varisSelected"))
  }

  @Test func `An override for all objects of another module's class is named and left out`() {
    let text =
      "extension UITableViewCell {\n  open override var canBecomeFirstResponder: Bool { true }\n}"
    #expect(dense(carried(text)).contains("openvarcanBecomeFirstResponderInExtension:Bool{true}"))
    #expect(allRemarks(text).contains { $0.message.contains("all objects of UITableViewCell") })
  }

  @Test(
    "Members of any object are declared anew",
    arguments: [
      ("class A: NSObject { override func responds(to a: Selector!) -> Bool { true } }", false),
      (
        "class A: UIView { override func forwardingTarget(for a: Selector!) -> Any? { nil } }",
        false
      ),
      ("class A: NSObject { override func awakeFromNib() {} }", false),
      ("class A: UIView { override func awakeFromNib() {} }", true),
      ("class A: NSObject { override func isEqual(_ a: Any?) -> Bool { true } }", true),
    ]
  )
  func objects(text: String, keeps: Bool) {
    #expect(carried(text).contains("override") == keeps)
  }

  @Test func `A class below one that declares a member anew overrides it`() {
    let text = """
      class A: NSObject { override func awakeFromNib() {} }
      class B: A { override func awakeFromNib() {} }
      """
    let lines = carried(text).split(separator: "\n")
    #expect(!lines[0].contains("override"))
    #expect(lines[1].contains("override"))
  }

  @Test(
    "A cell of a document can be made for a list",
    arguments: [
      ("init?(coder: NSCoder) { super.init(coder: coder) }", true),
      (
        "init?(coder: NSCoder) { nil }; override init(frame: CGRect) { super.init(frame: frame) }",
        false
      ),
    ]
  )
  func reuse(initializers: String, isAdded: Bool) {
    let text = carried("class Cell: UICollectionViewCell { required \(initializers) }")
    #expect(text.contains("required convenience init(reusing _: String)") == isAdded)
  }

  @Test func `Classes of views leave the main actor, and share what is static`() {
    let text = """
      import UIKit
      @MainActor class Card: UIView { static let shared = Card(); static var gap = 8; static let a = 1 }
      @MainActor final class Store: ObservableObject {}
      @MainActor protocol Listener {}
      """
    let lines = carried(text).split(separator: "\n").map(String.init)
    #expect(lines[1].trimmingPrefix { $0 == " " }.hasPrefix("class Card"))
    #expect(lines[1].contains("static nonisolated(unsafe) let shared"))
    #expect(lines[1].contains("static nonisolated(unsafe) var gap"))
    #expect(lines[1].contains("static let a"))
    #expect(lines[2].contains("@preconcurrency @MainActor final class Store"))
    #expect(!lines[3].contains("@MainActor"))
  }

  @Test func `Values of any object can be unwrapped`() {
    let text = carried("let a = (info[b]! as AnyObject).doubleValue!")
    #expect(text == "let a = AnyObjectValues(info[b]! as AnyObject).doubleValue!")
  }

  @Test(
    arguments: [
      ("extension UIFont", false), ("extension UIColor", true), ("class Card: UIView", true),
    ]
  )
  func `Initializers of classes that are structures here lose their modifier`(
    type: String,
    isKept: Bool
  ) {
    let text = carried("\(type) { public convenience init(size: CGFloat) { self.init() } }")
    #expect(text.contains("convenience") == isKept)
  }
}
