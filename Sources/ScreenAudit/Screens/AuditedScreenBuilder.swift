import DynamicType
import Snapshots

/// Walks through a snapshot and notes for each element what its ancestors say about it.
struct AuditedScreenBuilder {
  private let snapshot: LayoutSnapshot
  private(set) var elements: [AuditedElement] = []
  private(set) var hiddenKeys: Set<String> = []
  private var usedKeys: [String: Int] = [:]

  init(_ snapshot: LayoutSnapshot) { self.snapshot = snapshot }

  /// What an element hands down to its children.
  private struct Inherited {
    var key = ""
    var origin = Point.zero
    var parent: Int?
    var owner: Int?
    var scroller: Int?
    var clip: Rect
    var reach: Rect
    var isInBar = false
    var hasLargeContent = false
    var isHidden = false
    var indexPath: [Int] = []
  }

  mutating func run() {
    let screen = BarEdges(snapshot).free
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    // A stack of our own: deep trees do not fit into a thread's.
    var pending: [(SnapshotElement, ordinal: Int, Inherited)] = [
      (snapshot.root, 0, Inherited(clip: everywhere, reach: screen))
    ]
    while let (element, ordinal, inherited) = pending.popLast() {
      let inner = add(element, ordinal, inherited)
      var ordinals: [String: Int] = [:]
      var children: [(SnapshotElement, ordinal: Int, Inherited)] = []
      for child in element.children {
        let ordinal = ordinals[child.identity.className, default: 0]
        ordinals[child.identity.className] = ordinal + 1
        children.append((child, ordinal, inner))
      }
      pending += children.reversed()
    }
  }

  private mutating func add(
    _ element: SnapshotElement,
    _ ordinal: Int,
    _ inherited: Inherited
  ) -> Inherited {
    var inner = inherited
    if !element.identity.indexPath.isEmpty { inner.indexPath = element.identity.indexPath }
    inner.key = key(of: element, ordinal, inner)
    inner.isHidden = inherited.isHidden || element.isHidden || element.alpha < 0.05
    let frame = element.frame.offset(x: inherited.origin.x, y: inherited.origin.y)
    inner.origin = Point(x: frame.x - element.boundsOrigin.x, y: frame.y - element.boundsOrigin.y)
    guard !inner.isHidden else {
      hiddenKeys.insert(inner.key)
      return inner
    }
    inner.isInBar =
      inherited.isInBar || KnownClass.sizedBySystem.contains(element.identity.className)
    inner.hasLargeContent = inherited.hasLargeContent || element.largeContent != nil
    limit(&inner, by: element, frame)
    let isSystemPart = element.layoutFlags.contains(.systemPart)
    let index = elements.count
    let owner = isSystemPart ? inherited.owner ?? index : index
    if element.scroll != nil { inner.scroller = index }
    var own = element
    own.children = []
    elements.append(
      AuditedElement(
        key: inner.key,
        element: own,
        frame: frame,
        origin: inner.origin,
        parent: inherited.parent,
        owner: owner,
        scroller: inner.scroller,
        clip: inner.clip,
        reach: inner.reach,
        isInBar: inner.isInBar,
        hasLargeContent: inner.hasLargeContent,
        indexPath: inner.indexPath
      )
    )
    inner.parent = index
    inner.owner = owner
    return inner
  }

  /// The identifier of the document where there is one; the place in the tree otherwise.
  private mutating func key(
    of element: SnapshotElement,
    _ ordinal: Int,
    _ inherited: Inherited
  ) -> String {
    let place = inherited.indexPath.isEmpty ? "" : "@\(inherited.indexPath)"
    let name =
      element.identity.objectID.map { "#\($0)\(place)" }
      ?? "\(inherited.key)/\(element.identity.className):\(ordinal)"
      + (element.identity.indexPath.isEmpty ? "" : place)
    let count = usedKeys[name, default: 0]
    usedKeys[name] = count + 1
    return count == 0 ? name : "\(name)~\(count)"
  }

  /// Narrows what can be seen to a clipping element, and widens it to what can be scrolled to.
  private func limit(_ inner: inout Inherited, by element: SnapshotElement, _ frame: Rect) {
    guard let scroll = element.scroll else {
      if element.clipsToBounds || KnownClass.cells.contains(element.identity.className) {
        inner.clip = inner.clip.intersection(frame)
      }
      return
    }
    let content = scroll.reachableRect(from: inner.origin, in: frame)
    inner.reach = inner.reach.replacing(
      with: content,
      frame,
      across: scroll.scrollsHorizontally,
      along: scroll.scrollsVertically
    )
    // What lies beyond a scroll view's edge or content is out of reach rather than cut off.
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    inner.clip = inner.clip.replacing(
      with: everywhere,
      frame,
      across: scroll.scrollsHorizontally,
      along: scroll.scrollsVertically
    )
  }
}

extension ScrollState {
  /// Where on the screen, at the present offset, the content lies that can be scrolled to.
  fileprivate func reachableRect(from origin: Point, in frame: Rect) -> Rect {
    let content = Rect(
      x: origin.x - contentInsets.left,
      y: origin.y - contentInsets.top,
      width: contentSize.width + contentInsets.left + contentInsets.right,
      height: contentSize.height + contentInsets.top + contentInsets.bottom
    )
    return content.union(frame)
  }
}

extension Rect {
  /// The rectangle with the sides of another one in the directions that scroll, and narrowed to
  /// the frame in the others.
  fileprivate func replacing(with content: Rect, _ frame: Rect, across: Bool, along: Bool) -> Rect {
    let narrow = intersection(frame)
    return Rect(
      x: across ? content.x : narrow.x,
      y: along ? content.y : narrow.y,
      width: across ? content.width : narrow.width,
      height: along ? content.height : narrow.height
    )
  }
}
