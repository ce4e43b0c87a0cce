import Synchronization
import Testing

@testable import AppPrograms

@Suite("The modules of an app are compiled")
struct ModuleScheduleTests {
  private func module(_ name: String, needs: Set<String>? = []) -> AppModule {
    AppModule(name: name, folder: "/app/\(name)", files: [], needs: needs)
  }

  @Test("each once, and after those that it needs", arguments: [1, 2, 4])
  func order(workers: Int) {
    let needs = ["A": [], "B": ["A"], "C": [], "D": ["B", "C"], "E": ["A", "Absent"]]
    let modules = needs.keys.sorted().map { module($0, needs: Set(needs[$0] ?? [])) }
    let finished = Mutex<[String]>([])
    let early = Mutex<[String]>([])
    ModuleSchedule(modules).run(workers: workers) { index in
      let name = modules[index].name
      let done = finished.withLock { Set($0) }
      let missing = (needs[name] ?? []).filter { needs[$0] != nil && !done.contains($0) }
      if !missing.isEmpty { early.withLock { $0.append(name) } }
      finished.withLock { $0.append(name) }
    }
    #expect(early.withLock { $0 } == [])
    #expect(finished.withLock { $0.sorted() } == ["A", "B", "C", "D", "E"])
  }

  @Test("one after the other where nothing is known of what they need")
  func unknown() {
    let modules = ["A", "B", "C"].map { module($0, needs: nil) }
    let finished = Mutex<[Int]>([])
    ModuleSchedule(modules).run(workers: 3) { index in finished.withLock { $0.append(index) } }
    #expect(finished.withLock { $0 } == [0, 1, 2])
  }

  @Test("also where two need each other")
  func circle() {
    let modules = [module("A", needs: ["B"]), module("B", needs: ["A"])]
    let finished = Mutex<[Int]>([])
    ModuleSchedule(modules).run(workers: 2) { index in finished.withLock { $0.append(index) } }
    #expect(finished.withLock { $0 } == [0, 1])
  }
}
