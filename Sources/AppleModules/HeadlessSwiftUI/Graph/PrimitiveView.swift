/// A primitive view, which lays itself out.
@MainActor
protocol PrimitiveView: View, SendableMetatype {
  /// Returns the layout items of the view: none, one, or several for the container around it.
  func items(in place: BuildPlace) -> [LayoutItem]
}

/// A primitive modifier, which lays itself out.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Returns the items that the modified view lays out.
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem]
}

extension ViewModifier where Body == Never {
  /// A primitive modifier has no body: accessing it is a programmer error.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) lays itself out and has no body.")
  }
}

/// The node of a primitive view, with its context.
@MainActor
struct BuildPlace {
  let node: ViewNode
  var environment: EnvironmentValues

  /// Returns the items that a view below lays out.
  func items(of view: any View, at key: ViewNode.Key = .slot(0)) -> [LayoutItem] {
    node.child(key).update(any: view, environment)
  }

  /// Returns the items of a subordinate view that replaces the current view.
  func items(standing view: any View, at key: ViewNode.Key = .slot(0)) -> [LayoutItem] {
    let child = node.child(key)
    child.isRoot = node.isRoot
    child.rows = node.rows
    return child.update(any: view, environment)
  }
}

/// The view below a modifier.
@MainActor
struct ModifiedView {
  let view: any View
}

extension EmptyView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    place.environment.isEmptyViewScreen ? place.items(of: Color.clear) : []
  }
}

extension TupleView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    children.enumerated().flatMap { place.items(among: $0.element, at: .slot($0.offset)) }
  }
}

extension _ConditionalContent: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    switch storage {
    case .first(let view):
      place.node.keepSlots(0..<1)
      return place.items(standing: view, at: .slot(0))
    case .second(let view):
      place.node.keepSlots(1..<2)
      return place.items(standing: view, at: .slot(1))
    }
  }
}

extension Optional: PrimitiveView where Wrapped: View {
  func items(in place: BuildPlace) -> [LayoutItem] {
    guard let view = self else {
      place.node.keepSlots(0..<0)
      return []
    }
    return place.items(standing: view)
  }
}

extension AnyView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { place.items(standing: content) }
}

extension Group: PrimitiveView where Content: View {
  func items(in place: BuildPlace) -> [LayoutItem] { place.items(standing: content) }
}

extension ForEach: PrimitiveView where Content: View {
  func items(in place: BuildPlace) -> [LayoutItem] {
    var ids: Set<AnyHashable> = []
    var items: [LayoutItem] = []
    for (number, element) in data.enumerated() {
      if let rest = rest(after: items, number, in: place) {
        items.append(rest)
        break
      }
      let identity = AnyHashable(id(element))
      ids.insert(identity)
      let before = place.node.rows?.made ?? 0
      let made = place.items(among: content(element), at: .identified(identity))
      place.node.rows?.count(made, after: before)
      items += made
    }
    place.node.keepIdentified(ids)
    return items
  }

  /// The item for the remaining elements, if a lazy container needs none of them.
  @MainActor
  private func rest(after items: [LayoutItem], _ number: Int, in place: BuildPlace) -> RestItem? {
    guard let rows = place.node.rows, rows.isFull else { return nil }
    rows.leaveOut(at: place.node)
    return RestItem(data.count - number, after: items.last, place.environment) {
      onTree { rows.grow() }
    }
  }
}

extension _ViewModifier_Content: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { place.items(standing: content) }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = ModifiedView(view: content)
    if let items = place.node.modifierItems(modifier, of: view, in: place) { return items }
    let body = ModifierBody(content: content.erased, modifier: modifier)
    return place.items(standing: body)
  }
}

/// A modifier with its view, as a view with the modifier's body.
struct ModifierBody<Modifier: ViewModifier>: View {
  let content: AnyView
  var modifier: Modifier

  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: content)) }
}
