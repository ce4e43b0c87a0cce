import Foundation
import HeadlessSwiftUI

/// A view of a chart, as its layout sees it.
enum ChartPart {
  case plot
  case layer
  case label(ChartLabel)
  case note(Mark, MarkStyle.Note)
  case symbol(Mark)
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .layer }
}

/// Puts the labels of axes beside the plot, and views of marks at them.
struct ChartLayout: Layout {
  let model: ChartModel
  /// The room around the plot in which its lines and marks are drawn.
  let margin: CGFloat

  /// The distance of labels from the plot, and from each other; Apple publishes none.
  private static let gap: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    // Charts take what they are offered; their own size is not published.
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    // A stack asks what the chart does with all the room that there may be; nothing has a place there.
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    place(subviews, in: bounds)
  }

  private func place(_ subviews: Subviews, in bounds: CGRect) {
    let plot = plot(subviews, in: bounds)
    let geometry = ChartGeometry(model: model, size: plot.size)
    var taken: [CGRect] = []
    for side in ChartSide.allCases {
      placeLabels(subviews, side, plot, bounds, geometry, beside: &taken)
    }
    for view in subviews {
      switch view[ChartPartKey.self] {
      case .label: break
      case .plot:
        let area = plot.insetBy(dx: -margin, dy: -margin)
        view.place(at: area.origin, proposal: ProposedViewSize(area.size))
      case .layer: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .symbol(let mark):
        guard let rect = geometry.rect(mark) else { continue }
        let point = CGPoint(x: plot.minX + rect.midX, y: plot.minY + rect.midY)
        view.place(at: point, anchor: .center, proposal: .unspecified)
      case .note(let mark, let note): place(view, note, at: mark, plot, bounds, geometry)
      }
    }
  }

  /// The part of the chart that labels leave.
  private func plot(_ subviews: Subviews, in bounds: CGRect) -> CGRect {
    var rooms: [ChartSide: CGFloat] = [:]
    var highest: CGFloat = 0
    for view in subviews {
      guard case .label(let label) = view[ChartPartKey.self] else { continue }
      let size = view.sizeThatFits(.unspecified)
      let room = label.side.isHorizontal ? size.height : size.width
      rooms[label.side] = max(rooms[label.side] ?? 0, room + Self.gap)
      if !label.side.isHorizontal { highest = max(highest, size.height / 2) }
    }
    let left = rooms[.leading] ?? 0
    let top = max(rooms[.top] ?? 0, highest)
    return CGRect(
      x: bounds.minX + left,
      y: bounds.minY + top,
      width: max(0, bounds.width - left - (rooms[.trailing] ?? 0)),
      height: max(0, bounds.height - top - max(rooms[.bottom] ?? 0, highest))
    )
  }

  /// Places the labels of a side; one that meets another before it is left out.
  private func placeLabels(
    _ subviews: Subviews,
    _ side: ChartSide,
    _ plot: CGRect,
    _ bounds: CGRect,
    _ geometry: ChartGeometry,
    beside taken: inout [CGRect]
  ) {
    for view in subviews {
      guard case .label(let label) = view[ChartPartKey.self], label.side == side else { continue }
      let size = view.sizeThatFits(.unspecified)
      guard let frame = frame(of: label, size, plot, bounds, geometry),
        !taken.contains(where: { $0.insetBy(dx: -Self.gap, dy: 0).intersects(frame) })
      else {
        // A view that fits nowhere shows nothing.
        view.place(at: plot.origin, proposal: ProposedViewSize(width: 0, height: 0))
        continue
      }
      taken.append(frame)
      view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frame(
    of label: ChartLabel,
    _ size: CGSize,
    _ plot: CGRect,
    _ bounds: CGRect,
    _ geometry: ChartGeometry
  ) -> CGRect? {
    let isHorizontal = label.side.isHorizontal
    let scale = isHorizontal ? model.x : model.y
    let length = isHorizontal ? plot.width : plot.height
    guard let place = geometry.point(label.value, label.end, scale, length) else { return nil }
    var frame = CGRect(origin: .zero, size: size)
    if isHorizontal {
      // A moment has its label behind its line, as the pictures of Apple's documentation show.
      let isBehind = scale?.isDate == true && label.end == nil
      frame.origin.x = plot.minX + place - (label.anchor?.x ?? (isBehind ? 0 : 0.5)) * size.width
      frame.origin.x = max(bounds.minX, min(frame.minX, bounds.maxX - size.width))
      frame.origin.y =
        label.side == .bottom ? plot.maxY + Self.gap : plot.minY - Self.gap - size.height
    } else {
      frame.origin.y = plot.maxY - place - (label.anchor?.y ?? 0.5) * size.height
      frame.origin.x =
        label.side == .trailing ? plot.maxX + Self.gap : plot.minX - Self.gap - size.width
    }
    return frame.offsetBy(dx: label.offset.width, dy: label.offset.height)
  }

  private func place(
    _ view: LayoutSubview,
    _ note: MarkStyle.Note,
    at mark: Mark,
    _ plot: CGRect,
    _ bounds: CGRect,
    _ geometry: ChartGeometry
  ) {
    guard let inner = geometry.rect(mark) else { return }
    let rect = inner.offsetBy(dx: plot.minX, dy: plot.minY)
    let size = view.sizeThatFits(.unspecified)
    let gap = note.spacing ?? Self.gap
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    if note.alignment.horizontal == .leading { origin.x = rect.minX }
    if note.alignment.horizontal == .trailing { origin.x = rect.maxX - size.width }
    switch note.position.kind {
    case .overlay: break
    case .automatic, .top: origin.y = rect.minY - gap - size.height
    case .bottom: origin.y = rect.maxY + gap
    case .leading: origin.x = rect.minX - gap - size.width
    case .trailing: origin.x = rect.maxX + gap
    }
    if note.position.vertical < 0 { origin.y = rect.minY - size.height }
    if note.position.vertical > 0 { origin.y = rect.maxY }
    origin.x = max(bounds.minX, min(origin.x, bounds.maxX - size.width))
    view.place(at: origin, proposal: ProposedViewSize(size))
  }
}
