package import Foundation
import HeadlessUIKit

/// The frame of a preview context, which depends on the screen.
package struct PreviewFrame {
  /// Makes the view in the frame, for a screen of a size in points.
  let framed: @MainActor (AnyView, CGSize) -> AnyView

  /// Creates a frame.
  package init(_ framed: @escaping @MainActor (AnyView, CGSize) -> AnyView) {
    self.framed = framed
  }
}

/// The key of the frame of a preview context; `nil` if it is the screen.
package struct PreviewFrameKey: PreviewContextKey {
  package static var defaultValue: PreviewFrame? { nil }
}

/// A view in the frame of a place.
struct PreviewInPlace<Content> {
  let content: Content
  let frame: PreviewFrame?
}

extension PreviewInPlace: View where Content: View {
  var body: some View {
    if let frame {
      frame.framed(AnyView(content), UIScreen.main.bounds.size)
    } else {
      content
    }
  }
}
