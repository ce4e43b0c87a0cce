import DynamicType

/// The traits that decide the intrinsic size of a view of a class.
enum SizeSource {
  /// None: the view tells when its content has another size.
  case content

  /// The version of the system, which gives a control its size.
  case systemGeneration

  /// Any of them.
  case traits

  /// Whether a view may have another intrinsic size with new traits.
  func changes(from previous: UITraitCollection, to current: UITraitCollection) -> Bool {
    switch self {
    case .content: false
    case .systemGeneration: previous.systemGeneration != current.systemGeneration
    case .traits: true
    }
  }
}
