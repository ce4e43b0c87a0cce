import LeavingOut
import Testing

@Suite("Bodies that no root reaches are not compiled")
struct ReachabilityTests {
  private let text = """
    import SwiftUI
    struct Home: View {
      @State var model = HomeModel()
      var body: some View { Text(model.title) }
      func unused() { Upload().start() }
    }
    struct HomeModel {
      var title: String { formatted() }
      func formatted() -> String { "a" }
      func save() -> Bool { Upload().start(); return true }
    }
    struct Upload {
      init() { connect() }
      func start() { }
      func connect() { }
    }
    class Screen: UIViewController {
      override func viewDidLoad() { setUp() }
      func setUp() { }
      func other() { print() }
    }
    """

  @Test func `What a view names is reached, and nothing else`() {
    var state = LeavingOut([carried(text)], modules: ["SwiftUI", "UIKit"])
    #expect(state.shownTypes == ["Home", "Screen"])
    #expect(state.leaveOutUnreached(from: ["Home"]) == ["/copies/A.swift"])
    let left = Set(state.omissions.filter { $0.kind == .unreached }.map(\.declaration))
    #expect(
      left == [
        "Home.unused", "HomeModel.save", "Upload.init", "Screen.viewDidLoad", "Screen.other",
      ]
    )
    #expect(original(state).contains("func save() -> Bool { false }"))
    #expect(state.counts.bodiesLeftOut == 0)
  }

  @Test func `A controller reaches what it overrides, and methods that are called by name`() {
    let source = carried(
      text + "\n#sourceLocation()\nextension Screen {\n  static func list() { a.other() }\n}\n"
    )
    var state = LeavingOut([source], modules: ["UIKit"])
    _ = state.leaveOutUnreached(from: ["Screen"])
    let left = Set(state.omissions.map(\.declaration))
    #expect(left.isDisjoint(with: ["Screen.viewDidLoad", "Screen.setUp", "Screen.other"]))
    #expect(left.contains("HomeModel.save"))
  }

  @Test func `A protocol of another module may ask for any member`() {
    let text = "struct A: Unknown { func f() { g() } }\nstruct B: Hashable { func f() { g() } }\n"
    var state = LeavingOut([carried(text)], modules: [])
    _ = state.leaveOutUnreached(from: ["A", "B"])
    #expect(state.omissions.map(\.declaration) == ["B.f"])
  }
}
