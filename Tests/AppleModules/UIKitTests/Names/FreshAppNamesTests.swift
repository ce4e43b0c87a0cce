import Foundation
import Testing
import UIKit

/// Members that apps and libraries use which nobody had looked at before.
@Suite("Names that fresh apps use")
struct FreshAppNamesTests {
  private final class Fade: UIStoryboardSegue {
    override var destination: UIViewController { replaced }
    let replaced = UIViewController()
  }

  private final class App: UIApplication, @unchecked Sendable {
    var events = 0
    override func sendEvent(_ event: UIEvent) { events += 1 }
  }

  @Test("A transaction takes its values by their keys")
  func transaction() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
  }

  @Test("A stretchable image repeats the point between its caps")
  func stretchable() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { _ in }
    let stretched = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    #expect(stretched.resizingMode == .stretch)
  }

  @Test("An image literal alone is an image, named as it says")
  func literal() {
    let image = #imageLiteral(resourceName: "nothing of this name")
    #expect(image.size == .zero)
  }

  @Test("Segues and applications have subclasses")
  func subclasses() {
    let from = UIViewController()
    let segue = Fade(identifier: "fade", source: from, destination: UIViewController())
    #expect(segue.destination === segue.replaced)
    #expect(segue.source === from)
    let app = App()
    app.sendEvent(UIEvent())
    #expect(app.events == 1)
  }

  @Test("Files of pictures may come piece by piece")
  func incremental() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let bytes = try #require(picture.pngData())
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, bytes, true)
    #expect(CGImageSourceGetCount(source) == 1)
  }

  @Test("A text view has a view above the keyboard")
  func accessory() {
    let view = UITextView()
    let bar = UIToolbar()
    view.inputAccessoryView = bar
    #expect(view.inputAccessoryView === bar)
    #expect(view.inputView == nil)
  }

  @Test("Traits say the usual contrast and the level of the screen")
  func traits() {
    #expect(UIView().traitCollection.accessibilityContrast == .normal)
    #expect(UIView().traitCollection.userInterfaceLevel == .base)
  }
}
