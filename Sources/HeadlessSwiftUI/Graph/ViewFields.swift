@_spi(Reflection) import Swift

/// The stored properties of a type of views.
struct ViewFields: Sendable {
  /// A stored property.
  struct Field: Sendable {
    let offset: Int
    let type: any Any.Type
  }

  /// The properties that bring values from outside, and the modifiers that may have some.
  let dynamic: [Field]

  /// Whether values of the type are equal where their bytes are.
  let isPlain: Bool

  init<Value>(of type: Value.Type) {
    var dynamic: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if fieldType is any DynamicProperty.Type || fieldType is any ViewModifier.Type {
        dynamic.append(Field(offset: offset, type: fieldType))
      }
      return true
    }
    self.dynamic = dynamic
    isPlain = _isPOD(type)
  }

  /// Connects and updates the properties of a value, which lies at an offset in its view.
  @MainActor
  func connect<Value>(
    _ value: inout Value,
    at base: Int = 0,
    of node: ViewNode,
    _ environment: EnvironmentValues
  ) {
    guard !dynamic.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in dynamic {
        Self.connect(start, field, base: base, of: node, environment)
      }
    }
  }

  @MainActor
  private static func connect(
    _ start: UnsafeMutableRawPointer,
    _ field: Field,
    base: Int,
    of node: ViewNode,
    _ environment: EnvironmentValues
  ) {
    guard let type = field.type as? any DynamicProperty.Type else {
      func fields<Modifier>(of type: Modifier.Type) -> [Field] { ViewFields(of: type).dynamic }
      for inner in fields(of: field.type) {
        connect(start + field.offset, inner, base: base + field.offset, of: node, environment)
      }
      return
    }
    let place = PropertyPlace(node: node, offset: base + field.offset, environment: environment)
    connect(type, at: start + field.offset, place)
  }

  @MainActor
  private static func connect<Property: DynamicProperty>(
    _ type: Property.Type,
    at address: UnsafeMutableRawPointer,
    _ place: PropertyPlace
  ) {
    let property = address.assumingMemoryBound(to: type)
    if var connected = property.pointee as? any ConnectedProperty {
      connected.connect(to: place)
      if let connected = connected as? Property { property.pointee = connected }
    } else {
      for field in ViewFields(of: type).dynamic {
        connect(address, field, base: place.offset, of: place.node, place.environment)
      }
    }
    property.pointee.update()
  }
}
