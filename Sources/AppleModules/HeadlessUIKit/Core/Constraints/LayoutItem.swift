/// A view or guide in a constraint or an anchor, which does not retain it.
enum LayoutItem {
  case view(Reference<UIView>)
  case guide(Reference<UILayoutGuide>)

  /// `nil` for any other object, which cannot take part in layout.
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

  /// Whether the item is in a subtree that is being removed.
  var isLeaving: Bool {
    switch self {
    case .view(let reference): reference.object?.flags.isLeaving ?? false
    case .guide(let reference): reference.object?.owningView?.flags.isLeaving ?? false
    }
  }
}
