import CoreData
import Testing
import UIKit

/// A class as an app has it, with its properties as `AppleSources` writes those with `@NSManaged`.
private final class Note: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var stars: Int16 {
    get { managedValue(forKey: "stars") }
    set { setManagedValue(newValue, forKey: "stars") }
  }
  var tags: Set<Tag> {
    get { managedValue(forKey: "tags") }
    set { setManagedValue(newValue, forKey: "tags") }
  }
}

private final class Tag: NSManagedObject {
  var name: String {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
}

private func container(_ titles: String...) throws -> NSPersistentContainer {
  let container = NSPersistentContainer(name: "Notes")
  var failure: (any Error)?
  container.loadPersistentStores { failure = $1 }
  #expect(failure == nil)
  for (index, title) in titles.enumerated() {
    let note = Note(context: container.viewContext)
    note.title = title
    note.stars = Int16(index)
  }
  try container.viewContext.save()
  return container
}

@Suite("Objects of a store")
struct ObjectTests {
  @Test("A new object has the values of its properties' kinds")
  func new() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let note = Note(context: context)
    #expect(note.title == nil)
    #expect(note.stars == 0)
    #expect(note.tags.isEmpty)
    #expect(note.isInserted)
    note.setValue(7, forKey: "stars")
    #expect(note.stars == 7)
  }

  @Test("A property of a kind without such a value ends the program before one is set")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      let note = Note(context: context)
      let _: UIColor = note.managedValue(forKey: "color")
    }
  }

  @Test("An object of a name has the class of that name in the caller's module")
  func inserted() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let object = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    #expect(object is Shelf)
    #expect(object.entity.name == "Shelf")
  }

  @Test("Objects refer to each other, and another context finds its own")
  func references() throws {
    let container = try container("One")
    let note = try #require(try container.viewContext.fetch(NSFetchRequest<Note>()).first)
    let tag = Tag(context: container.viewContext)
    tag.name = "blue"
    note.addManaged(tag, forKey: "tags")
    try container.viewContext.save()
    let background = container.newBackgroundContext()
    let other = try #require(background.existingObject(with: note.objectID) as? Note)
    #expect(other !== note)
    #expect(other.tags.map(\.name) == ["blue"])
    #expect(other.tags.first !== tag)
    let green = Tag(context: container.viewContext)
    note.tags = [tag, green]
    let kept: NSSet? = note.managedValue(forKey: "tags")
    #expect(kept?.count == 2)
    note.removeManaged(green, forKey: "tags")
    #expect(note.tags == [tag])
    note.removeManaged(tag, forKey: "tags")
    #expect(note.tags.isEmpty)
    #expect(other.tags.count == 1)
  }

  @Test("A context over another one hands its changes down")
  func parents() throws {
    let container = try container("One")
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = container.viewContext
    Note(context: child).title = "Two"
    #expect(try container.viewContext.count(for: NSFetchRequest<Note>()) == 1)
    try child.save()
    #expect(try container.viewContext.count(for: NSFetchRequest<Note>()) == 2)
    #expect(container.viewContext.hasChanges)
    container.viewContext.rollback()
    #expect(try container.viewContext.count(for: NSFetchRequest<Note>()) == 1)
  }

  @Test("A model in code gives the values of new objects")
  func model() {
    let attribute = NSAttributeDescription()
    attribute.name = "count"
    attribute.defaultValue = 3
    let entity = NSEntityDescription()
    entity.name = "Basket"
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Baskets", managedObjectModel: model)
    let object = NSEntityDescription.insertNewObject(
      forEntityName: "Basket",
      into: container.viewContext
    )
    #expect(object.value(forKey: "count") as? Int == 3)
  }
}

/// A class that is found by its name.
final class Shelf: NSManagedObject {}

@Suite("Requests")
struct RequestTests {
  @Test("A condition, an order and a limit hold")
  func requests() throws {
    let context = try container("pear", "Apple", "plum", "fig").viewContext
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try context.fetch(request).map(\.title) == ["Apple", "fig", "pear", "plum"])
    request.predicate = NSPredicate(format: "title BEGINSWITH %@ AND stars > %d", "p", 0)
    #expect(try context.fetch(request).map(\.title) == ["plum"])
    request.predicate = nil
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.stars, ascending: false)]
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.title) == ["fig", "plum"])
  }

  @Test("Objects that are deleted or belong to another entity are not found")
  func deleted() throws {
    let context = try container("One", "Two").viewContext
    Tag(context: context).name = "blue"
    let notes = try context.fetch(NSFetchRequest<Note>())
    context.delete(notes[0])
    #expect(try context.fetch(NSFetchRequest<Note>()).map(\.title) == ["Two"])
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Note>()) == 1)
    #expect(notes[0].managedObjectContext == nil)
    try context.execute(NSBatchDeleteRequest(fetchRequest: Note.fetchRequest()))
    #expect(try context.count(for: NSFetchRequest<Note>()) == 0)
    #expect(try context.count(for: NSFetchRequest<Tag>()) == 1)
  }
}

/// Writes down what a list says of its changes.
private final class Listener: NSFetchedResultsControllerDelegate {
  var words: [String] = []
  var list: NSObject?

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    words.append("will")
    list = controller
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { words.append("did \(controller.fetchedObjects?.count ?? -1)") }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    words.append(
      "\(type) \((anObject as? Note)?.title ?? "") \(indexPath?.item ?? -1) \(newIndexPath?.item ?? -1)"
    )
  }
}

@Suite("Lists of objects")
struct ListTests {
  @Test("A list has sections and follows what is saved")
  func list() throws {
    let context = try container("b", "a").viewContext
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let list = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
    let listener = Listener()
    list.delegate = listener
    try list.performFetch()
    #expect(list.sections?.first?.numberOfObjects == 2)
    let second = list.object(at: IndexPath(item: 1, section: 0))
    #expect(second.title == "b")
    #expect(list.indexPath(forObject: second) == IndexPath(item: 1, section: 0))
    Note(context: context).title = "aa"
    try context.save()
    #expect(listener.words == ["will", "insert aa -1 1", "did 3"])
    #expect(listener.list == list)
    listener.words = []
    second.stars = 9
    try context.save()
    #expect(listener.words == ["will", "update b 2 -1", "did 3"])
    listener.words = []
    second.title = "A"
    try context.save()
    #expect(listener.words == ["will", "move A 2 0", "did 3"])
  }

  @Test("A name of a value makes sections")
  func sections() throws {
    let context = try container("pear", "fig").viewContext
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let list = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: "title",
      cacheName: nil
    )
    try list.performFetch()
    #expect(list.sections?.map(\.name) == ["fig", "pear"])
    #expect(list.sectionIndexTitles == ["F", "P"])
  }
}
