/// The views between two boundaries of a tree: its top, or a view with its own engine, and the next such
/// views below.
///
/// Joining domains merges them without rewriting, so finding the top is nearly free, however deep a tree is
/// and in whatever order it was built. A view that is removed from a tree gets its own domain.
final class LayoutDomain {
  /// The domain into which this one was merged.
  private var host: LayoutDomain?
  private var size: Int
  private unowned(unsafe) var unownedTop: UIView?
  /// Views that are released together with the top, one after the other: recursion would overflow the stack
  /// in a deep tree.
  private var leaving: [UIView] = []
  private var isEnding = false

  init(top: UIView?, size: Int = 1) {
    unownedTop = top
    self.size = size
  }

  private lazy var fonts = AdjustedFonts()
  private var fontGeneration: Int?

  /// Notes the generation of the fonts, and returns whether the last layout had another one.
  func takeFonts(_ generation: Int) -> Bool {
    let domain = last
    defer { domain.fontGeneration = generation }
    guard let known = domain.fontGeneration, known != generation else { return false }
    domain.fonts = AdjustedFonts()
    return true
  }

  /// The fonts that the views of the domain last used.
  var adjustedFonts: AdjustedFonts { last.fonts }

  /// The view at the boundary; `nil` while that view is deallocated.
  var top: UIView? { last.unownedTop }

  /// The domain of which this one has become a part.
  private var last: LayoutDomain {
    var step = self
    while let next = step.host { step = next }
    return step
  }

  /// Merges the domain of a subtree; the smaller one always joins the larger, so no chain is longer than the
  /// logarithm of the number of views.
  func unite(with inner: LayoutDomain) {
    let mine = last
    let other = inner.last
    guard mine !== other else { return }
    let top = mine.unownedTop
    let (host, guest) = mine.size < other.size ? (other, mine) : (mine, other)
    guest.host = host
    host.size += guest.size
    host.unownedTop = top
  }

  /// Counts an added view without subviews.
  func takeIn() { last.size += 1 }

  /// Releases the subviews of a view that is deallocated, without recursion.
  func end(_ view: UIView, _ subviews: inout [UIView]) {
    let domain = last
    if domain.unownedTop === view { domain.unownedTop = nil }
    domain.leaving.append(contentsOf: subviews.reversed())
    subviews = []
    guard !domain.isEnding else { return }
    domain.isEnding = true
    while var next = domain.leaving.popLast() {
      if !isKnownUniquelyReferenced(&next) { next.outliveTree() }
    }
    domain.isEnding = false
  }
}

extension UIView {
  /// Makes the view independent after its tree and engine were deallocated without removing it.
  fileprivate func outliveTree() {
    startDomain()
    var stack = [self]
    while let view = stack.popLast() {
      view.node = nil
      if view.hasOwnEngine { continue }
      for guide in view.layoutGuides + view.systemGuides.values { guide.node = nil }
      for constraint in view.constraints {
        constraint.member = nil
        constraint.engine = nil
        constraint.isComputed = false
      }
      stack.append(contentsOf: view.subviews)
    }
  }

  /// Becomes the top of a domain, together with everything below that is not a border.
  func startDomain() {
    guard !hasOwnEngine else { return }
    guard !subviews.isEmpty else { return domain = nil }
    var views = [self]
    var index = 0
    while index < views.count {
      views.append(contentsOf: views[index].subviews.filter { !$0.hasOwnEngine })
      index += 1
    }
    let new = LayoutDomain(top: self, size: views.count)
    for view in views { view.domain = new }
  }

  /// Becomes a part of the superview's domain.
  func joinDomain(of superview: UIView) {
    let outer = superview.domain ?? LayoutDomain(top: superview)
    superview.domain = outer
    guard !hasOwnEngine else { return }
    if let domain {
      outer.unite(with: domain)
    } else {
      domain = outer
      outer.takeIn()
    }
  }

  /// The view at the boundary of the view's domain: the nearest one that may have an engine.
  var domainTop: UIView {
    if isEngineRoot { return self }
    if let top = domain?.top { return top }
    var step = self
    while !step.isEngineRoot, let above = step.superview { step = above }
    return step
  }

  /// The topmost view of the tree.
  var rootOfTree: UIView {
    var step = domainTop
    while let above = step.superview { step = above.domainTop }
    return step
  }
}
