@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of a type of views.
struct ViewFields: Sendable {
  /// A property that brings in a value from outside, or one inside another such property or in a modifier.
  private struct Field: Sendable {
    /// The place in the view, in bytes.
    let offset: Int
    /// The type, wrapped because metatypes are not sendable.
    ///
    /// Its functions are called only on the task that owns the tree.
    nonisolated(unsafe) let type: any DynamicProperty.Type
    /// The type, where the graph connects the property.
    let connected: (any ConnectedProperty.Type)?
  }

  /// The properties in the order of updates: nested properties come before their owner.
  private let fields: [Field]

  /// Whether values of the type are equal if their bytes are.
  let isPlain: Bool

  init<Value>(of type: Value.Type) {
    var fields: [Field] = []
    Self.collect(type, at: 0, &fields)
    self.fields = fields
    isPlain = _isPOD(type)
  }

  private static let known = Mutex<[ObjectIdentifier: ViewFields]>([:])

  /// Returns the properties of a style type, which are looked up once.
  static func ofStyle<Value>(_ type: Value.Type) -> ViewFields {
    let id = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[id] }) { return fields }
    let fields = ViewFields(of: type)
    known.withLock { $0[id] = fields }
    return fields
  }

  private static func collect<Value>(_ type: Value.Type, at base: Int, _ fields: inout [Field]) {
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      let offset = base + offset
      func collectInside<Inner>(_ type: Inner.Type) { collect(type, at: offset, &fields) }
      if let property = fieldType as? any DynamicProperty.Type {
        let connected = fieldType as? any ConnectedProperty.Type
        if connected == nil { collectInside(fieldType) }
        fields.append(Field(offset: offset, type: property, connected: connected))
      } else if fieldType is any ViewModifier.Type {
        collectInside(fieldType)
      }
      return true
    }
  }

  /// Connects and updates the properties of a value at an offset in its view.
  @MainActor
  func connect<Value>(
    _ value: inout Value,
    at base: Int = 0,
    of node: ViewNode,
    _ environment: EnvironmentValues
  ) {
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in fields {
        let place = PropertyPlace(
          node: node,
          offset: base + field.offset,
          environment: environment
        )
        field.connected?.connect(start + field.offset, to: place)
        field.type.update(start + field.offset)
      }
    }
  }
}

extension ConnectedProperty {
  /// Connects the property of this type at an address.
  @MainActor
  fileprivate static func connect(_ address: UnsafeMutableRawPointer, to place: PropertyPlace) {
    address.assumingMemoryBound(to: Self.self).pointee.connect(to: place)
  }
}

extension DynamicProperty {
  /// Updates the property of this type at an address.
  fileprivate static func update(_ address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
