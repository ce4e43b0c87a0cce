import Foundation
public import HeadlessUIKit

/// Choices in their order.
public protocol ResultsCollection {
  /// The kind of choice.
  associatedtype Item: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The kind of choice.
  public typealias Item = Element
}

/// A choice with its names.
public struct IntentItem<Value: _IntentValue> {
  /// The choice.
  public let value: Value
  /// The name.
  public let title: LocalizedStringResource
  /// The line below the name; nil for none.
  public let subtitle: LocalizedStringResource?

  /// Creates a choice.
  public init(
    _ value: Value,
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.value, self.title, self.subtitle) = (value, title, subtitle)
  }
}

/// Choices below a title.
public struct IntentItemSection<Value: _IntentValue> {
  /// The title; nil for none.
  public let title: LocalizedStringResource?
  /// The choices.
  public let items: [IntentItem<Value>]

  /// Creates a section.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    (self.title, self.items) = (title, items)
  }

  /// Creates a section of values, whose names are those that they print.
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0, title: "\(String(describing: $0))") })
  }
}

/// Choices in sections.
public struct IntentItemCollection<Value: _IntentValue>: ResultsCollection {
  /// The kind of choice.
  public typealias Item = Value
  /// The sections.
  public let sections: [IntentItemSection<Value>]

  /// Creates choices in sections.
  public init(promptLabel: LocalizedStringResource? = nil, sections: [IntentItemSection<Value>]) {
    self.sections = sections
  }

  /// Creates choices of one section.
  public init(promptLabel: LocalizedStringResource? = nil, items: [Value]) {
    sections = [IntentItemSection(items: items)]
  }

  /// No choices.
  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
}

/// Choices for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The kind of choices.
  associatedtype Result: ResultsCollection
  /// The kind of the choice that is made already.
  associatedtype DefaultValue: _IntentValue = Result.Item

  /// Returns the choices.
  func results() async throws -> Result
  /// Returns the choice that is made already; nil for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No choice is made already.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A query that finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The kind of entity.
  associatedtype Entity: AppEntity
  /// The kind of suggestions.
  associatedtype Result = [Entity]

  /// Creates a query.
  init()

  /// Returns the entities of identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that are suggested.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// The entities that are suggested.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// No suggestions.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by what people write.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities of a text.
  func entities(matching string: String) async throws -> Result
}

/// A query that lists all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  /// Those of all entities that have one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}
