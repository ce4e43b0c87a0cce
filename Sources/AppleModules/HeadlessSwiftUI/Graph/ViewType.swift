import Synchronization

/// The facts about a type of views, which are looked up once: reflection and casts are slow, and types stay as
/// they are.
struct ViewType: Sendable {
  /// The type as one of views that lay themselves out; nil for one with a body.
  let primitive: (any PrimitiveView.Type)?

  /// The stored properties of a type with a body; nil for one that lays itself out.
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
