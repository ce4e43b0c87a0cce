/// A view at its place in the tree, with its state from one update to the next.
@MainActor
final class ViewNode {
  /// The place of a node below its parent.
  enum Key {
    case slot(Int)
    case identified(AnyHashable)
  }

  /// The parent node, which sets this to `nil` when it is deallocated: a weak reference would cost each node
  /// a side table.
  nonisolated(unsafe) private unowned(unsafe) var parent: ViewNode?
  private let counter: BodyCounter
  private let depth: Int
  /// The child nodes with a number, of which there are few: each number is an index.
  private var slots: [ViewNode?] = []
  /// The child nodes of views with an identity; a node is deallocated by the task that owns the tree.
  nonisolated(unsafe) private var identified: [AnyHashable: ViewNode] = [:]
  private var storages: [Int: AnyObject] = [:]
  private var type: (any View.Type)?
  private var facts: ViewType?
  private var primitiveModifier: (any PrimitiveModifier.Type)??

  private var view: (any View)?
  private var shownBody: (any View)?
  private var token: EnvironmentStorage?
  private var items: [LayoutItem] = []
  private var derived: (from: EnvironmentStorage, environment: EnvironmentValues)?

  /// Whether the view is the whole content, without a container around it.
  var isRoot = false

  /// The rows of the lazy container that lays the view out; `nil` in other containers.
  var rows: LazyRows?

  private var needsBody = true
  private var hasChangedViewBelow = false

  /// Whether the view is unchanged and is updated only for changes below it: then the views inside are also
  /// unchanged.
  private var isRefreshing = false

  /// Whether the view was shown, for actions that run when it appears.
  private(set) var hasAppeared = false

  init(parent: ViewNode?, counter: BodyCounter) {
    self.parent = parent
    self.counter = counter
    depth = (parent?.depth ?? 0) + 1
    counter.deepest = max(counter.deepest, depth)
  }

  deinit {
    for child in slots { child?.parent = nil }
    for child in identified.values { child.parent = nil }
  }

  /// The child node of a view at an index.
  func child(_ key: Key) -> ViewNode {
    switch key {
    case .slot(let index):
      if index < slots.count {
        if let child = slots[index] { return child }
      } else {
        slots.append(contentsOf: repeatElement(nil, count: index + 1 - slots.count))
      }
      let child = ViewNode(parent: self, counter: counter)
      slots[index] = child
      return child
    case .identified(let id):
      if let child = identified[id] { return child }
      let child = ViewNode(parent: self, counter: counter)
      identified[id] = child
      return child
    }
  }

  /// Removes the child nodes with other numbers, with the state of their views.
  func keepSlots(_ range: Range<Int>) {
    for index in slots.indices where !range.contains(index) { slots[index] = nil }
  }

  /// Removes the child nodes with other identities, with the state of their views.
  func keepIdentified(_ ids: Set<AnyHashable>) {
    if identified.count > ids.count { identified = identified.filter { ids.contains($0.key) } }
  }

  /// The nodes below.
  private var children: [ViewNode] { slots.compactMap(\.self) + identified.values }

  /// Returns the items of the views with an identity at this node or below; `nil` if there is none.
  func items(identifiedBy id: AnyHashable) -> [LayoutItem]? {
    if let child = identified[id], !child.items.isEmpty { return child.items }
    for child in children {
      if let items = child.items(identifiedBy: id) { return items }
    }
    return nil
  }

  /// The object that a property stores; it is created when the view is first shown.
  func storage<Storage: AnyObject>(at offset: Int, _ make: () -> Storage) -> Storage {
    if let storage = storages[offset] as? Storage { return storage }
    let storage = make()
    storages[offset] = storage
    return storage
  }

  /// Marks the body for recomputation at the next update.
  func setNeedsBody() {
    needsBody = true
    var step = parent
    while let node = step, !node.hasChangedViewBelow {
      node.hasChangedViewBelow = true
      step = node.parent
    }
  }

  /// Whether this node or one below has changed.
  var isChanged: Bool { needsBody || hasChangedViewBelow }

  /// The changed environment; the same instance if neither the modifier nor the source changed.
  func derivedEnvironment(
    from environment: EnvironmentValues,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let derived, derived.from === environment.token { return derived.environment }
    var changed = environment
    change(&changed)
    derived = (environment.token, changed)
    return changed
  }

  /// Updates the node for its current view; `nil` before it has one.
  func refresh(_ environment: EnvironmentValues) -> [LayoutItem]? {
    func opened<Content: View>(_ view: Content) -> [LayoutItem] {
      update(view, environment, isKnown: token === environment.token)
    }
    return view.map { opened($0) }
  }

