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
    try walk(handingDown: ()) { visit, _ throws(Failure) in try body(visit) ? () : nil }
  }

  /// Calls a closure with elements, parents before children, and hands values down the tree.
  ///
  /// - Parameters:
  ///   - value: The value for the root.
  ///   - body: Called with an element and the value from its parent. It returns the value for the
  ///     element's children, or `nil` to leave them out.
  /// - Throws: The error of the closure.
  public func walk<Value, Failure: Error>(
    handingDown value: Value,
    _ body: (ElementVisit, Value) throws(Failure) -> Value?
  ) throws(Failure) {
    // A stack on the heap: a chain of 10,000 elements does not fit into the thread's.
    var pending = [(rootVisit, value)]
    while let (visit, value) = pending.popLast() {
      guard let inner = try body(visit, value) else { continue }
      for index in visit.element.children.indices.reversed() {
        pending.append((visit.child(index), inner))
      }
    }
  }

  /// The visit of the root.
  package var rootVisit: ElementVisit { ElementVisit(root: root, clip: Rect(size: size)) }
}
