public import DynamicType
import Foundation

extension UIView {
  /// The traits that hold in the view: those from above, with overrides and limits of its own.
  var resolvedTraits: UITraitCollection {
    if let current = traitState.current { return current }
    let traits = computedTraits()
    traitState.current = traits
    return traits
  }

  /// Traits that hold in this view and below, instead of those from above.
  ///
  /// Traits that are unspecified are taken from above.
  public var traitOverrides: UITraitCollection {
    get { traitState.overrides ?? UITraitCollection() }
    set {
      traitState.overrides = newValue == UITraitCollection() ? nil : newValue
      updateTraitsIfNeeded()
    }
  }

  /// The smallest category in this view and below; `nil` for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.limits.minimum == .unspecified ? nil : traitState.limits.minimum }
    set {
      traitState.limits.minimum = newValue ?? .unspecified
      updateTraitsIfNeeded()
    }
  }

  /// The largest category in this view and below; `nil` for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.limits.maximum == .unspecified ? nil : traitState.limits.maximum }
    set {
      traitState.limits.maximum = newValue ?? .unspecified
      updateTraitsIfNeeded()
    }
  }

  /// The limits of this view and those above, in words; for finding out why text does not grow.
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

  /// The traits of the view, new: those of the chain above with the style that its content prefers.
  private func computedTraits() -> UITraitCollection {
    var traits = traitsFromAbove
    if let contentStyle = traitState.contentStyle { traits.userInterfaceStyle = contentStyle }
    return traits
  }

  /// The traits as the chain above gives them, with overrides and limits of the view.
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

  /// Brings the traits of this view and all below up to date and tells those whose traits changed.
  ///
  /// The cost is that of the views whose traits really change, and of one comparison for each of
  /// the topmost that do not.
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

  /// Gives views traits, which are the current ones meanwhile, as long as they are the same.
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

  /// Takes traits and says whether they are new.
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

  /// The direction of a view with an attribute, outside any tree: left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction of a view with an attribute where the interface has a direction.
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

  /// The adjustment that the view was told, or that of the nearest view above; normal where none was told.
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
