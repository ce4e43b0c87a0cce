/// A type of C or Objective-C as a header declares it.
struct CType: Hashable {
  enum Nullability: Hashable {
    case nonnull, nullable, unspecified
  }

  struct Parameter: Hashable {
    var name: String?
    var type: CType
  }

  indirect enum Kind: Hashable {
    /// A name such as `int`, `NSString` or `id`, with its generic arguments and protocols.
    case named(String, arguments: [CType], protocols: [String])
    case pointer(CType)
    case block(CType, [Parameter])
    case function(CType, [Parameter])
    case array(CType, count: Int?)
  }

  var kind: Kind
  var nullability = Nullability.unspecified
  var isConstant = false
  /// Whether a block is called before the function returns.
  var isNonescaping = false

  static var void: CType { CType("void") }

  init(_ kind: Kind) { self.kind = kind }

  init(_ name: String) { kind = .named(name, arguments: [], protocols: []) }

  var isVoid: Bool { kind == .named("void", arguments: [], protocols: []) }

  /// The name of a class that the type points to.
  var pointee: String? {
    guard case .pointer(let type) = kind, case .named(let name, _, _) = type.kind else {
      return nil
    }
    return name
  }

  /// The name without a pointer.
  var name: String? {
    guard case .named(let name, _, _) = kind else { return nil }
    return name
  }
}
