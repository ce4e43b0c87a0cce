import Foundation
public import HeadlessSwiftUI
import HeadlessUIKit

/// The place of a preview on the home screen or the lock screen.
///
/// The preview is as large as a widget of the family on the screen of its device, with the margins and the
/// round corners of widgets. Where the device has no such widget, the preview has the room of the screen.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates the place for a family of widgets.
  public init(family: WidgetFamily) { self.family = family }

  /// The value of a key.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    let frame = PreviewFrame { [family] content, screen in
      guard let size = WidgetSizes(onScreenNearestTo: screen).size(of: family) else {
        return content
      }
      return AnyView(WidgetFrame(family: family, size: size, content: content))
    }
    return frame as? Key.Value ?? Key.defaultValue
  }
}

/// A view in the frame of a widget.
///
/// From iOS 17 on widgets have margins; Apple's documentation gives 16 points as the usual margin and none
/// on the lock screen. The radius of corners is not published: 22 points are drawn.
private struct WidgetFrame: View {
  let family: WidgetFamily
  let size: CGSize
  let content: AnyView

  private var margin: CGFloat { family.isAccessory ? 0 : 16 }
  private var radius: CGFloat {
    switch family {
    case .accessoryCircular: size.height / 2
    case .accessoryRectangular, .accessoryInline: 0
    default: 22
    }
  }

  var body: some View {
    content.environment(\.widgetFamily, family).environment(\.takesContainerBackground, true)
      .padding(margin).frame(width: size.width, height: size.height)
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
        background ?? AnyView(family.isAccessory ? Color.clear : Color(.systemBackground))
      }
      .clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
