import LayoutGeometry

extension LayoutSnapshot {
  /// Calls a closure with every element, parents before children and the lowest first.
  ///
  /// Hidden elements are visited, too.
  public func forEach<Failure: Error>(
    _ body: (ElementVisit) throws(Failure) -> Void
  ) throws(Failure) {
    try walk { visit throws(Failure) in
      try body(visit)
      return true
    }
  }

  /// Calls a closure with elements, parents before children; children are left out where it
  /// returns false.
  public func walk<Failure: Error>(
    _ body: (ElementVisit) throws(Failure) -> Bool
  ) throws(Failure) {
    // A stack of our own: a chain of 10,000 elements does not fit into the thread's.
    var pending = [rootVisit]
    while let visit = pending.popLast() {
      guard try body(visit) else { continue }
      for index in visit.element.children.indices.reversed() { pending.append(visit.child(index)) }
    }
  }

  /// The visit of the root.
  package var rootVisit: ElementVisit { ElementVisit(root: root, clip: Rect(size: size)) }
}
