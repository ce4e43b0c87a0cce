import Synchronization

/// The facts about a view type, which are looked up once: reflection and casts are slow, and types do not
/// change.
struct ViewType: Sendable {
  /// The type as a primitive view type; `nil` for one with a body.
  let primitive: (any PrimitiveView.Type)?

  /// The stored properties of a type with a body; `nil` for a primitive type.
  let fields: ViewFields?

  private static let known = Mutex<[ObjectIdentifier: ViewType]>([:])

  /// Returns the facts about a type.
  static func of<Content: View>(_ type: Content.Type) -> ViewType {
    let id = ObjectIdentifier(type)
    if let facts = known.withLock({ $0[id] }) { return facts }
    let primitive = type as? any PrimitiveView.Type
    let facts = ViewType(
      primitive: primitive,
      fields: primitive == nil ? ViewFields(of: type) : nil
    )
    known.withLock { $0[id] = facts }
    return facts
  }
}
