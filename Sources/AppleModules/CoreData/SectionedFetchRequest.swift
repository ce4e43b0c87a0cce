public import Foundation
public import HeadlessSwiftUI

/// The objects that a view has asked for, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// The objects with the same value of a property.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last one.
    public var endIndex: Int { objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private var sections: [Section] = []

  init(_ objects: [Result], by property: KeyPath<Result, SectionIdentifier>) {
    for object in objects {
      let id = object[keyPath: property]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }
}

/// A property of a view with objects of the context in its environment, in sections.
///
/// Objects beside each other with the same value of a property are a section, so that the order begins with the
/// property.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @StateObject private var changes = ContextChanges()
  private let request: NSFetchRequest<Result>
  private let property: KeyPath<Result, SectionIdentifier>
  private var order: [SortDescriptor<Result>] = []

  /// Creates a property with the results of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { (request, property) = (fetchRequest, sectionIdentifier) }

  /// Creates a property with objects of an entity.
  public init(
    entity: NSEntityDescription,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    (request, property) = (NSFetchRequest(), sectionIdentifier)
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// Creates a property with objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(),
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: [],
      predicate: predicate
    )
    order = sortDescriptors
  }

  /// Follows the changes of the context.
  public mutating func update() { changes.follow(context) }

  /// The objects in sections, as they are when the view is made.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let found = (try? context.fetch(request)) ?? []
    return SectionedFetchResults(order.isEmpty ? found : found.sorted(using: order), by: property)
  }
}