  /// Updates the node and returns the layout items of its view.
  func update<Content: View>(
    _ view: Content,
    _ environment: EnvironmentValues,
    isKnown: Bool = false
  ) -> [LayoutItem] {
    guard depth == LargeStack.depth else { return updateHere(view, environment, isKnown: isKnown) }
    return LargeStack.run {
      onTree { updateHere(view, environment, isKnown: isKnown) }
    }
  }

  private func updateHere<Content: View>(
    _ view: Content,
    _ environment: EnvironmentValues,
    isKnown: Bool
  ) -> [LayoutItem] {
    if type != Content.self { forget(for: Content.self) }
    let isSame =
      isKnown
      || (token === environment.token && (parent?.isRefreshing ?? false || isSame(view)))
    if isSame && !isChanged { return items }
    if !isSame {
      self.view = view
      needsBody = true
      derived = nil
    }
    isRefreshing = isSame && !needsBody
    defer { isRefreshing = false }
    items =
      facts?.primitive.map { primitiveItems(of: view, as: $0, environment) }
      ?? updateBody(of: view, environment)
    token = environment.token
    needsBody = false
    hasChangedViewBelow = false
    return items
  }

  /// Returns the items of a primitive view, whose type is known to conform.
  private func primitiveItems<Content: View>(
    of view: Content,
    as type: any PrimitiveView.Type,
    _ environment: EnvironmentValues
  ) -> [LayoutItem] {
    let place = BuildPlace(node: self, environment: environment)
    return withUnsafeBytes(of: view) { type.items(of: $0, in: place) }
  }

  /// Returns the items of a primitive modifier; `nil` for one with a body.
  ///
  /// The conformance is looked up once for a node, whose view always has the same type.
  func modifierItems<Modifier>(
    _ modifier: Modifier,
    of content: ModifiedView,
    in place: BuildPlace
  ) -> [LayoutItem]? {
    let type = primitiveModifier ?? (Modifier.self as? any PrimitiveModifier.Type)
    primitiveModifier = .some(type)
    guard let type else { return nil }
    return withUnsafeBytes(of: modifier) { type.items(of: $0, around: content, in: place) }
  }

  private func updateBody<Content: View>(
    of view: Content,
    _ environment: EnvironmentValues
  ) -> [LayoutItem] {
    if needsBody || shownBody == nil {
      var connected = view
      facts?.fields?.connect(&connected, of: self, environment)
      counter.count += 1
      shownBody = trackingChanges { connected.body }
    }
    guard let shownBody else { return [] }
    let child = child(.slot(0))
    child.isRoot = isRoot
    child.rows = rows
    return child.update(any: shownBody, environment)
  }

  /// Computes a body, and marks it for recomputation when an observed object that it read changes.
  func trackingChanges<Result>(_ body: () -> Result) -> Result {
    withChangeTracking(of: self, body)
  }

  /// Updates the node with a view of any type.
  func update(any view: any View, _ environment: EnvironmentValues) -> [LayoutItem] {
    func opened<Content: View>(_ view: Content) -> [LayoutItem] { update(view, environment) }
    return opened(view)
  }

  /// Removes everything below, when the tree is torn down.
  func forgetAll() {
    (slots, identified, storages, items) = ([], [:], [:], [])
    (view, shownBody, derived) = (nil, nil, nil)
  }

  private func forget<Content: View>(for type: Content.Type) {
    self.type = type
    facts = .of(type)
    primitiveModifier = nil
    (slots, identified) = ([], [:])
    storages = [:]
    view = nil
    shownBody = nil
    token = nil
    derived = nil
    needsBody = true
  }

  /// Whether a view equals the previous one, as far as this can be determined.
  private func isSame<Content: View>(_ other: Content) -> Bool {
    guard let view = view as? Content else { return false }
    if let equatable = view as? any Equatable { return equatable.isEqual(to: other) }
    guard facts?.fields?.isPlain ?? false else { return false }
    return withUnsafeBytes(of: view) { first in
      withUnsafeBytes(of: other) { first.elementsEqual($0) }
    }
  }
}

extension PrimitiveView {
  /// The items of the view of this type with the given bytes.
  @MainActor
  fileprivate static func items(
    of bytes: UnsafeRawBufferPointer,
    in place: BuildPlace
  ) -> [LayoutItem] {
    guard let start = bytes.baseAddress else { return [] }
    return start.assumingMemoryBound(to: Self.self).pointee.items(in: place)
  }
}

extension PrimitiveModifier {
  /// The items of a view with the modifier of this type with the given bytes.
  @MainActor
  fileprivate static func items(
    of bytes: UnsafeRawBufferPointer,
    around content: ModifiedView,
    in place: BuildPlace
  ) -> [LayoutItem] {
    guard let start = bytes.baseAddress else { return [] }
    return start.assumingMemoryBound(to: Self.self).pointee.items(of: content, in: place)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// The number of bodies that a tree has computed, and its depth.
final class BodyCounter {
  var count = 0
  var deepest = 0
}
