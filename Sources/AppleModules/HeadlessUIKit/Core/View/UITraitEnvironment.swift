public import DynamicType
import Foundation

/// An object that has traits and follows their changes.
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called when traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes, with which it can be cancelled.
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitEnvironment where Self: UIResponder {
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
}

/// The traits of a view or controller, and the handlers of their changes.
struct TraitState {
  final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ traits: [UITrait],
      _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
    }
  }

  var current: UITraitCollection?
  var overrides: UITraitCollection?
  var limits = ContentSizeCategoryLimits.none
  /// The interface style that the content of the view prefers.
  var contentStyle: UIUserInterfaceStyle?
  var registrations: [Registration] = []

  /// Notifies the observers of the traits that changed.
  func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    let current = environment.traitCollection
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(previous, current) }) {
      registration.handler(environment, previous)
    }
  }
}

/// A trait that can be observed, as a type: `UITraitPreferredContentSizeCategory.self`.
public typealias UITrait = any Trait.Type

extension Trait {
  static func differs(_ one: UITraitCollection, _ two: UITraitCollection) -> Bool {
    value(in: one) != value(in: two)
  }
}
