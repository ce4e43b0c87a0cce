import Foundation
import RichText
public import Snapshots

/// The context in which snapshots of views are made; the traits are those of each view.
struct SnapshotContext {
  /// The language of the screen as a BCP 47 tag, or `nil`.
  var language: String?
  /// Whether constraints are checked for ambiguity, which is slow.
  var findsAmbiguity = false
}

extension UIView {
  /// Lays out the view's tree and returns a snapshot of this view with everything below.
  ///
  /// - Parameters:
  ///   - language: The language of the screen as a BCP 47 tag.
  ///   - findsAmbiguity: Whether each view's constraints are checked for ambiguity, which takes much longer
  ///     than the layout.
  /// - Returns: The screen as a value.
  public func layoutSnapshot(
    language: String? = nil,
    findsAmbiguity: Bool = false
  ) -> LayoutSnapshot {
    layOutWithHostedContent()
    let context = SnapshotContext(language: language, findsAmbiguity: findsAmbiguity)
    var top = element(context)
    top.frame = Rect(x: 0, y: 0, width: storedFrame.width, height: storedFrame.height)
    return LayoutSnapshot(
      size: Size(width: storedFrame.width, height: storedFrame.height),
      traits: traitCollection,
      displayScale: pixelScale,
      language: language,
      root: top,
      issues: layoutIssues
    )
  }

  /// Lays the view's tree out, and then the content in it that another module lays out.
  func layOutWithHostedContent() {
    layoutIfNeeded()
    forEachInTree { $0.layOutHostedContent() }
  }

  /// The snapshot of a view with a frame and without subviews; nothing is laid out.
  package var ownElement: SnapshotElement {
    var element = elementWithoutChildren(SnapshotContext(language: nil, findsAmbiguity: false))
    element.frame = Rect(x: 0, y: 0, width: storedFrame.width, height: storedFrame.height)
    return element
  }

  /// The snapshot of the view and everything below, children first, without recursion.
  func element(_ context: SnapshotContext) -> SnapshotElement {
    var open: [(view: UIView, next: Int, children: [SnapshotElement])] = [(self, 0, [])]
    while true {
      let last = open.count - 1
      let view = open[last].view
      if open[last].next < view.subviews.count {
        open[last].next += 1
        open.append((view.subviews[open[last].next - 1], 0, []))
        continue
      }
      var element = view.elementWithoutChildren(context)
      element.children += view.withLayersBetween(open[last].children)
      open.removeLast()
      if open.isEmpty { return element }
      open[open.count - 1].children.append(element)
    }
  }

  private func elementWithoutChildren(_ context: SnapshotContext) -> SnapshotElement {
    var element = SnapshotElement(snapshotIdentity, role: elementRole, frame: Rect(storedFrame))
    element.boundsOrigin = Point(x: boundsOrigin.x, y: boundsOrigin.y)
    element.transform = snapshotTransform
    element.mask = snapshotMask
    element.alpha = min(1, max(0, alpha))
    element.isHidden = isHidden
    element.clipsToBounds = clipsToBounds
    element.cornerRadii = layer.cornerRadii(in: storedFrame.size)
    element.cornerCurve = layer.outlineCurve
    element.layoutFlags = layoutFacts(context)
    if isAccessibilityElement || accessibilityLabel != nil {
      element.accessibility.isElement = isAccessibilityElement
      element.accessibility.label = accessibilityLabel
      element.accessibility.value = accessibilityValue
      element.accessibility.hint = accessibilityHint
      element.accessibility.traits = accessibilityTraits.names
    }
    element.largeContent = largeContentForSnapshot
    layer.layoutTreeIfNeeded()
    drawLayer(into: &element)
    drawOwn(into: &element)
    describe(&element, context)
    drawLayersAbove(into: &element)
    element.overlays += layer.borderDrawings(in: element.bounds)
    return element
  }

  private var snapshotIdentity: Identity {
    var value = Identity(className: String(describing: type(of: self)))
    value.objectID = identity.objectID
    value.customClass = identity.customClass
    value.name = identity.name
    value.accessibilityIdentifier = accessibilityIdentifier
    return value
  }

  private func layoutFacts(_ context: SnapshotContext) -> Set<LayoutFlag> {
    var flags: Set<LayoutFlag> = node == nil ? [] : [.constrained]
    if !autoresizingMask.isEmpty && translatesAutoresizingMaskIntoConstraints {
      flags.insert(.autoresizing)
    }
    if let superview, superview.arranges(self) { flags.insert(.arranged) }
    if identity.isGenerated { flags.insert(.systemPart) }
    if context.findsAmbiguity, let node, let engine = node.engine {
      flags.formUnion(engine.ambiguity(of: node))
    }
    return flags
  }

  /// Draws background and shadow below everything.
  private func drawLayer(into element: inout SnapshotElement) {
    let outline = Outline.roundedRect(
      element.bounds,
      element.cornerRadii,
      element.cornerCurve
    )
    if let shadow = layer.shadow(for: traitCollection) {
      element.drawings.append(.shadow(shadow, layer.shadowOutline(outline)))
    }
    if let color = backgroundColor {
      let resolved = rgba(color)
      if resolved.alpha > 0 { element.drawings.append(.fill(outline, .color(resolved))) }
    }
    element.drawings += layer.contentsDrawings(in: element.bounds, traitCollection)
    element.drawings += layerDrawings { $0 == nil }
  }

  /// The layers without a view that are above a subview, or below all subviews.
  private func layerDrawings(where isAbove: (UIView?) -> Bool) -> [Drawing] {
    let children = layer.children
    guard !children.isEmpty else { return [] }
    return children.filter { child in
      isAbove(child.above.flatMap { $0.superview === self ? $0 : nil })
    }
    .map(\.layer).sortedByDepth.flatMap { $0.placedDrawings(traitCollection) }
  }

  /// Draws the layers above the last subview.
  private func drawLayersAbove(into element: inout SnapshotElement) {
    guard let last = subviews.last else { return }
    element.overlays += layerDrawings { $0 === last }
  }

  /// The elements of the subviews, each followed by one for the layers above it, except the last.
  private func withLayersBetween(_ elements: [SnapshotElement]) -> [SnapshotElement] {
    guard let layer = layerIfUsed, !layer.children.isEmpty, elements.count == subviews.count
    else { return elements }
    return zip(subviews, elements).flatMap { subview, element in
      let drawings = subview === subviews.last ? [] : layerDrawings { $0 === subview }
      guard !drawings.isEmpty else { return [element] }
      var between = SnapshotElement(
        Identity(className: "CALayer"),
        frame: Rect(
          origin: Point(x: boundsOrigin.x, y: boundsOrigin.y),
          size: Size(storedFrame.size)
        )
      )
      between.boundsOrigin = Point(x: boundsOrigin.x, y: boundsOrigin.y)
      between.layoutFlags = [.systemPart]
      between.drawings = drawings
      return [element, between]
    }
  }

  /// A color as it is in the view's traits.
  func rgba(_ color: UIColor) -> RichText.Color {
    color.rgba(for: traitCollection)
  }
}

extension Size {
  fileprivate init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
