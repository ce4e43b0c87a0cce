import DynamicType
import Snapshots

/// Walks through a snapshot and records facts from the ancestors of each element.
struct AuditedScreenBuilder {
  private let snapshot: LayoutSnapshot
  private(set) var elements: [AuditedElement] = []
  private(set) var hiddenKeys: Set<String> = []
  private var usedKeys: [String: Int] = [:]

  init(_ snapshot: LayoutSnapshot) { self.snapshot = snapshot }

  /// The values that an element passes to its children.
  private struct Inherited {
    var key = ""
    /// The ordinals of the children among siblings of the same class.
    var ordinals: [Int] = []
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
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let free = BarEdges(snapshot).free
    snapshot.walk(handingDown: Inherited(clip: everywhere, reach: free)) { visit, inherited in
      add(visit, inherited)
    }
  }

  private mutating func add(_ visit: ElementVisit, _ inherited: Inherited) -> Inherited {
    let element = visit.element
    var inner = inherited
    inner.ordinals = element.childOrdinals
    if !element.identity.indexPath.isEmpty { inner.indexPath = element.identity.indexPath }
    inner.key = key(of: element, visit.path.last.map { inherited.ordinals[$0] } ?? 0, inner)
    inner.isHidden = inherited.isHidden || element.isInvisible
    guard !inner.isHidden else {
      hiddenKeys.insert(inner.key)
      return inner
    }
    inner.isInBar = inherited.isInBar || element.role.hasTextOfSystemSize
    inner.hasLargeContent = inherited.hasLargeContent || element.largeContent != nil
    limit(&inner, by: visit)
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
        frame: visit.frame,
        origin: visit.origin,
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

  /// The identifier in the document if there is one; otherwise the position in the tree.
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

  /// Reduces the visible area to a clipping element, and extends it to the scrollable area.
  private func limit(_ inner: inout Inherited, by visit: ElementVisit) {
    let (element, frame) = (visit.element, visit.frame)
    guard let scroll = element.scroll else {
      // The next cell covers drawings that extend beyond a cell.
      if element.clipsToBounds || element.role.isCell {
        inner.clip = inner.clip.intersection(frame)
      }
      return
    }
    let content = scroll.reachableRect(from: visit.origin, in: frame)
    inner.reach = inner.reach.replacing(
      with: content,
      frame,
      across: scroll.scrollsHorizontally,
      along: scroll.scrollsVertically
    )
    // Content beyond a scroll view's edge or content size is out of reach rather than clipped.
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    inner.clip = inner.clip.replacing(
      with: everywhere,
      frame,
      across: scroll.scrollsHorizontally,
      along: scroll.scrollsVertically
    )
  }
}

extension SnapshotElement {
  /// Whether the element and everything in it cannot be seen.
  var isInvisible: Bool { isHidden || alpha < 0.05 }

  /// For each child, its ordinal among the children of the same class.
  fileprivate var childOrdinals: [Int] {
    var counts: [String: Int] = [:]
    return children.map { child in
      let ordinal = counts[child.identity.className, default: 0]
      counts[child.identity.className] = ordinal + 1
      return ordinal
    }
  }
}

extension ScrollState {
  /// Returns the rectangle on the screen, at the current offset, of the scrollable content.
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
  /// The rectangle with the sides of another one in the scrolling directions, and limited to the frame in the
  /// others.
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
