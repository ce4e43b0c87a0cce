public import Snapshots

extension Canvas {
  /// Draws a screen: elements from the lowest to the topmost, each with what it draws below and
  /// above its children.
  ///
  /// Elements that are hidden, transparent or outside the screen cost little. Nothing is drawn
  /// behind the root: where its elements leave holes, the canvas shows.
  public func draw(_ snapshot: LayoutSnapshot) {
    withSavedState {
      clip(to: Rect(size: snapshot.size))
      SnapshotPainter(canvas: self).paint(snapshot.rootVisit)
    }
  }
}

/// Walks over the elements of a snapshot and draws them.
///
/// It has a stack of its own: a chain of 10,000 elements does not fit into the thread's.
struct SnapshotPainter {
  let canvas: Canvas

  private enum Step {
    case enter(ElementVisit)
    case leave(ElementVisit, hasLayer: Bool)
  }

  func paint(_ root: ElementVisit) {
    var steps = [Step.enter(root)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let visit):
        guard canBeSeen(visit) else { continue }
        let hasLayer = begin(visit)
        draw(visit.element.drawings, of: visit)
        steps.append(.leave(visit, hasLayer: hasLayer))
        for index in visit.element.children.indices.reversed() {
          steps.append(.enter(visit.child(index)))
        }
      case .leave(let visit, let hasLayer):
        draw(visit.element.overlays, of: visit)
        canvas.restore()
        if hasLayer { canvas.restore() }
      }
    }
  }

  /// Whether any of the element may be seen: children of one that does not clip lie anywhere.
  private func canBeSeen(_ visit: ElementVisit) -> Bool {
    guard !visit.isHidden, !visit.clip.isEmpty else { return false }
    return visit.element.clipsToBounds ? visit.visible(visit.frame) != nil : true
  }

  /// Goes to the element's own coordinates, in a layer where it is translucent.
  private func begin(_ visit: ElementVisit) -> Bool {
    let element = visit.element
    canvas.save()
    if element.frame.origin != .zero {
      canvas.translate(x: element.frame.x, y: element.frame.y)
    }
    if element.transform != .identity {
      canvas.concatenate(element.transform.about(Rect(size: element.frame.size).center))
    }
    if element.clipsToBounds { canvas.clip(to: Outline(clipOf: element).path) }
    if element.boundsOrigin != .zero {
      canvas.translate(x: -element.boundsOrigin.x, y: -element.boundsOrigin.y)
    }
    if let mask = element.mask { canvas.clip(to: mask.path, rule: mask.fillRule) }
    guard element.alpha < 1 else { return false }
    if let extent = visit.extent { canvas.clip(to: extent) }
    canvas.beginLayer(opacity: element.alpha)
    return true
  }

  private func draw(_ drawings: [Drawing], of visit: ElementVisit) {
    for drawing in drawings {
      guard let visible = visit.visible(visit.onScreen(drawing.bounds.grown)) else { continue }
      if visit.isTransformed {
        canvas.draw(drawing)
        continue
      }
      let origin = visit.origin
      canvas.draw(drawing, visible: visible.offset(x: -origin.x, y: -origin.y))
    }
  }
}

extension Outline {
  /// Makes the area that a clipping element leaves visible, from the top left of its frame.
  fileprivate init(clipOf element: SnapshotElement) {
    let rect = Rect(size: element.frame.size)
    self =
      element.cornerRadii == .zero
      ? .rect(rect) : .roundedRect(rect, element.cornerRadii, element.cornerCurve)
  }
}

extension Rect {
  /// The rectangle with a point more on each side: letters reach out of their boxes, and lines
  /// without height are seen.
  fileprivate var grown: Rect { inset(by: -1) }
}

extension ElementVisit {
  /// The area that the element and its children draw in, in its own coordinates; nil when computing
  /// it costs too much.
  fileprivate var extent: Rect? {
    if isTransformed { return nil }
    var extent: Rect?
    var pending = [self]
    var count = 0
    while let visit = pending.popLast() {
      count += 1
      if count > 500 { return nil }
      for drawing in visit.element.drawings + visit.element.overlays {
        let rect = visit.onScreen(drawing.bounds).inset(by: -4)
        extent = extent?.union(rect) ?? rect
      }
      for index in visit.element.children.indices { pending.append(visit.child(index)) }
    }
    return extent?.offset(x: -origin.x, y: -origin.y)
  }
}
