import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The content of a preview on its device: the whole device, or the size that the preview sets.
struct PreviewPage: View {
  let content: AnyView
  let layout: CodePreview.Layout
  /// The name by which a picture of only the content finds it.
  let id: String

  var body: some View {
    switch layout {
    case .device: content
    case .sizeThatFits: VStack { content }.modifier(OwnSizeModifier(id: id))
    case .fixed(let width, let height):
      VStack { content }.frame(width: width, height: height).modifier(OwnSizeModifier(id: id))
    }
  }
}

/// A name for the element of a view, by which it is found on the screen.
private struct OwnSizeModifier: PrimitiveModifier {
  let id: String

  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { OwnSizeItem($0, id, place.environment) }
  }
}

private final class OwnSizeItem: WrappingItem {
  private let id: String

  init(_ content: LayoutItem, _ id: String, _ environment: EnvironmentValues) {
    self.id = id
    super.init(content, environment)
  }

  override func elements() -> [SnapshotElement] {
    [
      SnapshotElement(
        Identity(objectID: id, className: "Preview"),
        role: .container,
        frame: bounds,
        children: super.elements()
      )
    ]
  }
}
