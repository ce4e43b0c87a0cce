public import LayoutGeometry

extension LayoutSnapshot {
  /// Returns the first element with an identifier of the document.
  public func element(withID objectID: String) -> ElementVisit? {
    first { $0.element.identity.objectID == objectID }
  }

  /// Returns the first element for which a closure returns true, parents before children.
  public func first(where isWanted: (ElementVisit) -> Bool) -> ElementVisit? {
    var result: ElementVisit?
    walk { visit in
      if result == nil, isWanted(visit) { result = visit }
      return result == nil
    }
    return result
  }

  /// Returns the topmost visible element at a point of the screen.
  ///
  /// Frames count, not hit areas; see ``control(at:)``.
  public func element(at point: Point) -> ElementVisit? {
    topmost { visit in visit.visibleFrame?.contains(point) == true }
  }

  /// Returns the topmost visible element that a touch at a point of the screen reaches.
  public func control(at point: Point) -> ElementVisit? {
    topmost { visit in
      guard !visit.isHidden, let area = visit.element.interaction?.hitArea else { return false }
      return visit.clip.contains(point) && visit.onScreen(area).contains(point)
    }
  }

  /// Returns the last element that fulfils a condition: what is drawn later lies above.
  private func topmost(_ isWanted: (ElementVisit) -> Bool) -> ElementVisit? {
    var result: ElementVisit?
    walk { visit in
      if isWanted(visit) { result = visit }
      return !visit.isHidden
    }
    return result
  }

  /// The texts of the screen with their elements, the lowest first; those of hidden elements
  /// are left out.
  public var texts: [(visit: ElementVisit, text: TextContent)] {
    var texts: [(visit: ElementVisit, text: TextContent)] = []
    walk { visit in
      guard !visit.isHidden else { return false }
      for case .text(let text) in visit.element.drawings + visit.element.overlays {
        texts.append((visit, text))
      }
      return true
    }
    return texts
  }
}
