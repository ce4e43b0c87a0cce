/// A view or guide that a constraint or an anchor is about, and that neither holds.
enum LayoutItem {
  case view(Reference<UIView>)
  case guide(Reference<UILayoutGuide>)

  /// `nil` for anything else, which nothing can lay out.
  init?(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view.reference)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide.reference)
    } else {
      return nil
    }
  }

  var object: AnyObject? {
    switch self {
    case .view(let reference): reference.object
    case .guide(let reference): reference.object
    }
  }

  /// Whether the item lies in a subtree that leaves.
  var isLeaving: Bool {
    switch self {
    case .view(let reference): reference.object?.flags.isLeaving ?? false
    case .guide(let reference): reference.object?.owningView?.flags.isLeaving ?? false
    }
  }
}
