/// An identity for a view: another one begins with a state of its own.
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
  /// Gives the view an identity; with another one it forgets its state.
  nonisolated public func id(_ id: some Hashable) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
