public import DynamicType
import Foundation

extension UIView {
  /// The traits that hold in the view: those from above, with overrides and limits of its own.
  public var traitCollection: UITraitCollection {
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

  /// Calls a function when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges<Host: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Host, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitState.Registration(traits) { environment, previous in
      if let host = environment as? Host { handler(host, previous) }
    }
    traitState.registrations.append(registration)
    return registration
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }

  /// The traits as the chain above gives them, new.
  private func computedTraits() -> UITraitCollection {
    var traits: UITraitCollection
    if let controller, let handed = controller.traitsForView {
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
    var stack = [(view: self, isInsideDone: false)]
    while let (view, isInsideDone) = stack.popLast() {
      if isInsideDone {
        view.controller?.traitsOfViewChanged()
      } else if view.takeNewTraits() {
        if view.controller != nil { stack.append((view, true)) }
        stack.append(contentsOf: view.subviews.reversed().map { ($0, false) })
      }
    }
  }

  /// Takes the traits from above and says whether they are new.
  private func takeNewTraits() -> Bool {
    let previous = traitState.current
    let new = computedTraits()
    if previous == new { return false }
    traitState.current = new
    if let previous {
      UIView.tellTraits(self, previous)
    } else if new != .fallback {
      traitsChanged(from: .fallback)
    }
    return true
  }

  private static func tellTraits(_ view: UIView, _ previous: UITraitCollection) {
    let current = view.traitCollection
    if previous.layoutDirection != current.layoutDirection { view.directionChanged() }
    if view.margins.followsReadableWidth || view.systemGuides[.readable] != nil,
      previous.preferredContentSizeCategory != current.preferredContentSizeCategory
    {
      view.marginsChanged()
    }
    if previous.preferredContentSizeCategory != current.preferredContentSizeCategory {
      view.engine?.categoryChanged(around: view)
    }
    view.traitsChanged(from: previous)
    view.applyAppearance()
    current.performAsCurrent {
      view.traitCollectionDidChange(previous)
      view.traitState.notify(view, previous: previous)
    }
  }

  /// The direction in which the view lays its content out.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction of a view with an attribute, outside of any tree: left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  func directionChanged() {
    marginsChanged()
    engine?.directionChanged(of: self)
    setNeedsLayout()
  }

  func tintColorDidChangeInTree() {
    forEachInTree { $0.tintColorDidChange() }
  }
}
