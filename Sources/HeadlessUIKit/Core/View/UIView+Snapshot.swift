import Foundation
import RichText
public import Snapshots

/// The context in which views become values; the traits are those of each view.
struct SnapshotContext {
  /// The language of the screen as a BCP 47 tag, or `nil`.
  var language: String?
  /// Whether constraints are asked for ambiguity, which is slow.
  var findsAmbiguity = false
}

extension UIView {
  /// Lays the view's tree out and returns this view with everything below as a plain value.
  ///
  /// - Parameters:
  ///   - language: The language of the screen as a BCP 47 tag.
  ///   - findsAmbiguity: Whether each view's constraints are asked whether they leave a choice;
  ///     that takes much longer than the layout.
  /// - Returns: The screen as a value.
  public func layoutSnapshot(
    language: String? = nil,
    findsAmbiguity: Bool = false
  ) -> LayoutSnapshot {
    layoutIfNeeded()
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

  /// The view and everything below, children first, without recursion.
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
      element.children = open[last].children
      open.removeLast()
      if open.isEmpty { return element }
      open[open.count - 1].children.append(element)
    }
  }

  private func elementWithoutChildren(_ context: SnapshotContext) -> SnapshotElement {
    var element = SnapshotElement(snapshotIdentity, role: elementRole, frame: Rect(storedFrame))
    element.boundsOrigin = Point(x: boundsOrigin.x, y: boundsOrigin.y)
    element.alpha = min(1, max(0, alpha))
    element.isHidden = isHidden
    element.clipsToBounds = clipsToBounds || layer.masksToBounds
    element.cornerRadii = layer.cornerRadii(in: storedFrame.size)
    element.cornerCurve = layer.cornerCurve == .continuous ? .continuous : .circular
    element.layoutFlags = layoutFacts(context)
    if isAccessibilityElement || accessibilityLabel != nil {
      element.accessibility.isElement = isAccessibilityElement
      element.accessibility.label = accessibilityLabel
      element.accessibility.value = accessibilityValue
      element.accessibility.hint = accessibilityHint
      element.accessibility.traits = accessibilityTraits.names
    }
    element.largeContent = largeContentForSnapshot
    drawLayer(into: &element)
    describe(&element, context)
    drawBorder(into: &element)
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
      element.drawings.append(.shadow(shadow, outline))
    }
    guard let color = backgroundColor ?? layer.backgroundColor.map({ UIColor(cgColor: $0) }) else {
      return
    }
    let resolved = rgba(color)
    if resolved.alpha > 0 { element.drawings.append(.fill(outline, .color(resolved))) }
  }

  private func drawBorder(into element: inout SnapshotElement) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    let width = layer.borderWidth
    let rect = element.bounds.inset(by: width / 2)
    element.overlays.append(
      .stroke(
        .roundedRect(rect, radius: max(0, layer.cornerRadius - width / 2), curve: .circular),
        .color(rgba(UIColor(cgColor: color))),
        StrokeStyle(width: width)
      )
    )
  }

  /// A color as it is in the view's traits.
  func rgba(_ color: UIColor) -> RichText.Color {
    color.rgba(for: traitCollection)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
