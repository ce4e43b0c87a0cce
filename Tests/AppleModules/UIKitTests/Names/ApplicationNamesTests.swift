import Testing
import UIKit

/// Members that apps use of the app, its windows, presentations and values.
@Suite("Names of apps and values that apps use")
struct ApplicationNamesTests {
  @Test("The window that was shown last is the key window")
  func windows() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows.contains { $0 === window })
    let top = CGFloat(UIScreen.main.safeAreaInsets.top)
    #expect(UIApplication.shared.statusBarFrame.height == top)
    #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == false)
  }

  @Test("A popover has a controller of its own, and a sheet of actions on a phone has none")
  func popovers() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    let other = UIViewController()
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.sourceView = controller.view
    other.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    #expect(other.popoverPresentationController?.sourceView === controller.view)
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(sheet.popoverPresentationController == nil)
  }

  @Test("Values hold geometry, and text is read as geometry")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
    #expect(NSValue(cgAffineTransform: .init(scaleX: 2, y: 3)).cgAffineTransformValue.d == 3)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4.5}}")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4.5}}") == rect)
    #expect(NSCoder.cgPoint(for: "{-1, 1e2}") == CGPoint(x: -1, y: 100))
    #expect(CGRectMake(1, 2, 3, 4.5) == rect)
  }

  @Test("A sequence of images shows its first one while it runs")
  func sequence() {
    let still = UIImage()
    let first = UIImage()
    let view = UIImageView(image: still)
    view.animationImages = [first, still]
    view.startAnimating()
    #expect(view.isAnimating && view.image === first)
    view.stopAnimating()
    #expect(!view.isAnimating && view.image === still)
  }

  @Test("Settings that no picture shows are kept, and objects are not held")
  func settings() {
    let view = UIView()
    view.tintAdjustmentMode = .dimmed
    view.restorationIdentifier = "title"
    #expect(view.tintAdjustmentMode == .dimmed && view.restorationIdentifier == "title")
    let table = UITableView()
    table.sectionIndexColor = .red
    #expect(table.sectionIndexColor == .red)
    let button = UIButton()
    button.adjustsImageWhenHighlighted = false
    #expect(!button.adjustsImageWhenHighlighted)
  }

  @Test("The edit button begins and ends editing")
  func editing() {
    let controller = UIViewController()
    controller.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
    #expect(controller.isEditing)
  }
}
