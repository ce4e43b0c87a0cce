import DynamicType
import Foundation

/// The margins that were set for a view, and those of its controller.
struct MarginState {
  /// Margins by layout direction, or `nil` if left and right were set.
  var directional: NSDirectionalEdgeInsets? = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
  var fixed = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preserves = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// The minimum margins of a controller's view.
  var minimum: NSDirectionalEdgeInsets?
  var resolved: UIEdgeInsets?
}

extension UIView {
  var resolvedLayoutMargins: UIEdgeInsets {
    get {
      if let resolved = margins.resolved { return resolved }
      for view in viewsWhoseMarginsCount.reversed() {
        view.margins.resolved = view.resolvedMargins()
      }
      let value = resolvedMargins()
      margins.resolved = value
      return value
    }
    set {
      margins.directional = nil
      margins.fixed = newValue
      marginsChanged()
    }
  }

  var resolvedDirectionalMargins: NSDirectionalEdgeInsets {
    get {
      let value = layoutMargins
      let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: value.top,
        leading: isFlipped ? value.right : value.left,
        bottom: value.bottom,
        trailing: isFlipped ? value.left : value.right
      )
    }
    set { setMargins(\.directional, newValue) }
  }

  /// Whether the margins are at least those of the superview where they overlap.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preserves }
    set { setMargins(\.preserves, newValue) }
  }

  /// Whether the margins avoid the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMargins(\.insetsFromSafeArea, newValue) }
  }

  /// Whether the margins keep the content within the readable width: Interface Builder's "Follow Readable
  /// Width".
  package var layoutMarginsFollowReadableWidth: Bool {
    get { margins.followsReadableWidth }
    set { setMargins(\.followsReadableWidth, newValue) }
  }

  /// The minimum margins, which a controller sets for its view.
  package var minimumLayoutMargins: NSDirectionalEdgeInsets? {
    get { margins.minimum }
    set { setMargins(\.minimum, newValue) }
  }

  private func setMargins<Value>(_ part: WritableKeyPath<MarginState, Value>, _ value: Value) {
    margins[keyPath: part] = value
    marginsChanged()
  }

  /// The guide inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The guide inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The guide of the readable width at the current text size.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// The guide of the bar at the top of a controller's view, whose bottom is the bar's end.
  package var barGuideAtTop: UILayoutGuide { systemGuide(.top) }

  /// The guide of the bar at the bottom of a controller's view, whose top is the bar's start.
  package var barGuideAtBottom: UILayoutGuide { systemGuide(.bottom) }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = systemGuides[role] { return guide }
    let guide =
      role == .keyboard
      ? UIKeyboardLayoutGuide(role: role, owner: self) : UILayoutGuide(role: role, owner: self)
    guide.identifier =
      "UIView" + role.propertyName.prefix(1).uppercased()
      + role.propertyName.dropFirst()
    systemGuides[role] = guide
    return guide
  }

  /// The views above whose margins must be known first, the nearest first.
  private var viewsWhoseMarginsCount: [UIView] {
    var views: [UIView] = []
    var step = margins.preserves ? superview : nil
    while let view = step, view.margins.resolved == nil {
      views.append(view)
      step = view.margins.preserves ? view.superview : nil
    }
    return views
  }

  /// The margins, including everything that adds to them.
  private func resolvedMargins() -> UIEdgeInsets {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var value = margins.directional.map { $0.edgeInsets(isFlipped: isFlipped) } ?? margins.fixed
    if let minimum = margins.minimum?.edgeInsets(isFlipped: isFlipped) {
      value = value.maximum(minimum)
    }
    value = LayoutMargins.resolved(
      value,
      safeArea: storedSafeArea,
      insetsFromSafeArea: margins.insetsFromSafeArea
    )
    if margins.preserves, let superview {
      let bounds = superview.bounds
      let isRow = superview.scrollsSubviewsThroughMargins
      let distance = UIEdgeInsets(
        top: isRow ? .infinity : storedFrame.minY - bounds.minY,
        left: storedFrame.minX - bounds.minX,
        bottom: isRow ? .infinity : bounds.maxY - storedFrame.maxY,
        right: bounds.maxX - storedFrame.maxX
      )
      value = LayoutMargins.preserving(
        value,
        superview: superview.layoutMargins,
        distance: distance
      )
    }
    if margins.followsReadableWidth {
      let readable = readableGuide(in: value)
      value.left = readable.left
      value.right = readable.right
    }
    return value
  }

  /// The readable guide inside margins.
  ///
  /// Its width is the measured one in every version; those of iOS 26 are estimates.
  private func readableGuide(in margins: UIEdgeInsets) -> ReadableContentGuide {
    ReadableContentGuide(
      viewWidth: storedFrame.width,
      margins: margins,
      safeArea: storedSafeArea,
      category: traitCollection.preferredContentSizeCategory
    )
  }

  /// The rectangle of a guide that the view provides, in its own coordinates.
  func rectangle(of role: UILayoutGuide.Role) -> CGRect {
    let insets = self.insets(of: role)
    let bounds = self.bounds
    return CGRect(
      x: bounds.minX + insets.left,
      y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }

  /// The distances of a guide's edges from the view's.
  func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
    switch role {
    case .safeArea: return storedSafeArea
    case .margins: return layoutMargins
    case .readable:
      var value = layoutMargins
      let readable = readableGuide(in: value)
      value.left = readable.left
      value.right = readable.right
      return value
    case .keyboard: return keyboardInsets
    case .top:
      var value = UIEdgeInsets.zero
      value.bottom = max(0, bounds.height - storedSafeArea.top)
      return value
    case .bottom:
      var value = UIEdgeInsets.zero
      value.top = max(0, bounds.height - storedSafeArea.bottom)
      return value
    case .custom, .content, .frame: return .zero
    }
  }

  /// Marks the margins as out of date, here and where they are preserved.
  func marginsChanged() {
    var stack = [self]
    while let view = stack.popLast() {
      view.ownMarginsChanged()
      for inner in view.subviews.reversed()
      where inner.margins.preserves && inner.margins.resolved != nil {
        stack.append(inner)
      }
    }
  }

  private func ownMarginsChanged() {
    let hadMargins = margins.resolved != nil
    margins.resolved = nil
    engine?.guidesChanged(of: self)
    if hadMargins {
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
    }
    setNeedsLayout()
  }

  /// Computes the safe areas of the view and of the views below, from the bars and the device's shape.
  func noteSafeAreaMayChange() {
    if margins.preserves || margins.followsReadableWidth || systemGuides[.readable] != nil {
      marginsChanged()
    } else if frameDependentGuides {
      engine?.guidesChanged(of: self)
    }
    updateSafeArea(frameChanged: true)
  }

  private var frameDependentGuides: Bool {
    systemGuides[.keyboard] != nil || systemGuides[.top] != nil || systemGuides[.bottom] != nil
  }

  /// Inherits the safe area from above and passes it on where it changed.
  ///
  /// - Parameter frameChanged: Whether only the view's frame changed: views below its subviews then change
  ///   only where their safe areas do.
  package func updateSafeArea(frameChanged: Bool = false) {
    var stack = [self]
    while let view = stack.popLast() {
      let (isChanged, isThere) = view.takeSafeArea()
      guard isChanged || isThere && (!frameChanged || view === self) else { continue }
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Inherits the safe area from above; returns whether it changed, and whether there is one.
  private func takeSafeArea() -> (isChanged: Bool, isThere: Bool) {
    let new = computedSafeArea()
    let changed = new != storedSafeArea
    if changed {
      storedSafeArea = new
      if margins.insetsFromSafeArea { marginsChanged() } else { engine?.guidesChanged(of: self) }
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    return (changed, new != .zero)
  }

  private func computedSafeArea() -> UIEdgeInsets {
    var value = UIEdgeInsets.zero
    if let own = safeAreaForContent {
      value = own
    } else if let superview {
      let parent = superview.storedSafeArea
      if parent != .zero {
        let bounds = superview.bounds
        value = UIEdgeInsets(
          top: UIView.rest(parent.top, storedFrame.minY - bounds.minY),
          left: UIView.rest(parent.left, storedFrame.minX - bounds.minX),
          bottom: UIView.rest(parent.bottom, bounds.maxY - storedFrame.maxY),
          right: UIView.rest(parent.right, bounds.maxX - storedFrame.maxX)
        )
        if superview.insetsContentFromSafeArea {
          value.top = 0
          value.bottom = 0
        }
      }
    }
    if let owner {
      value = value.maximum(owner.barInsets) + owner.additionalSafeAreaInsets
    }
    return value
  }

  /// Returns the part of an inset that remains at a distance from the edge (measured).
  private static func rest(_ inset: Double, _ distance: Double) -> Double {
    min(max(inset - distance, 0), inset)
  }
}

extension NSDirectionalEdgeInsets {
  func edgeInsets(isFlipped: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: isFlipped ? trailing : leading,
      bottom: bottom,
      right: isFlipped ? leading : trailing
    )
  }
}

extension UIEdgeInsets {
  func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}
