public import Foundation
import Snapshots

/// A marked box in place of a view of UIKit that was left out of a program.
///
/// Generated code uses it where the class of a view is missing. Unless something else determines its size, it
/// is as large as its label.
open class LeftOutBox: UIView {
  /// The name of the part that is missing.
  public private(set) var name = "left out"
  /// The module of the missing part; `nil` for a part of the program itself.
  public private(set) var module: String?

  /// Creates a box with the name of the missing part and its module.
  public convenience init(_ name: String, of module: String? = nil) {
    self.init(frame: .zero)
    self.name = name
    self.module = module
  }

  private var label: LeftOutLabel { LeftOutLabel(name, of: module) }

  open override var intrinsicContentSize: CGSize { label.idealSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { label.idealSize }

  override func setUpView() {
    super.setUpView()
    isOpaque = false
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard storedFrame.width > 0, storedFrame.height > 0 else { return }
    element.drawings.append(label.drawing(in: element.bounds))
  }
}
