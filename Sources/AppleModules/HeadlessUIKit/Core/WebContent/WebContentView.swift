import Foundation
package import Snapshots

/// The picture of a web page, or a marked box with the reason why there is none.
///
/// A web view contains one. A document's web view is one, since code loads its page.
package final class WebContentView: UIView {
  /// The picture with its size, or the reason why there is none.
  package enum Content: Equatable {
    /// A picture, from the top left of the view.
    case picture(ImageSource)
    /// A reason as one clause without a full stop.
    case missing(reason: String)
  }

  /// The content; `nil` for an empty view.
  package var content: Content?

  /// Creates a view with its content.
  package convenience init(_ content: Content?) {
    self.init(frame: .zero)
    self.content = content
  }

  override func setUpView() {
    super.setUpView()
    isOpaque = false
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard storedFrame.width > 0, storedFrame.height > 0 else { return }
    switch content {
    case .picture(let source):
      let rect = Rect(origin: Point(x: 0, y: 0), size: source.size)
      element.drawings.append(.image(ImageContent(source, naturalSize: source.size, rect: rect)))
    case .missing(let reason):
      var box = ImageContent(nil, naturalSize: element.frame.size, rect: element.bounds)
      box.missingReason = reason
      element.drawings.append(.image(box))
    case nil: break
    }
  }
}
