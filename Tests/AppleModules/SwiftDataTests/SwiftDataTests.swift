import Snapshots
import SwiftData
import SwiftUI
import Testing

// The classes are those of Apple's article "Preserving your app's model data across launches", with the protocol
// that AppleSources writes.

@Model
final class Trip: PersistentModel {
  @Attribute(.unique) var name: String
  var destination: String
  var endDate: Date?
  @Relationship(deleteRule: .cascade) var stops: [Stop] = []
  @Transient var views = 0

  init(name: String, destination: String, endDate: Date? = nil) {
    self.name = name
    self.destination = destination
    self.endDate = endDate
  }
}

@Model
final class Stop: PersistentModel {
  var id = UUID()
  var title: String

  init(title: String) { self.title = title }
}

private struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name, order: .forward) private var trips: [Trip]

  var body: some View {
    VStack {
      ForEach(trips) { trip in Text(trip.name) }
    }
  }
}

private struct Filtered: View {
  @Query private var trips: [Trip]

  init(_ place: String) {
    _trips = Query(
      filter: #Predicate<Trip> { $0.destination == place },
      sort: [SortDescriptor(\.name, order: .reverse)]
    )
  }

  var body: some View {
    VStack {
      ForEach(trips) { trip in Text(trip.name) }
    }
  }
}

@Suite("Models of a store in memory")
@MainActor
struct SwiftDataTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Trip.self,
      Stop.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
  }

  private func window(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIHostingController(rootView: view)
    return window
  }

  private func texts(in window: UIWindow) -> [String] {
    var found: [String] = []
    window.layoutSnapshot().walk { visit in
      for case .text(let text) in visit.element.drawings { found.append(text.string) }
      return true
    }
    return found
  }

  @Test("A request gives the objects that meet its condition, in its order")
  func fetching() throws {
    for (name, place) in [("Camp", "Alps"), ("Beach", "Sea"), ("Hike", "Alps")] {
      context.insert(Trip(name: name, destination: place))
    }
    var request = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.destination == "Alps" },
      sortBy: [SortDescriptor(\.name, order: .reverse)]
    )
    #expect(try context.fetch(request).map(\.name) == ["Hike", "Camp"])
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.name) == ["Hike"])
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
  }

  @Test("An object that is inserted brings those that it refers to")
  func references() throws {
    let trip = Trip(name: "Camp", destination: "Alps")
    trip.stops = [Stop(title: "Hut")]
    #expect(trip.modelContext == nil)
    context.insert(trip)
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.title) == ["Hut"])
    #expect(trip.modelContext === context)
    #expect(context.model(for: trip.persistentModelID) as? Trip === trip)
  }

  @Test("What was inserted and deleted since the context was saved is taken back")
  func rollback() throws {
    let kept = Trip(name: "Camp", destination: "Alps")
    context.insert(kept)
    try context.save()
    #expect(!context.hasChanges)
    context.insert(Trip(name: "Beach", destination: "Sea"))
    context.delete(kept)
    #expect(kept.isDeleted && context.hasChanges)
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Camp"])
    #expect(!kept.isDeleted)
  }

  @Test("A view shows the models of its container and follows objects and properties")
  func query() throws {
    let camp = Trip(name: "Camp", destination: "Alps")
    context.insert(camp)
    let window = window(TripList().modelContainer(container))
    #expect(texts(in: window) == ["Camp"])
    context.insert(Trip(name: "Beach", destination: "Sea"))
    #expect(texts(in: window) == ["Beach", "Camp"])
    camp.name = "Aerie"
    #expect(texts(in: window) == ["Aerie", "Beach"])
    context.delete(camp)
    #expect(texts(in: window) == ["Beach"])
  }

  @Test("A view with a condition shows the models that meet it")
  func filteredQuery() {
    for name in ["Camp", "Hike"] { context.insert(Trip(name: name, destination: "Alps")) }
    context.insert(Trip(name: "Beach", destination: "Sea"))
    #expect(texts(in: window(Filtered("Alps").modelContainer(container))) == ["Hike", "Camp"])
  }
}
