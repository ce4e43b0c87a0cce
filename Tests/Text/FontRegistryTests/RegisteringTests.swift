import FontDescriptors
import FontManagement
import FontRegistry
import Foundation
import Synchronization
import MadeFonts
import Testing

@Suite("Registering fonts") struct RegisteringTests {
  let scratch: Scratch
  let registry: FontManager

  init() throws {
    scratch = try Scratch()
    registry = try scratch.registry(system: [MadeFont(family: "System")])
  }

  private func isFound(_ name: String, in registry: FontManager) -> Bool {
    registry.collection.performAsCurrent { Font(name: name, size: 12)?.diagnostics.isEmpty == true }
  }

  @Test func `a font of the process is found by name until it is unregistered`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let generation = registry.collection.generation
    let result = registry.register(
      FontRegistration([.file(path)], scope: .process),
      by: .foundry,
      consent: .denied
    )
    #expect(result.errors.isEmpty)
    #expect(isFound("Lorem-Regular", in: registry))
    #expect(registry.collection.generation > generation)
    #expect(scratch.names(in: "registry").isEmpty)
    registry.unregister([.file(path)], in: .process, by: .foundry)
    #expect(!isFound("Lorem-Regular", in: registry))
  }

  @Test(arguments: [FontScope.persistent, .session])
  func `a font of a wider scope is there for the next program`(scope: FontScope) throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let result = registry.register(
      FontRegistration([.file(path)], scope: scope),
      by: .foundry,
      consent: .granted
    )
    try FileManager.default.removeItem(atPath: path)
    let later = try scratch.registry()
    #expect(try later.fonts(in: scope) == result.fonts)
    #expect(!isFound("Lorem-Regular", in: later))
    try later.useFonts(of: .foundry)
    #expect(isFound("Lorem-Regular", in: later))
  }

  @Test func `a font that is only known can be used when it is enabled`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    registry.install(path, isEnabled: false)
    #expect(!isFound("Lorem-Regular", in: registry))
    #expect(try registry.fonts(in: .persistent, isEnabled: true).isEmpty)
    #expect(scratch.names(in: "fonts/dynamictype").isEmpty)
    let name = FontItem.descriptor(FontReference(postScriptName: "lorem-regular"))
    let result = registry.register(
      FontRegistration([name], scope: .persistent),
      by: .foundry,
      consent: .granted
    )
    #expect(result.errors.isEmpty && result.fonts.map(\.isEnabled) == [true])
    #expect(isFound("Lorem-Regular", in: registry))
    #expect(scratch.names(in: "fonts/dynamictype").count == 1)
  }

  @Test func `all faces of a collection are registered`() throws {
    let fonts = [MadeFont(family: "Lorem"), MadeFont(family: "Ipsum", style: "Bold")]
    let path = try scratch.file("both.ttc", MadeFont.collection(fonts))
    let font = try #require(registry.install(path).fonts.first)
    #expect(font.format == .collection)
    #expect(font.faces.map(\.postScriptName) == ["Lorem-Regular", "Ipsum-Bold"])
    #expect(isFound("Ipsum-Bold", in: registry))
  }

  @Test func `of several fonts those that pass are registered together`() throws {
    let good = try scratch.font(MadeFont(family: "Lorem"))
    let bad = try scratch.file("bad.ttf", [1, 2, 3])
    let reported = Mutex<[(count: Int, done: Bool)]>([])
    let result = registry.register(
      FontRegistration([.file(bad), .file(good)], scope: .persistent),
      by: .foundry,
      consent: .granted
    ) { errors, done in
      reported.withLock { $0.append((errors.count, done)) }
      return true
    }
    #expect(result.fonts.map(\.source) == [good])
    #expect(result.errors.map(\.item) == [.file(bad)])
    let calls = reported.withLock { $0 }
    #expect(calls.map(\.count).reduce(0, +) == 1)
    #expect(calls.filter(\.done).count == 1 && calls.last?.done == true)
  }

  @Test func `events tell errors as they are found, and the outcome last`() async throws {
    let good = try scratch.font(MadeFont(family: "Lorem"))
    let bad = try scratch.file("bad.ttf", [1, 2, 3])
    let registration = FontRegistration([.file(bad), .file(good)], scope: .process)
    var events: [FontManager.RegistrationEvent] = []
    for await event in registry.events(registering: registration, by: .foundry, consent: .denied) {
      events.append(event)
    }
    guard case .errors(let errors) = events.first, case .finished(let result) = events.last else {
      Issue.record("The events are \(events).")
      return
    }
    #expect(events.count == 2 && errors == result.errors)
    #expect(result.fonts.map(\.source) == [good])
  }

  @Test func `a closure that returns false cancels everything`() throws {
    let paths = try ["Lorem", "Ipsum"].map { try scratch.font(MadeFont(family: $0)) }
    let result = registry.register(
      FontRegistration(paths.map { .file($0) }, scope: .persistent),
      by: .foundry,
      consent: .granted,
      progress: { _, _ in false }
    )
    #expect(result.fonts.isEmpty && result.errors.allSatisfy { $0.code == .cancelledByUser })
    #expect(try registry.fonts().isEmpty)
  }

  @Test func `a person is asked once, with all names, and not for fonts of the process`() throws {
    let paths = try ["Lorem", "Ipsum"].map { try scratch.font(MadeFont(family: $0)) }
    let asked = Mutex<[[String]]>([])
    let consent = FontConsent { question in
      asked.withLock { $0.append(question.fonts.flatMap { $0.faces.map(\.family) }) }
      return false
    }
    for scope in [FontScope.persistent, .process] {
      let result = registry.register(
        FontRegistration(paths.map { .file($0) }, scope: scope),
        by: .foundry,
        consent: consent
      )
      let codes = result.errors.map(\.code)
      #expect(codes == (scope == .process ? [] : [.cancelledByUser, .cancelledByUser]))
    }
    #expect(asked.withLock { $0 } == [["Lorem", "Ipsum"]])
    #expect(try registry.fonts(in: .persistent).isEmpty)
  }

  @Test func `a provider neither replaces nor removes fonts of others`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    registry.install(path)
    let same = try scratch.file("other.ttf", MadeFont(family: "Lorem", rights: 4).bytes)
    #expect(registry.install(same, by: .other).errors.map(\.code) == [.duplicatedName])
    let removal = registry.unregister([.file(path)], in: .persistent, by: .other)
    #expect(removal.errors.map(\.code) == [.notRegistered])
    #expect(try registry.fonts().map(\.source) == [path])
  }

  @Test func `a registered face leaves those of the system as they are`() throws {
    let own = try scratch.font(MadeFont(family: "System", style: "Book"))
    #expect(registry.install(own).errors.isEmpty)
    let found = registry.collection.performAsCurrent {
      Font(descriptor: FontDescriptor(family: "System", pointSize: 12), size: 0).fontName
    }
    #expect(found == "System-Regular")
  }

  @Test func `removing a provider asks with its fonts and can be backed out of`() throws {
    registry.install(try scratch.font(MadeFont(family: "Lorem")))
    registry.install(try scratch.font(MadeFont(family: "Ipsum")), by: .other)
    let error = #expect(throws: FontRegistryError.self) {
      try registry.removeProvider("org.example.foundry", consent: .denied)
    }
    #expect(error?.code == .cancelledByUser)
    #expect(try registry.fonts().count == 2)
    let consent = FontConsent { $0.action == .removeProvider && $0.fonts.count == 1 }
    #expect(try registry.removeProvider("org.example.foundry", consent: consent).count == 1)
    #expect(try registry.fonts().map(\.provider) == ["org.example.other"])
    #expect(!isFound("Lorem-Regular", in: registry))
  }

  @Test func `only those assets are read that are asked for`() throws {
    let contents = #"{"data": [{"filename": "Lorem.ttf", "idiom": "universal"}]}"#
    let set = "Fonts.xcassets/Serifs/Lorem-Regular.dataset"
    try scratch.file("\(set)/Contents.json", Array(contents.utf8))
    try scratch.file("\(set)/Lorem.ttf", MadeFont(family: "Lorem").bytes)
    try scratch.file("Fonts.xcassets/Broken.dataset/Contents.json", [0])
    var provider = FontProvider.foundry
    provider.assets = FontAssets(folder: scratch.path + "/Fonts.xcassets")
    #expect(provider.assets?.names == ["Broken", "Lorem-Regular"])
    let result = registry.register(
      FontRegistration([.asset("Lorem-Regular")], scope: .persistent),
      by: provider,
      consent: .granted
    )
    #expect(result.errors.isEmpty && result.fonts.map(\.asset) == ["Lorem-Regular"])
    let removal = registry.unregister([.asset("Lorem-Regular")], in: .persistent, by: provider)
    #expect(removal.errors.isEmpty)
    #expect(try registry.fonts().isEmpty)
  }
}
