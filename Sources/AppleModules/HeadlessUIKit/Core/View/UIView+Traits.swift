public import DynamicType
import Foundation

extension UIView {
  /// The traits of the view: those from above, with its own overrides and limits.
  var resolvedTraits: UITraitCollection {
    if let current = traitState.current { return current }
    let traits = computedTraits()
    traitState.current = traits
    return traits
  }

  /// Traits of this view and the views below that override those from above.
  ///
  /// Unspecified traits are inherited from above.
  public var traitOverrides: UITraitCollection {
    get { traitState.overrides ?? UITraitCollection() }
    set {
      traitState.overrides = newValue == UITraitCollection() ? nil : newValue
      updateTraitsIfNeeded()
    }
  }

  /// The minimum category in this view and below; `nil` for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.limits.minimum == .unspecified ? nil : traitState.limits.minimum }
    set {
      traitState.limits.minimum = newValue ?? .unspecified
      updateTraitsIfNeeded()
    }
  }

  /// The maximum category in this view and below; `nil` for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.limits.maximum == .unspecified ? nil : traitState.limits.maximum }
    set {
      traitState.limits.maximum = newValue ?? .unspecified
      updateTraitsIfNeeded()
    }
  }

  /// The limits of this view and those above in words, for finding out why text does not grow.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var step: UIView? = self
    while let view = step {
      let limits = view.traitState.limits
      if limits != .none {
        let minimum = limits.minimum == .unspecified ? "none" : limits.minimum.uiKitName
        let maximum = limits.maximum == .unspecified ? "none" : limits.maximum.uiKitName
        lines.append("\(view.nameInReports): minimum \(minimum), maximum \(maximum)")
      }
      step = view.superview
    }
    return lines.isEmpty ? "No limits" : lines.joined(separator: "\n")
  }

  /// The traits of the view, recomputed: those of the chain above, with the style that its content prefers.
  private func computedTraits() -> UITraitCollection {
    var traits = traitsFromAbove
    if let contentStyle = traitState.contentStyle { traits.userInterfaceStyle = contentStyle }
    return traits
  }

  /// The traits from the chain above, with the view's overrides and limits.
  var traitsFromAbove: UITraitCollection {
    var traits: UITraitCollection
    if let handed = owner?.traitsForView {
      traits = handed
    } else if let superview {
      traits = superview.traitCollection
    } else {
      traits = traitsWithoutSuperview
    }
    if let overrides = traitState.overrides { traits = traits.merging(overrides) }
    if traitState.limits != .none { traits = traits.limited(by: traitState.limits) }
    return traits
  }

  /// Updates the traits of this view and all views below, and notifies those whose traits changed.
  ///
  /// The cost is that of the views whose traits change, plus one comparison for each topmost view whose
  /// traits do not.
  public func updateTraitsIfNeeded() {
    var walk = [(view: self, isInsideDone: false)]
    while let (view, isInsideDone) = walk.last {
      if isInsideDone {
        walk.removeLast()
        view.owner?.traitsOfViewChanged()
        continue
      }
      let traits = view.computedTraits()
      if traits == view.traitState.current {
        walk.removeLast()
      } else {
        traits.performAsCurrent { UIView.goOn(&walk, with: traits) }
      }
    }
  }

  /// Gives traits to views, and makes them current meanwhile, reusing them while they are equal.
  private static func goOn(
    _ walk: inout [(view: UIView, isInsideDone: Bool)],
    with traits: UITraitCollection
  ) {
    while let (view, isInsideDone) = walk.last, !isInsideDone, view.computedTraits() == traits {
      walk.removeLast()
      guard view.take(traits) else { continue }
      if view.owner != nil { walk.append((view, true)) }
      for inner in view.subviews.reversed() { walk.append((inner, false)) }
    }
  }

  /// Sets traits and returns whether they are new.
  private func take(_ new: UITraitCollection) -> Bool {
    let previous = traitState.current
    if previous == new { return false }
    traitState.current = new
    if let previous {
      tellOfTraits(new, from: previous)
    } else if new != .fallback {
      traitsChanged(from: .fallback)
    }
    return true
  }

  private func tellOfTraits(_ current: UITraitCollection, from previous: UITraitCollection) {
    if previous.layoutDirection != current.layoutDirection { directionChanged() }
    if previous.preferredContentSizeCategory != current.preferredContentSizeCategory {
      if margins.followsReadableWidth || systemGuides[.readable] != nil { marginsChanged() }
      engine?.categoryChanged(around: self)
    }
    traitsChanged(from: previous)
    applyAppearance()
    traitCollectionDidChange(previous)
    if !traitState.registrations.isEmpty { traitState.notify(self, previous: previous) }
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The layout direction of a view with a semantic attribute, outside any tree: left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The layout direction of a view with a semantic attribute, given that of the interface.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .unspecified
      ? layoutDirection : userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  func directionChanged() {
    marginsChanged()
    engine?.directionChanged(of: self)
    setNeedsLayout()
  }

  /// The tint adjustment of the view, or of the nearest view above that sets one; normal otherwise.
  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    let own: TintAdjustmentMode = kept(.automatic, "tintAdjustmentMode")
    return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    keep(mode, "tintAdjustmentMode")
    tintColorDidChangeInTree()
  }

  func tintColorDidChangeInTree() {
    forEachInTree { $0.tintColorDidChange() }
  }
}
