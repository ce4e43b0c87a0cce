import FontDescriptors
@testable import FontManagement
import Testing

@Suite("Fonts that come and go") struct RegisteredFontsTests {
  @Test func `a font that comes is found, and one that went is not`() throws {
    let collection = FontCollection(files: [try TinyFont(family: "System").file()])
    let wanted = FontDescriptor(family: "Lorem", pointSize: 12)
    func name() -> String {
      collection.performAsCurrent { Font(descriptor: wanted, size: 0).familyName }
    }
    let missing = name()
    #expect(missing != "Lorem" && collection.generation == 0)
    collection.replaceRegistered([try TinyFont(family: "Lorem").file()])
    #expect(name() == "Lorem" && collection.generation == 1)
    #expect(collection.familyNames == ["Lorem", "System"])
    collection.replaceRegistered([])
    #expect(name() == missing && collection.generation == 2)
  }

  @Test func `a registered font neither replaces one of the system nor stands in for one`() throws {
    let collection = FontCollection(files: [try TinyFont(family: "System").file()])
    let other = TinyFont(family: "System", characters: [0x20...0x7E, 0x400...0x4FF])
    collection.replaceRegistered([try other.file()])
    let found = collection.match(family: "System", style: FaceStyle())
    #expect(found?.face.isUserInstalled == false)
    #expect(collection.face(named: "System-Regular")?.face.isUserInstalled == false)
    let primary = FontRecipe(text: try #require(found))
    let scalars = "\u{401}".unicodeScalars
    #expect(
      collection.fallback(for: scalars, isEmoji: false, language: nil, primary: primary) == nil
    )
  }

  @Test func `a registered family completes one of the system`() throws {
    let collection = FontCollection(files: [try TinyFont(family: "System").file()])
    let bold = TinyFont(family: "System", face: "Bold", weight: 700)
    collection.replaceRegistered([try bold.file()])
    let found = collection.match(family: "System", style: FaceStyle(weight: 700))
    #expect(found?.face.names.face == "Bold")
    let system = collection.match(family: "System", style: FaceStyle(weight: 700), among: .system)
    #expect(system?.face.names.face == "Regular")
  }

  @Test func `a registered San Francisco is not the system font`() throws {
    let collection = FontCollection(files: [try TinyFont(family: "System").file()])
    collection.replaceRegistered([try TinyFont(family: "SF Pro").file()])
    let name = collection.performAsCurrent { Font.systemFont(ofSize: 17).recipe.text.face.names }
    #expect(name.family != "SF Pro")
  }

  @Test func `a collection with more files follows the one that it was made of`() throws {
    let base = FontCollection(files: [try TinyFont(family: "System").file()])
    let project = base.adding([try TinyFont(family: "Project").file()])
    let both = project.adding([try TinyFont(family: "Document").file()])
    #expect(both.familyNames == ["Document", "Project", "System"])
    let wanted = FontDescriptor(family: "Lorem", pointSize: 12)
    func name() -> String { both.performAsCurrent { Font(descriptor: wanted, size: 0).familyName } }
    let missing = name()
    base.replaceRegistered([try TinyFont(family: "Lorem").file()])
    #expect(name() == "Lorem" && both.generation == 1)
    #expect(both.familyNames == ["Document", "Lorem", "Project", "System"])
    #expect(!both.hasOwnFace(postScriptName: "Lorem-Regular"))
    base.replaceRegistered([])
    #expect(name() == missing && project.familyNames == ["Project", "System"])
  }

  @Test func `a collection is not kept alive by the one that it was made of`() throws {
    let base = FontCollection(files: [try TinyFont(family: "System").file()])
    weak let project = base.adding([try TinyFont(family: "Project").file()])
    #expect(project == nil)
    base.replaceRegistered([])
  }

  @Test func `attributes of registration tell descriptors apart and cost their hash nothing`()
    throws
  {
    let plain = FontDescriptor(family: "System", pointSize: 12)
    var registered = plain
    registered.filePath = "/fonts/System.ttf"
    registered.registrationUserInfo = "first"
    #expect(registered != plain && registered.hashValue == plain.hashValue)
    let collection = FontCollection(files: [try TinyFont(family: "System").file()])
    #expect(collection.resolve(registered) === collection.resolve(plain))
    registered.filePath = nil
    #expect(registered.registrationUserInfo == "first")
    registered.registrationUserInfo = nil
    #expect(registered == plain)
  }

  @Test func `a value that was begun before all were forgotten is not kept`() {
    let cache = Cache<Int, Int>()
    let made = cache.value(for: 1) {
      cache.forget()
      return 1
    }
    #expect(made == 1)
    #expect(cache.value(for: 1) { 2 } == 2)
    #expect(cache.value(for: 1) { 3 } == 2)
  }
}
