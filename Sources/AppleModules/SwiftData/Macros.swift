import Observation

// The attributes of properties change nothing. The macro behind them is one of the toolchain that adds nothing; one
// with accessors could not stand beside that of Observation.

/// Makes a class one of models that a context keeps.
///
/// The macro is that of Observation, so that views follow each property. `AppleSources` adds the protocol
/// ``PersistentModel``; code that is compiled without it names the protocol itself.
@attached(
  member,
  names: named(_$observationRegistrar),
  named(access),
  named(withMutation),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Says how a property is kept; it is kept in memory here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "TestingMacros", type: "PragmaMacro")

/// Says how a property refers to other models; the other side is not set by itself.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "TestingMacros", type: "PragmaMacro")

/// Says that a property is not kept.
@attached(peer)
public macro Transient() =
  #externalMacro(module: "TestingMacros", type: "PragmaMacro")
