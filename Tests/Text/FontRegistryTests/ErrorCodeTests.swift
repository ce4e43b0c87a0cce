import FontManagement
import FontRegistry
import Foundation
import MadeFonts
import Testing

/// Each kind of error that Core Text numbers, brought about by what a caller does.
@Suite("Error codes") struct ErrorCodeTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func errors(
    _ items: [FontItem],
    _ scope: FontScope = .persistent,
    by provider: FontProvider = .foundry,
    in registry: FontManager? = nil,
    consent: FontConsent = .granted
  ) throws -> [FontRegistryError.Code] {
    let registry = try registry ?? scratch.registry(system: [MadeFont(family: "System")])
    return registry.register(FontRegistration(items, scope: scope), by: provider, consent: consent)
      .errors.map(\.code)
  }

  @Test func `the numbers are those of Core Text, each with a sentence of its own`() {
    let codes = FontRegistryError.Code.allCases
    #expect(codes.map(\.rawValue) == Array(101...107) + Array(201...203) + Array(301...307))
    #expect(Set(codes.map(\.sentence)).count == codes.count)
  }

  @Test func `101 is a file that is not there`() throws {
    #expect(try errors([.file(scratch.path + "/none.ttf")]) == [.fileNotFound])
  }

  /// A file from which fewer bytes come than it says; permissions do not stop an administrator.
  private static let unreadable = "/sys/kernel/mm/transparent_hugepage/enabled"

  @Test(.enabled(if: geteuid() != 0 || FileManager.default.fileExists(atPath: unreadable)))
  func `102 is a file that cannot be read`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let file = geteuid() == 0 ? Self.unreadable : path
    #expect(try errors([.file(file)]) == [.insufficientPermissions])
  }

  @Test func `102 is a font that may not be shared`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem", rights: 2))
    #expect(try errors([.file(path)]) == [.insufficientPermissions])
    #expect(try errors([.file(path)], .process) == [])
    let registry = try scratch.registry()
    let licensed = FontRegistration([.file(path)], scope: .persistent, hasLicense: true)
    #expect(registry.register(licensed, by: .foundry, consent: .granted).errors.isEmpty)
  }

  @Test(arguments: ["wOFF", "wOF2", "%!PS", "typ1", "\0\0\u{1}\0"])
  func `103 is a format that is not accepted, whatever the file is called`(magic: String) throws {
    let bytes = Array(magic.utf8) + MadeFont(family: "Lorem").bytes.dropFirst(4)
    let path = try scratch.file("font.ttf", bytes)
    #expect(try errors([.file(path)]) == [.unrecognizedFormat])
  }

  @Test func `104 is a font that is damaged`() throws {
    let bytes = MadeFont(family: "Lorem").bytes
    let path = try scratch.file("font.ttf", Array(bytes.prefix(bytes.count / 2)))
    #expect(try errors([.file(path)]) == [.invalidFontData])
  }

  @Test func `105 is a font that is registered already`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let registry = try scratch.registry()
    #expect(try errors([.file(path), .file(path)], in: registry) == [.alreadyRegistered])
    #expect(try errors([.file(path)], in: registry) == [.alreadyRegistered])
    try scratch.file("Lorem-Regular.ttf", MadeFont(family: "Ipsum").bytes)
    #expect(try errors([.file(path)], in: registry) == [.alreadyRegistered])
  }

  @Test func `106 is a provider with too many fonts`() throws {
    let paths = try ["Lorem", "Ipsum"].map { try scratch.font(MadeFont(family: $0)) }
    let registry = try scratch.registry(limits: RegistryLimits(fileCount: 1))
    #expect(try errors(paths.map { .file($0) }, in: registry) == [.exceededResourceLimit])
    let small = try scratch.registry(limits: RegistryLimits(byteCount: 100))
    #expect(try errors([.file(paths[0])], .process, in: small) == [.exceededResourceLimit])
  }

  @Test func `107 is an asset that the provider does not have`() throws {
    #expect(try errors([.asset("Lorem-Regular")]) == [.assetNotFound])
  }

  @Test func `201 is a font that the provider has not registered`() throws {
    let registry = try scratch.registry()
    let items: [FontItem] = [.file("/none.ttf"), .descriptor(FontReference(family: "None"))]
    let result = registry.unregister(items, in: .persistent, by: .foundry)
    #expect(result.errors.map(\.code) == [.notRegistered, .notRegistered])
  }

  @Test func `202 is a registry that another program keeps`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let registry = try scratch.registry(limits: RegistryLimits(patience: 50))
    registry.install(path)
    let lock = open(scratch.path + "/registry/lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    let result = registry.unregister([.file(path)], in: .persistent, by: .foundry)
    #expect(result.errors.map(\.code) == [.inUse])
    let other = try scratch.font(MadeFont(family: "Ipsum"))
    #expect(try errors([.file(other)], in: registry) == [.registrationFailed])
    #expect(try registry.fonts().count == 1)
  }

  @Test func `203 is a font of the system`() throws {
    let registry = try scratch.registry(system: [MadeFont(family: "System")])
    let item = FontItem.descriptor(FontReference(postScriptName: "System-Regular"))
    let result = registry.unregister([item], in: .persistent, by: .foundry)
    #expect(result.errors.map(\.code) == [.systemRequired])
  }

  @Test func `301 is a registry that cannot be written or read`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    try scratch.file("registry", [])
    #expect(try errors([.file(path)]) == [.registrationFailed])
    try FileManager.default.removeItem(atPath: scratch.path + "/registry")
    let registry = try scratch.registry()
    registry.install(path)
    let document = try #require(scratch.names(in: "registry/generations").first)
    try scratch.file("registry/generations/\(document)/registry.json", Array("{".utf8))
    let error = #expect(throws: FontRegistryError.self) { try registry.fonts() }
    #expect(error?.code == .registrationFailed)
    #expect(try errors([.file(path)]) == [.registrationFailed])
  }

  @Test func `302 is a program that has not declared its rights`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let provider = FontProvider(identifier: "org.example", entitlements: [])
    #expect(try errors([.file(path)], by: provider) == [.missingEntitlement])
    #expect(try errors([.file(path)], .process, by: provider) == [])
    let registry = try scratch.registry()
    let error = #expect(throws: FontRegistryError.self) {
      try registry.request([FontReference(family: "Lorem")], by: provider)
    }
    #expect(error?.code == .missingEntitlement)
  }

  @Test func `303 is a descriptor that means no font`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let items: [FontReference] = [
      FontReference(), FontReference(family: "Lorem"), FontReference(path: path, family: "Ipsum"),
    ]
    let codes = try errors(items.map { .descriptor($0) })
    #expect(codes == [.insufficientInfo, .insufficientInfo, .insufficientInfo])
    #expect(try errors([], by: FontProvider(identifier: "")) == [.insufficientInfo])
  }

  @Test func `304 is a person or a program that says no`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    #expect(try errors([.file(path)], consent: .denied) == [.cancelledByUser])
  }

  @Test func `305 is a name that the system, another provider or another file has`() throws {
    let registry = try scratch.registry(system: [MadeFont(family: "System")])
    let system = try scratch.font(MadeFont(family: "System"))
    #expect(try errors([.file(system)], in: registry) == [.duplicatedName])
    registry.install(try scratch.font(MadeFont(family: "Lorem")))
    let second = try scratch.file("second.ttf", MadeFont(family: "Lorem", rights: 8).bytes)
    for provider in [FontProvider.foundry, .other] {
      for scope in [FontScope.persistent, .session] {
        #expect(try errors([.file(second)], scope, by: provider, in: registry) == [.duplicatedName])
      }
    }
    #expect(try errors([.file(second)], .process, in: registry) == [.duplicatedName])
    let known = registry.install(second, by: .other, isEnabled: false)
    #expect(known.errors.isEmpty)
  }

  // 105 is the same address again, 305 another file with the PostScript name: RevenueCat/purchases-ios#7396.
  @Test(arguments: [FontScope.process, .persistent])
  func `a copy at another path is a second font of the name`(scope: FontScope) throws {
    let registry = try scratch.registry()
    let bytes = MadeFont(family: "Lorem").bytes
    let (face, copy) = (try scratch.file("Face.ttf", bytes), try scratch.file("Copy.ttf", bytes))
    #expect(try errors([.file(face)], scope, in: registry) == [])
    #expect(try errors([.file(face)], scope, in: registry) == [.alreadyRegistered])
    #expect(try errors([.file(copy)], scope, in: registry) == [.duplicatedName])
    #expect(try registry.fonts().map(\.source) == [face])
  }

  @Test func `a program registers fonts that it brings along though this machine has them`() throws
  {
    let registry = try scratch.registry(system: [MadeFont(family: "System")])
    let bundled = try scratch.font(MadeFont(family: "System"))
    #expect(try errors([.file(bundled)], .process, in: registry) == [])
    #expect(try errors([.file(bundled)], .process, in: registry) == [.alreadyRegistered])
    #expect(try errors([.file(bundled)], .persistent, in: registry) == [.duplicatedName])
    registry.install(try scratch.font(MadeFont(family: "Lorem")), by: .other)
    let own = try scratch.file("Own.ttf", MadeFont(family: "Lorem", rights: 8).bytes)
    #expect(try errors([.file(own)], .process, in: registry) == [])
  }

  @Test func `306 is a path from which no font comes`() throws {
    let registry = try scratch.registry()
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let font = try #require(registry.install(path).fonts.first)
    let stored = try #require(registry.path(of: font))
    let bundled = FontProvider(identifier: "org.example", folders: [scratch.path + "/bundle"])
    #expect(try errors([.file("Lorem.ttf")]) == [.invalidFilePath])
    #expect(try errors([.file(scratch.path)]) == [.invalidFilePath])
    #expect(try errors([.file(stored)], in: registry) == [.invalidFilePath])
    #expect(try errors([.file(path)], by: bundled) == [.invalidFilePath])
  }

  @Test func `307 is a scope without a folder`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let registry = FontManager(
      folders: RegistryFolders(persistent: nil, session: nil, fontconfig: nil),
      collection: FontCollection(files: []),
      sanitizer: nil
    )
    for scope in [FontScope.none, .persistent, .session] {
      #expect(try errors([.file(path)], scope, in: registry) == [.unsupportedScope])
    }
  }
}
