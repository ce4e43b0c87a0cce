#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

@Suite("Members of any object")
struct ObjectMemberTests {
  private final class Proxy: NSObject {
    func responds(to selector: Selector!) -> Bool { selector.description == "own" }
  }

  private final class Note: NSObject {}

  @Test("The application is found without its class's own property, as extensions of apps do")
  func application() {
    #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    let found = UIApplication.perform(NSSelectorFromString("sharedApplication"))
    #expect(found?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "sharedApplication") is UIApplication)
    #expect(!Note.responds(to: NSSelectorFromString("sharedApplication")))
    #expect(Note.classForCoder() == Note.self)
  }

  @Test("A class declares anew what any object has")
  func declared() {
    #expect(Proxy().responds(to: Selector("own")))
    #expect(!Note().responds(to: Selector("own")))
    #expect(Note().forwardingTarget(for: Selector("own")) == nil)
  }

  @Test("Any object keeps what assistive technologies are told")
  func accessibility() {
    let note = Note()
    note.accessibilityTraits = [.button, .selected]
    note.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    note.accessibilityIdentifier = "note"
    note.accessibilityAttributedLabel = NSAttributedString(string: "A note")
    note.accessibilityLabelBlock = { "Another note" }
    #expect(note.accessibilityTraits == [.button, .selected])
    #expect(note.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    #expect(note.accessibilityIdentifier == "note")
    #expect(note.accessibilityLabel == "A note")
    #expect(note.accessibilityLabelBlock?() == "Another note")
    #expect(!note.accessibilityActivate())
  }

  @Test("A view as any object has the view's own members")
  func view() {
    let view = UIView()
    view.accessibilityTraits = .header
    view.accessibilityElementsHidden = true
    let object: NSObject = view
    #expect(object.accessibilityTraits == .header)
    #expect(object.accessibilityElementsHidden)
    object.accessibilityIdentifier = "title"
    #expect(view.accessibilityIdentifier == "title")
  }

  @Test("Values are asked of any object by name")
  func values() {
    let number = NSNumber(value: 2.5) as AnyObject
    #expect(AnyObjectValues(number).doubleValue as Double? == 2.5)
    #expect(AnyObjectValues(number).integerValue as Int? == 2)
    #expect(AnyObjectValues("text").doubleValue as Double? == nil)
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.section == 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
  }

  @Test("A lock is taken once")
  func lock() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("An exception ends the program")
  func exception() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .rangeException, reason: "too far").raise()
    }
  }
}
#endif
