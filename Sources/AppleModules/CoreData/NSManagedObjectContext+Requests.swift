public import Foundation

extension NSManagedObjectContext {
  /// Returns the results of a request, with changes that are not saved.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let objects = objects(for: request)
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: objects.count)].compactMap { $0 as? Result }
    }
    if request.resultType.contains(.managedObjectIDResultType) {
      return objects.compactMap { $0.objectID as? Result }
    }
    if request.resultType.contains(.dictionaryResultType) {
      return objects.compactMap { values(of: $0, request.propertiesToFetch) as? Result }
    }
    return objects.compactMap { $0 as? Result }
  }

  /// Returns the number of the results of a request.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    objects(for: request).count
  }

  private func objects<Result>(for request: NSFetchRequest<Result>) -> [NSManagedObject] {
    let found = allObjects().filter { object in
      request.asks(for: object) && request.predicate?.evaluate(with: object) ?? true
    }
    let orders = request.sortDescriptors ?? []
    let sorted = found.enumerated().sorted { first, second in
      for order in orders {
        switch order.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }
    let rest = sorted.map(\.element).dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func values(of object: NSManagedObject, _ properties: [Any]?) -> NSDictionary {
    guard let properties else { return NSDictionary(dictionary: object.namedValues) }
    let names = properties.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    return NSDictionary(dictionary: object.namedValues.filter { names.contains($0.key) })
  }

  /// Answers a request that changes many objects.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects =
      try request.objectIDs?.map { try existingObject(with: $0) }
      ?? fetch(request.fetchRequest).compactMap { $0 as? NSManagedObject }
    for object in objects { delete(object) }
    try save()
    let result = NSBatchDeleteResult()
    switch request.resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = objects.map(\.objectID)
    case .resultTypeCount: result.result = objects.count
    }
    return result
  }
}

extension NSManagedObject {
  /// The values that are set, by name.
  var namedValues: [String: Any] {
    let saved = managedObjectContext?.savedNames(of: objectID) ?? Array(ownValues.keys)
    let names = Set(saved).union(changes.keys)
    return Dictionary(
      names.compactMap { name in value(forKey: name).map { (name, $0) } },
      uniquingKeysWith: { $1 }
    )
  }
}

extension NSManagedObjectContext {
  func savedNames(of id: NSManagedObjectID) -> [String] {
    if let parent { return parent.existing(id).map { Array($0.namedValues.keys) } ?? [] }
    return persistentStoreCoordinator?.rows[id].map { Array($0.values.keys) } ?? []
  }
}

/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// A request to delete many objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The kinds of answers.
  public enum ResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }

  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of the answer.
  open var resultType = ResultType.resultTypeStatusOnly
  let objectIDs: [NSManagedObjectID]?

  /// Creates a request to delete what another request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = nil
  }

  /// Creates a request to delete objects by identity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entityName ?? "")
    objectIDs = objects
  }
}

/// The answer to a request to delete many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The answer: whether it was done, identities, or a number.
  open internal(set) var result: Any?
}
