import DynamicType
import Foundation
import HeadlessUIKit
import Snapshots

/// A view that the large content viewer shows while it is pressed at an accessibility size.
struct LargeContentModifier {
  let content: AnyView?
}

extension LargeContentModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let own = self.content.map { LabelParts(place.items(of: $0, at: .slot(1))) }
    return content.items(place).map { LargeContentItemView($0, own, place.environment) }
  }
}

private final class LargeContentItemView: WrappingItem {
  private let own: LabelParts?

  init(_ content: LayoutItem, _ own: LabelParts?, _ environment: EnvironmentValues) {
    self.own = own
    super.init(content, environment)
  }

  override func elements() -> [SnapshotElement] {
    var elements = super.elements()
    guard !elements.isEmpty else { return elements }
    let shown = own ?? LabelParts([content])
    let box = Rect(x: 0, y: 0, width: 50, height: 50)
    let picture = shown.image.map { image in
      let view = UIImageView(image: image)
      view.traitOverrides = environment.traits
      view.contentMode = .scaleAspectFit
      view.frame = CGRect(x: 0, y: 0, width: box.width, height: box.height)
      return view.layoutSnapshot().root.drawings.first
    }
    elements[0].largeContent = LargeContentItem(
      title: shown.title.isEmpty ? nil : shown.title,
      image: picture ?? nil
    )
    return elements
  }
}

extension View {
  /// Shows the view in the large content viewer while it is pressed at an accessibility size.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(LargeContentModifier(content: nil))
  }

  /// Shows other views in the large content viewer while this one is pressed at an accessibility size.
  nonisolated public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View {
    modifier(LargeContentModifier(content: largeContentView().erased))
  }
}

extension EnvironmentValues {
  /// Whether the large content viewer is available, as it is at accessibility sizes.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
}
