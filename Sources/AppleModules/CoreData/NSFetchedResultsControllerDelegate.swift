public import Foundation

/// Called when the objects of a list change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the changes of a save.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  /// Called after the changes of a save.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  /// Called for each object that is new, gone, elsewhere or changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  /// Called for each section that is new or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
  /// Returns the title beside the list of a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Returns the first letter.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// The difference of two states of a list.
struct FetchedResultsChange {
  var old: [any NSFetchedResultsSectionInfo]
  var new: [any NSFetchedResultsSectionInfo]
  var before: [NSManagedObject: IndexPath]
  var after: [NSManagedObject: IndexPath]
  /// The objects whose values changed.
  var changed: Set<NSManagedObject>

  /// Tells a delegate the sections, then the objects: gone, new, elsewhere, changed.
  func tell(
    _ delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let oldNames = Set(old.map(\.name))
    let newNames = Set(new.map(\.name))
    for (index, section) in old.enumerated() where !newNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    func tell(_ object: NSManagedObject, _ type: NSFetchedResultsChangeType) {
      delegate.controller(
        controller,
        didChange: object,
        at: type == .insert ? nil : before[object],
        for: type,
        newIndexPath: type == .delete || type == .update ? nil : after[object]
      )
    }
    let places = { (places: [NSManagedObject: IndexPath]) in places.sorted { $0.value < $1.value } }
    for (object, _) in places(before) where after[object] == nil { tell(object, .delete) }
    for (object, _) in places(after) where before[object] == nil { tell(object, .insert) }
    for object in moved { tell(object, .move) }
    for (object, _) in places(before)
    where changed.contains(object) && after[object] != nil && !moved.contains(object) {
      tell(object, .update)
    }
  }

  /// The objects that changed and stand elsewhere among those that stay.
  private var moved: [NSManagedObject] {
    let stay = { (places: [NSManagedObject: IndexPath], others: [NSManagedObject: IndexPath]) in
      places.sorted { $0.value < $1.value }.map(\.key).filter { others[$0] != nil }
    }
    let first = stay(before, after)
    let second = stay(after, before)
    return second.enumerated().filter { index, object in
      first[index] !== object && changed.contains(object)
        || before[object]?.first.map { old[$0].name } != after[object]?.first.map { new[$0].name }
    }
    .map(\.element)
  }
}
