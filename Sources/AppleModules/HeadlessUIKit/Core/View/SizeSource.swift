import DynamicType

/// The traits that determine the intrinsic size of a view class.
enum SizeSource {
  /// None: the view reports when its content has another size.
  case content

  /// The version of the system, which determines a control's size.
  case systemGeneration

  /// Any trait.
  case traits

  /// Whether the intrinsic size of a view may change with new traits.
  func changes(from previous: UITraitCollection, to current: UITraitCollection) -> Bool {
    switch self {
    case .content: false
    case .systemGeneration: previous.systemGeneration != current.systemGeneration
    case .traits: true
    }
  }
}
