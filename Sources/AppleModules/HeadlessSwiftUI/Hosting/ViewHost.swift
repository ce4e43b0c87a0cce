package import DynamicType
import Foundation
import HeadlessUIKit
package import LayoutGeometry
package import Snapshots

/// A tree of views that is laid out and read without a screen.
///
/// A host belongs to one task; several hosts can run in parallel.
package final class ViewHost {
  private let root: any View
  private let counter = BodyCounter()
  private let node: ViewNode
  private let stored = StoredValues()
  private let state = HostState()
  private let fonts = ResolvedFonts()
  private var presentations: [Presentation] = []
  /// The tree as it was laid out last.
  private var laidOut: (item: LayoutItem, size: CGSize, traits: TraitCollection)?
  private var environment: (traits: TraitCollection, values: EnvironmentValues)?

  /// Whether the view prefers a light or a dark screen; `nil` for no preference.
  private(set) var preferredStyle: UserInterfaceStyle?

  /// Creates a host of a view.
  package init(_ view: some View) {
    root = view
    nonisolated(unsafe) let counter = counter
    node = onTree {
      let node = ViewNode(parent: nil, counter: counter)
      node.isRoot = true
      return node
    }
  }

  deinit {
    let node = node
    onLargeStack {
      laidOut = nil
      onTree { node.forgetAll() }
    }
  }

  /// Runs recursive work, on a large stack if the tree is deep.
  private func onLargeStack<Result>(_ work: () -> Result) -> Result {
    counter.deepest < LargeStack.depth ? work() : LargeStack.run(work)
  }

  /// The number of bodies computed since the host was created.
  package var bodyCount: Int { counter.count }

  /// The number of sizes, guides and positions computed since the host was created.
  package var layoutWork: Int { state.layoutWork }

  /// The number of lines broken for measuring text since the host was created.
  package var measuredLines: Int { state.measuredLines }

  /// The number of views in the content: those of a group, or one.
  var childCount: Int {
    nonisolated(unsafe) let root = root
    let node = node
    return onTree {
      node.isRoot = false
      return node.update(any: root, EnvironmentValues()).count
    }
  }

  /// The item of the first view of the content, before any layout.
  var firstItem: LayoutItem? {
    nonisolated(unsafe) let root = root
    let node = node
    nonisolated(unsafe) var first: LayoutItem?
    onTree {
      node.isRoot = false
      first = node.update(any: root, EnvironmentValues()).first
    }
    return first
  }

  /// The size of the view for a proposed size.
  ///
  /// - Parameters:
  ///   - offered: The size that is offered.
  ///   - traits: The traits of the screen.
  ///   - appearing: Whether the actions of views that appear run first.
  /// - Returns: The size in points.
  package func size(
    offered: ProposedViewSize,
    traits: TraitCollection,
    appearing: Bool = true
  ) -> Size {
    let item = settled(traits, in: SafeArea(), offered: offered, appearing: appearing) {
      CGRect(origin: .zero, size: $0.size(offered))
    }
    return Size(width: item.frame.width, height: item.frame.height)
  }

  /// Returns the view laid out at a size; `nil` for its ideal size.
  package func snapshot(size: Size? = nil, traits: TraitCollection) -> LayoutSnapshot {
    layOut(size: size, traits: traits)
    return snapshot()
  }

  /// Returns the view laid out in the center of the free part of a screen.
  package func snapshot(
    screen: Size,
    covered: LayoutGeometry.EdgeInsets,
    traits: TraitCollection
  ) -> LayoutSnapshot {
    layOut(screen: screen, covered: covered, traits: traits)
    return snapshot()
  }

  /// Lays the view out at a size; `nil` for its ideal size.
  func layOut(size: Size? = nil, traits: TraitCollection) {
    let offered = size.map { CGSize(width: $0.width, height: $0.height) }
    var area = SafeArea()
    if let offered {
      let whole = CGRect(origin: .zero, size: offered)
      area = SafeArea(outer: whole, inner: whole)
    }
    let proposal = offered.map { ProposedViewSize($0) } ?? .unspecified
    let item = settled(traits, in: area, offered: proposal) { item in
      CGRect(origin: .zero, size: offered ?? item.size(.unspecified))
    }
    laidOut = (item, item.frame.size, traits)
  }

  /// Lays the view out in the center of the free part of a screen.
  func layOut(screen: Size, covered: LayoutGeometry.EdgeInsets, traits: TraitCollection) {
    let outer = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
    let insets = EdgeInsets(
      top: covered.top,
      leading: covered.left,
      bottom: covered.bottom,
      trailing: covered.right
    )
    let area = SafeArea(outer: outer, inner: outer.shrunk(by: insets))
    let offered = ProposedViewSize(area.inner.size)
    let item = settled(traits, in: area, offered: offered) { item in
      let size = item.size(offered)
      return CGRect(
        x: area.inner.minX + item.grid.rounded((area.inner.width - size.width) / 2),
        y: area.inner.minY + item.grid.rounded((area.inner.height - size.height) / 2),
        width: size.width,
        height: size.height
      )
    }
    laidOut = (item, outer.size, traits)
  }

  /// Returns the elements of the view from the last layout; none before the first.
  func elements() -> [SnapshotElement] {
    guard let (item, size, traits) = laidOut else { return [] }
    let isFlipped = traits.layoutDirection == .rightToLeft
    var elements = onLargeStack { item.elements() }
    elements.move(
      x: isFlipped ? size.width - item.frame.maxX : item.frame.minX,
      y: item.frame.minY
    )
    let whole = CGRect(origin: .zero, size: size)
    for presentation in presentations { elements += presentation.elements(in: whole, state) }
    return elements
  }

  /// The messages of the layout, and of the elements made from it.
  var messages: [String] { state.messages }

  /// Returns the view as it was laid out last.
  private func snapshot() -> LayoutSnapshot {
    let size = laidOut.map { Size(width: $0.size.width, height: $0.size.height) } ?? .zero
    let traits = preferred(laidOut?.traits ?? .fallback)
    var root = SnapshotElement(
      Identity(className: "UIHostingView"),
      role: .view,
      frame: Rect(size: size)
    )
    root.children = elements()
    return LayoutSnapshot(
      size: size,
      traits: traits,
      displayScale: traits.displayScale > 0 ? traits.displayScale : 1,
      root: root,
      issues: messages.map { LayoutIssue(.message, message: $0) }
    )
  }

  /// Updates, places and settles the tree: actions of appearing views may change it again.
  ///
  /// A tree that prefers another style while it is built is rebuilt before its layout. One that does so only
  /// after its layout is laid out again.
  private func settled(
    _ traits: TraitCollection,
    in area: SafeArea,
    offered: ProposedViewSize,
    appearing: Bool = true,
    _ frame: (LayoutItem) -> CGRect
  ) -> LayoutItem {
    // The nodes still own the items: those that are released are released where the tree is deep.
    laidOut = nil
    func placed(_ built: LayoutItem) -> LayoutItem {
      self.placed(built, traits, in: area, offered: offered, appearing: appearing, frame)
    }
    var built = build(traits, in: area)
    // There may be no preference yet: views that depend on their size are made during layout.
    if let style = style(of: built), takes(style) { built = build(traits, in: area) }
    let first = placed(built)
    return takes(style(of: first)) ? placed(build(traits, in: area)) : first
  }

  /// The style that a tree prefers.
  private func style(of item: LayoutItem) -> UserInterfaceStyle? {
    onLargeStack { item.preferenceOrDefault(PreferredColorSchemeKey.self) }?.interfaceStyle
  }

  /// Adopts a preferred style, and returns whether it changed.
  private func takes(_ style: UserInterfaceStyle?) -> Bool {
    guard style != preferredStyle else { return false }
    preferredStyle = style
    return true
  }

  /// Returns the traits with the style that the view prefers.
  private func preferred(_ traits: TraitCollection) -> TraitCollection {
    var traits = traits
    if let preferredStyle { traits.userInterfaceStyle = preferredStyle }
    return traits
  }

  /// Updates the tree for traits and the style that it prefers.
  ///
  /// UIKit fonts and colors that bodies create use these traits.
  private func build(_ traits: TraitCollection, in area: SafeArea) -> LayoutItem {
    let traits = preferred(traits)
    if environment?.traits != traits {
      var values = EnvironmentValues()
      values.traits = traits
      values[object: StoredValues.self] = stored
      values[object: ResolvedFonts.self] = fonts
      values.host = state
      environment = (traits, values)
    }
    let values = environment?.values ?? EnvironmentValues()
    return traits.performAsCurrent {
      state.forgetLayout()
      fonts.forget()
      state.origin = .zero
      state.safeArea = area
      return updated(values)
    }
  }

  /// Places a tree until the actions of its views no longer change it.
  ///
  /// The view is placed with the size that it was offered, and not with its own size: a stack divides the
  /// offered space, and would truncate a text if that were exactly its own length.
  private func placed(
    _ built: LayoutItem,
    _ traits: TraitCollection,
    in area: SafeArea,
    offered: ProposedViewSize,
    appearing: Bool,
    _ frame: (LayoutItem) -> CGRect
  ) -> LayoutItem {
    var item = built
    var rounds = 0
    while true {
      preferred(traits).performAsCurrent {
        onLargeStack {
          item.place(in: frame(item), offered: offered)
          state.tasks.performAsCurrent {
            if appearing { item.appear() }
            presentations = item.preferenceOrDefault(PresentationKey.self)
            for presentation in presentations { presentation.place(in: area, state) }
          }
        }
        state.runTasks()
      }
      rounds += 1
      let node = node
      guard onTree({ node.isChanged }) else { return item }
      if rounds == ViewHost.roundLimit {
        state.report(
          "The screen kept changing itself: it is shown after \(rounds) updates. "
            + "Look for an action in onAppear or onChange that changes its own trigger."
        )
        return item
      }
      item = build(traits, in: area)
    }
  }

  private func updated(_ environment: EnvironmentValues) -> LayoutItem {
    nonisolated(unsafe) let values = environment
    nonisolated(unsafe) let root = root
    let node = node
    nonisolated(unsafe) var updated: [LayoutItem] = []
    onTree { updated = node.refresh(values) ?? node.update(any: root, values) }
    guard let only = updated.first, updated.count == 1 else {
      return ContainerItem(updated, VStackLayout(), environment)
    }
    return only
  }

  /// The number of updates after which a tree whose actions keep changing it is used as it is.
  package static let roundLimit = 100
}
