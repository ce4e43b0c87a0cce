import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A presentation in front of a screen: a sheet, a cover, an alert or a list of actions.
final class Presentation {
  enum Kind {
    case sheet(SheetValues)
    case cover
    case alert(UIAlertController)
  }

  let kind: Kind
  private let content: LayoutItem?
  private let environment: EnvironmentValues
  private var frame = CGRect.zero
  private var insets = UIEdgeInsets.zero

  init(_ kind: Kind, content: LayoutItem?, _ environment: EnvironmentValues) {
    self.kind = kind
    self.content = content
    self.environment = environment
  }

  /// Places the content on a screen and runs the actions of appearing views.
  func place(in area: SafeArea, _ state: HostState) {
    insets = UIEdgeInsets(
      top: area.inner.minY - area.outer.minY,
      left: area.inner.minX - area.outer.minX,
      bottom: area.outer.maxY - area.inner.maxY,
      right: area.outer.maxX - area.inner.maxX
    )
    guard let content, area.outer.width > 0 else { return }
    frame = frame(in: area)
    let covered = EdgeInsets(
      top: max(0, area.inner.minY - frame.minY),
      leading: max(0, area.inner.minX - frame.minX),
      bottom: max(0, frame.maxY - area.inner.maxY),
      trailing: max(0, frame.maxX - area.inner.maxX)
    )
    let inner = frame.shrunk(by: covered)
    state.origin = .zero
    state.safeArea = SafeArea(outer: frame, inner: inner)
    let offer = ProposedViewSize(inner.size)
    let size = content.size(offer)
    let grid = environment.grid
    content.place(
      in: CGRect(
        x: inner.minX + grid.rounded((inner.width - size.width) / 2),
        y: inner.minY + grid.rounded((inner.height - size.height) / 2),
        width: size.width,
        height: size.height
      ),
      offered: offer
    )
    content.appear()
  }

  private func frame(in area: SafeArea) -> CGRect {
    guard case .sheet(let values) = kind else { return area.outer }
    return SheetFrame.frame(
      detent: values.detents.first?.length(
        maximum: SheetFrame.maximumDetent(in: area.outer, insets, environment.traits),
        environment
      ),
      in: area.outer,
      insets,
      environment.traits
    )
  }

  /// The elements of the presentation on a screen.
  func elements(in screen: CGRect, _ state: HostState) -> [SnapshotElement] {
    let whole = Rect(screen)
    switch kind {
    case .cover:
      return [container(whole, nil, radii: .zero)]
    case .sheet(let values):
      let isAtBottom = frame.maxY >= screen.maxY
      let radius = values.cornerRadius ?? SheetFrame.cornerRadius(environment.traits)
      var radii = CornerRadii(radius)
      if isAtBottom { (radii.bottomLeft, radii.bottomRight) = (0, 0) }
      var card = container(
        Rect(frame),
        values.background,
        radii: radii
      )
      if values.showsGrabber { card.children.append(grabber(in: card.bounds)) }
      return [dimming(whole), card]
    case .alert(let alert):
      alert.traitOverrides = environment.traits
      alert.view.tintColor = environment.accent
      alert.view.frame = AlertFrame.frame(of: alert, in: screen, safeArea: insets)
      var card = alert.view.layoutSnapshot().root
      card.frame = Rect(alert.view.frame)
      return [dimming(whole), card]
    }
  }

  private func container(
    _ rect: Rect,
    _ background: AnyShapeStyle?,
    radii: CornerRadii
  ) -> SnapshotElement {
    var element = SnapshotElement(
      Identity(className: "Presentation"),
      role: .container,
      frame: rect
    )
    element.clipsToBounds = true
    element.cornerRadii = radii
    element.cornerCurve = .continuous
    let style: any ShapeStyle = background ?? AnyShapeStyle(Color(UIColor.systemBackground))
    element.drawings = style.paint(at: environment)
      .fill(.roundedRect(element.bounds, radii, .continuous), over: element.bounds)
    guard let content else { return element }
    let isFlipped = environment.layoutDirection == .rightToLeft
    let x = isFlipped ? rect.maxX - content.frame.maxX : content.frame.minX - rect.x
    let origin = CGPoint(x: x, y: content.frame.minY - rect.y)
    element.children = HostedItem.elements(of: content, at: origin)
    return element
  }

  private func grabber(in bounds: Rect) -> SnapshotElement {
    let rect = Rect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    var grabber = SnapshotElement(Identity(className: "Grabber"), frame: rect)
    grabber.drawings = [
      .fill(
        .roundedRect(grabber.bounds, radius: 2.5),
        .color(UIColor.tertiaryLabel.rgba(for: environment.traits))
      )
    ]
    return grabber
  }

  private func dimming(_ rect: Rect) -> SnapshotElement {
    var element = SnapshotElement(Identity(className: "DimmingView"), frame: rect)
    let black = UIColor(white: 0, alpha: 0.2)
    element.drawings = [.fill(.rect(rect), .color(black.rgba(for: environment.traits)))]
    return element
  }
}

/// The key of the presentations in front of a screen.
enum PresentationKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// A view with a presentation in front of its screen.
struct PresentationModifier {
  enum Source {
    case view(isCover: Bool, () -> AnyView?)
    case alert(() -> AlertValues?)
  }

  let source: Source

  @MainActor
  private func make(_ place: BuildPlace) -> Presentation? {
    switch source {
    case .view(let isCover, let view):
      view().map { .showing($0, isCover: isCover, in: place) }
    case .alert(let values): values()?.presentation(in: place)
    }
  }
}

extension PresentationModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    guard let presentation = make(place) else {
      place.node.keepSlots(0..<1)
      return items
    }
    guard let first = items.first else { return items }
    return [PresentingItem(first, presentation, place.environment)] + items.dropFirst()
  }
}

private final class PresentingItem: WrappingItem {
  private let presentation: Presentation

  init(_ content: LayoutItem, _ presentation: Presentation, _ environment: EnvironmentValues) {
    self.presentation = presentation
    super.init(content, environment)
  }

  override var computedMayHavePreferences: Bool { true }

  override func computedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == PresentationKey.self else { return super.computedPreference(key) }
    return (content.preferenceOrDefault(PresentationKey.self) + [presentation]) as? Key.Value
  }
}
