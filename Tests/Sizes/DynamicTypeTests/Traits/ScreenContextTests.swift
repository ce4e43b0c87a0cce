import DynamicType
import Testing

private enum NameKey: ScreenContextKey {
  static var defaultValue: String { "none" }
}

private enum NumberKey: ScreenContextKey {
  static var defaultValue: Int? { nil }
}

extension ScreenContext {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var number: Int? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Failure: Error {}

@Suite struct `The context of a screen` {
  @Test func `Values hold inside of a closure, over those around it`() {
    let application = TraitEnvironment()
    var context = ScreenContext()
    context.application = application
    context.name = "outer"
    context.perform {
      ScreenContext.with(\.number, 3).perform {
        #expect(ScreenContext.current.name == "outer")
        #expect(ScreenContext.current.number == 3)
        #expect(TraitEnvironment.application === application)
        ScreenContext.with(\.number, nil).perform { #expect(ScreenContext.current.number == nil) }
        ScreenContext.with(\.name, "inner").perform {
          #expect(ScreenContext.current.name == "inner")
          #expect(ScreenContext.current.number == 3)
        }
      }
      #expect(ScreenContext.current.number == nil)
    }
    #expect(ScreenContext.current.name == "none")
  }

  @Test func `A context that others have values in keeps its own`() {
    let context = ScreenContext.with(\.name, "own")
    ScreenContext.with(\.number, 1).perform {
      context.perform { #expect(ScreenContext.current.number == 1) }
    }
    context.perform { #expect(ScreenContext.current.number == nil) }
  }

  @Test func `Child tasks inherit the values, and detached tasks do not`() async {
    await ScreenContext.with(\.name, "parent").perform {
      async let child = ScreenContext.current.name
      #expect(await child == "parent")
      #expect(await Task { ScreenContext.current.name }.value == "parent")
      #expect(await Task.detached { ScreenContext.current.name }.value == "none")
    }
  }

  @Test func `Each of several tasks has values of its own`() async {
    let names = await withTaskGroup(of: String.self) { group in
      for index in 0..<8 {
        group.addTask {
          await ScreenContext.with(\.name, "\(index)").perform {
            await Task.yield()
            return ScreenContext.current.name
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(names.sorted() == (0..<8).map { "\($0)" })
  }

  @Test func `An error ends the values`() {
    #expect(throws: Failure.self) {
      try ScreenContext.with(\.name, "thrown").perform { throw Failure() }
    }
    #expect(ScreenContext.current.name == "none")
  }

  @Test func `Traits of the code that runs end with it, and the application stays`() {
    let application = TraitEnvironment(TraitCollection(preferredContentSizeCategory: .small))
    application.performAsApplication {
      TraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
        #expect(TraitCollection.current.preferredContentSizeCategory == .extraLarge)
        #expect(TraitEnvironment.application === application)
      }
      #expect(TraitCollection.current.preferredContentSizeCategory == .small)
    }
  }
}
