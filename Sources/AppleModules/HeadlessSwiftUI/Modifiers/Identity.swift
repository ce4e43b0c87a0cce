/// An identity for a view: a change of it resets the state.
struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    place.node.keepIdentified([id])
    return place.items(of: content.view, at: .identified(id))
  }
}

extension View {
  /// Sets the identity of the view; a change of it resets the state.
  nonisolated public func id(_ id: some Hashable) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
