import FontManagement
import FontRegistry
import Foundation
import MadeFonts
import Testing

@Suite("Asking for fonts") struct RequestTests {
  let scratch: Scratch
  let consumer: FontManager
  let reader = FontProvider(identifier: "org.example.reader")

  init() throws {
    scratch = try Scratch()
    consumer = try scratch.registry(system: [MadeFont(family: "System")])
    let provider = try scratch.registry()
    let reference = FontReference(
      path: try scratch.font(MadeFont(family: "Lorem", style: "Bold")),
      userInfo: "lorem 2.0"
    )
    provider.register(
      FontRegistration([.descriptor(reference)], scope: .persistent),
      by: .foundry,
      consent: .granted
    )
    provider.install(try scratch.font(MadeFont(family: "Hidden")), isEnabled: false)
  }

  private func isFound(_ name: String) -> Bool {
    consumer.collection.performAsCurrent { Font(name: name, size: 12) != nil }
  }

  @Test(arguments: [
    FontReference(postScriptName: "lorem-bold"), FontReference(family: "Lorem"),
    FontReference(userInfo: "lorem 2.0"),
    FontReference(postScriptName: "Lorem-Bold", family: "LOREM", userInfo: "lorem 2.0"),
  ])
  func `a font of a provider becomes usable when it is asked for`(reference: FontReference) throws {
    #expect(!isFound("Lorem-Bold"))
    #expect(try consumer.request([reference], by: reader).isEmpty)
    #expect(isFound("Lorem-Bold"))
  }

  @Test(arguments: [
    FontReference(), FontReference(family: "Ipsum"),
    FontReference(postScriptName: "Lorem-Bold", family: "Ipsum"),
    FontReference(family: "Lorem", userInfo: "lorem 1.0"), FontReference(family: "Hidden"),
  ])
  func `a reference that means no font comes back`(reference: FontReference) throws {
    let system = FontReference(family: "System")
    #expect(try consumer.request([system, reference], by: reader) == [reference])
    #expect(!isFound("Lorem-Bold") && !isFound("Hidden-Regular"))
  }

  @Test func `a font that was removed elsewhere is no longer used after a look`() throws {
    _ = try consumer.request([FontReference(family: "Lorem")], by: reader)
    let person = try scratch.registry()
    try person.remove(try person.fonts())
    try consumer.refresh()
    #expect(!isFound("Lorem-Bold"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `changes by other programs are told as they happen`() async throws {
    var changes = consumer.changes().makeAsyncIterator()
    _ = try consumer.request([FontReference(family: "Lorem")], by: reader)
    let person = try scratch.registry()
    try person.remove(try person.fonts().filter(\.isEnabled))
    let removal = try #require(await changes.next())
    #expect(removal.added.isEmpty && removal.removed.map(\.faces[0].family) == ["Lorem"])
    #expect(!isFound("Lorem-Bold"))
    person.install(try scratch.font(MadeFont(family: "Ipsum")))
    let addition = try #require(await changes.next())
    #expect(addition.removed.isEmpty && addition.added.map(\.faces[0].family) == ["Ipsum"])
  }

  @Test(.timeLimit(.minutes(1))) func `changes of this process are told too`() async throws {
    var changes = consumer.changes().makeAsyncIterator()
    let path = try scratch.font(MadeFont(family: "Ipsum"))
    consumer.register(
      FontRegistration([.file(path)], scope: .process),
      by: reader,
      consent: .denied
    )
    #expect(await changes.next()?.added.map(\.source) == [path])
  }
}
