import CoreText
import FontManagement
import FontRegistry
import Foundation
import MadeFonts
import Testing

/// Each code, brought about through Core Text's functions.
@Suite("Errors through Core Text") struct ErrorTests {
  let scratch: Scratch
  let provider: Program
  let lorem: URL

  init() throws {
    scratch = try Scratch()
    provider = try scratch.program()
    lorem = try scratch.font(MadeFont(family: "Lorem"))
  }

  private func codes(
    _ urls: [URL],
    _ scope: CTFontManagerScope = .persistent,
    by program: Program? = nil
  ) async -> [CTFontManagerError?] {
    await (program ?? provider).errors {
      CTFontManagerRegisterFontURLs(urls as CFArray, scope, true, $0)
    }.map { CTFontManagerError(rawValue: $0.code) }
  }

  @Test func `an error names its domain, its font, the reason and the remedy`() async throws {
    let none = URL(fileURLWithPath: scratch.path + "/none.ttf")
    let errors = await provider.install(lorem, none)
    let error = try #require(errors.first)
    #expect(errors.count == 1 && error.domain == kCTFontManagerErrorDomain as String)
    #expect(error.code == CTFontManagerError.fileNotFound.rawValue)
    #expect(error.userInfo[kCTFontManagerErrorFontURLsKey] as? [URL] == [none])
    #expect(error.localizedDescription == "There is no file at the path.")
    #expect(error.localizedRecoverySuggestion == "Check the spelling of the path.")
  }

  @Test func `101 to 104 are files that cannot be fonts`() async throws {
    let restricted = try scratch.font(MadeFont(family: "Ipsum", rights: 2))
    let suitcase = try scratch.file("suitcase.ttf", [0, 0, 1, 0] + Array(repeating: 0, count: 300))
    let bytes = MadeFont(family: "Dolor").bytes
    let damaged = try scratch.file("damaged.ttf", Array(bytes.prefix(bytes.count / 2)))
    let none = URL(fileURLWithPath: scratch.path + "/none.ttf")
    #expect(await codes([none]) == [.fileNotFound])
    #expect(await codes([restricted]) == [.insufficientPermissions])
    #expect(await codes([suitcase]) == [.unrecognizedFormat])
    #expect(await codes([damaged]) == [.invalidFontData])
  }

  @Test func `105 to 107 are fonts too many and fonts that are not there`() async throws {
    #expect(await codes([lorem, lorem]) == [.alreadyRegistered])
    let small = try scratch.program("org.example.small", limits: RegistryLimits(fileCount: 0))
    let ipsum = try scratch.font(MadeFont(family: "Ipsum"))
    #expect(await codes([ipsum], by: small) == [.exceededResourceLimit])
    let errors = await provider.errors {
      CTFontManagerRegisterFontsWithAssetNames(["Lorem"] as CFArray, nil, .persistent, true, $0)
    }
    #expect(errors.map(\.code) == [CTFontManagerError.assetNotFound.rawValue])
  }

  @Test func `201 to 203 are fonts that cannot be removed`() async throws {
    func unregister(_ name: String, by program: Program? = nil) async -> [Int] {
      let descriptor = CTFontDescriptorCreateWithNameAndSize(name, 0)
      return await (program ?? provider).errors {
        CTFontManagerUnregisterFontDescriptors([descriptor] as CFArray, .persistent, $0)
      }.map(\.code)
    }
    #expect(await unregister("Lorem-Regular") == [CTFontManagerError.notRegistered.rawValue])
    #expect(await unregister("System-Regular") == [CTFontManagerError.systemRequired.rawValue])
    _ = await provider.install(lorem)
    let other = try scratch.program("org.example.other", limits: RegistryLimits(patience: 50))
    #expect(
      await unregister("Lorem-Regular", by: other) == [CTFontManagerError.notRegistered.rawValue]
    )
    let impatient = try scratch.program(limits: RegistryLimits(patience: 50))
    let lock = open(scratch.path + "/registry/lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    #expect(await unregister("Lorem-Regular", by: impatient) == [CTFontManagerError.inUse.rawValue])
  }

  @Test func `301 is a registry that cannot be written`() async throws {
    try scratch.file("registry", [])
    #expect(await codes([lorem]) == [.registrationFailed])
  }

  @Test func `302 is a program without the right to install`() async throws {
    var program = provider
    program.environment.provider.entitlements = []
    #expect(await codes([lorem], by: program) == [.missingEntitlement])
    #expect(await program.request("Lorem-Regular", "System-Regular") == ["Lorem-Regular"])
    #expect(program.presented.isEmpty)
  }

  @Test func `303 is a descriptor that means no file`() async throws {
    let items: [Any] = [CTFontDescriptorCreateWithNameAndSize("Lorem-Regular", 0), 12]
    let errors = await provider.errors {
      CTFontManagerRegisterFontDescriptors(items as CFArray, .persistent, true, $0)
    }
    #expect(errors.map(\.code) == [303, 303])
    let named = errors.first?.userInfo[kCTFontManagerErrorFontDescriptorsKey] as? [CTFontDescriptor]
    #expect(named?.map(\.postScriptName) == ["Lorem-Regular"])
  }

  @Test func `304 to 307 are refusals`() async throws {
    let denied = try scratch.program(consent: .denied)
    #expect(await codes([lorem], by: denied) == [.cancelledByUser])
    #expect(await codes([try scratch.font(MadeFont(family: "System"))]) == [.duplicatedName])
    let remote = try #require(URL(string: "https://example.org/Lorem.ttf"))
    #expect(
      await codes([remote, URL(fileURLWithPath: scratch.path)]) == [
        .invalidFilePath, .invalidFilePath,
      ]
    )
    #expect(await codes([lorem], .session) == [.unsupportedScope])
    #expect(await codes([lorem], .none) == [.unsupportedScope])
  }
}
