public import Foundation

/// The kinds of changes of a list.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// A section of a list.
public protocol NSFetchedResultsSectionInfo {
  /// The value that the objects of the section have in common.
  var name: String { get }
  /// The title beside the list.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
  var name: String
  var members: [NSManagedObject]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// The objects of a request for a list, which follows changes.
///
/// Changes are announced when a context of the store is saved or is told to process its changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The name of the value that makes sections.
  public let sectionNameKeyPath: String?
  /// The name under which results are kept; none are.
  public let cacheName: String?
  /// The object that is told about changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  fileprivate var results: [FetchedSection]?
  /// The object that two controllers of the same list share.
  private var identity = NSObject()
  private var follower: StoreFollower?

  /// Creates a controller of a request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Forgets kept results; none are kept.
  open class func deleteCache(withName name: String?) {}

  /// Reads the objects, and follows changes from now on.
  open func performFetch() throws {
    results = try fetchedSections()
    follower = managedObjectContext.persistentStoreCoordinator?.follow { [weak self] changed in
      self?.update(changed)
    }
  }

  private func fetchedSections() throws -> [FetchedSection] {
    let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
    guard let sectionNameKeyPath else { return [FetchedSection(name: "", members: objects)] }
    var sections: [FetchedSection] = []
    for object in objects {
      let value = object.value(forKeyPath: sectionNameKeyPath)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name != name { sections.append(FetchedSection(name: name, members: [])) }
      sections[sections.count - 1].members.append(object)
    }
    return sections
  }

  // MARK: Results

  /// The sections.
  open var sections: [any NSFetchedResultsSectionInfo]? { results }

  /// The objects of all sections; `nil` before they are read.
  open var fetchedObjects: [ResultType]? {
    results?.flatMap(\.members).compactMap { $0 as? ResultType }
  }

  /// The titles beside the list.
  open var sectionIndexTitles: [String] { results?.compactMap(\.indexTitle) ?? [] }

  /// Returns the object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let member = results?[indexPath[0]].members[indexPath[1]] as? ResultType
    guard let member else {
      preconditionFailure(
        "The controller has no object at \(indexPath). Call performFetch() first."
      )
    }
    return member
  }

  /// Returns the place of an object; `nil` where it is not in the list.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    guard let object = object as? NSManagedObject else { return nil }
    return Self.places(of: results ?? [])[object]
  }

  /// Returns the section of a title beside the list.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  private static func places(of sections: [FetchedSection]) -> [NSManagedObject: IndexPath] {
    var places: [NSManagedObject: IndexPath] = [:]
    for (section, value) in sections.enumerated() {
      for (item, object) in value.members.enumerated() {
        places[object] = IndexPath(indexes: [section, item])
      }
    }
    return places
  }

  // MARK: Changes

  private func update(_ changed: Set<NSManagedObject>) {
    guard let old = results, let new = try? fetchedSections() else { return }
    let before = Self.places(of: old)
    let after = Self.places(of: new)
    guard let delegate else {
      results = new
      return
    }
    guard before != after || !changed.isDisjoint(with: before.keys) else { return }
    let change = FetchedResultsChange(
      old: old,
      new: new,
      before: before,
      after: after,
      changed: changed
    )
    let untyped = withoutType()
    delegate.controllerWillChangeContent(untyped)
    results = new
    untyped.results = new
    change.tell(delegate, untyped)
    delegate.controllerDidChangeContent(untyped)
  }

  /// A controller of the same list for delegates, which do not know the class of the results.
  private func withoutType() -> NSFetchedResultsController<any NSFetchRequestResult> {
    if let untyped = self as? NSFetchedResultsController<any NSFetchRequestResult> {
      return untyped
    }
    let untyped = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
      managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName
    )
    untyped.identity = identity
    untyped.results = results
    return untyped
  }

  /// Whether another controller is of the same list, as the one that a delegate receives is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any SharedList else { return false }
    return other.sharedIdentity === identity
  }

  /// A number that controllers of the same list share.
  open override var hash: Int { identity.hash }
}

/// A controller whose list others share.
private protocol SharedList {
  var sharedIdentity: NSObject { get }
}

extension NSFetchedResultsController: SharedList {
  fileprivate var sharedIdentity: NSObject { identity }
}
