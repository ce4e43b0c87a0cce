import CoreText
import FontManagement
import FontRegistry
import Foundation
import MadeFonts
import Synchronization
import Testing
import UIKit

@Suite("Fonts through Core Text") struct FontManagerTests {
  let scratch: Scratch
  let provider: Program

  init() throws {
    scratch = try Scratch()
    provider = try scratch.program()
  }

  private func registered(_ program: Program, enabled: Bool = true) -> [CTFontDescriptor] {
    program.run { CTFontManagerCopyRegisteredFontDescriptors(.persistent, enabled) }
      .compactMap { $0 as? CTFontDescriptor }
  }

  @Test func `what a provider registers it sees, and no other program does before it asks`()
    async throws
  {
    let url = try scratch.font(MadeFont(family: "Lorem", style: "Bold"))
    #expect(await provider.install(url).isEmpty)
    #expect(registered(provider).map(\.postScriptName) == ["Lorem-Bold"])
    #expect(registered(provider).first?.filePath == url.path)
    #expect(provider.run { UIFont(name: "Lorem-Bold", size: 12) } != nil)
    let consumer = try scratch.program("org.example.reader")
    #expect(registered(consumer).isEmpty)
    #expect(consumer.run { UIFont(name: "Lorem-Bold", size: 12) } == nil)
    #expect(
      await consumer.request("Lorem-Bold", "Ipsum-Regular", "System-Regular") == ["Ipsum-Regular"]
    )
    #expect(consumer.presented == ["Ipsum-Regular"])
    #expect(consumer.run { UIFont(name: "Lorem-Bold", size: 12) } != nil)
  }

  @Test func `a provider uses its fonts in the next run, and unregisters them by descriptor`()
    async throws
  {
    _ = await provider.install(try scratch.font(MadeFont(family: "Lorem")))
    let next = try scratch.program()
    let descriptors = registered(next)
    #expect(next.run { UIFont(name: "Lorem-Regular", size: 12) } != nil)
    let errors = await next.errors {
      CTFontManagerUnregisterFontDescriptors(descriptors as CFArray, .persistent, $0)
    }
    #expect(errors.isEmpty && registered(next).isEmpty)
    #expect(next.run { UIFont(name: "Lorem-Regular", size: 12) } == nil)
  }

  @Test func `a disabled descriptor is only known until it is enabled`() async throws {
    let url = try scratch.font(MadeFont(family: "Lorem"))
    let descriptor = CTFontDescriptorCreateWithAttributes(
      [
        kCTFontURLAttribute: url, kCTFontRegistrationUserInfoAttribute: "lorem 2",
      ] as CFDictionary
    )
    func register(_ descriptor: CTFontDescriptor, enabled: Bool) async -> [CFError] {
      await provider.errors {
        CTFontManagerRegisterFontDescriptors([descriptor] as CFArray, .persistent, enabled, $0)
      }
    }
    #expect(await register(descriptor, enabled: false).isEmpty)
    #expect(registered(provider).isEmpty)
    let known = try #require(registered(provider, enabled: false).first)
    #expect(known.registrationUserInfo == "lorem 2")
    let named = CTFontDescriptorCreateWithNameAndSize("Lorem-Regular", 0)
    #expect(await register(named, enabled: true).isEmpty)
    #expect(registered(provider).map(\.postScriptName) == ["Lorem-Regular"])
  }

  @Test func `fonts come from an asset catalog by name`() async throws {
    let set = "App.resources/Fonts.xcassets/Lorem-Regular.dataset/"
    try scratch.file(set + "lorem.ttf", MadeFont(family: "Lorem").bytes)
    try scratch.file(
      set + "Contents.json",
      Array(#"{"data": [{"filename": "lorem.ttf", "idiom": "universal"}]}"#.utf8)
    )
    let bundle = try #require(Bundle(path: scratch.path + "/App.resources"))
    let errors = await provider.errors {
      CTFontManagerRegisterFontsWithAssetNames(
        ["Lorem-Regular", "Ipsum"] as CFArray,
        bundle,
        .persistent,
        true,
        $0
      )
    }
    #expect(errors.map(CFErrorGetCode) == [CTFontManagerError.assetNotFound.rawValue])
    #expect(errors.first?.userInfo[kCTFontManagerErrorFontAssetNameKey] as? [String] == ["Ipsum"])
    #expect(registered(provider).map(\.postScriptName) == ["Lorem-Regular"])
  }

  @Test func `a handler that returns false cancels`() async throws {
    let urls = [
      URL(fileURLWithPath: scratch.path + "/none.ttf"), try scratch.font(MadeFont(family: "Lorem")),
    ]
    let calls = Mutex(0)
    await withCheckedContinuation { continuation in
      provider.run {
        CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true) { _, _ in
          calls.withLock { $0 += 1 }
          return false
        }
        // Calls are carried out in their order.
        CTFontManagerRegisterFontURLs([], .persistent, true) { _, done in
          if done { continuation.resume() }
          return true
        }
      }
    }
    #expect(calls.withLock { $0 } == 1 && registered(provider).isEmpty)
  }

  @Test func `descriptors of a file are made without registering it`() throws {
    let fonts = [MadeFont(family: "Lorem"), MadeFont(family: "Lorem", style: "Bold")]
    let bytes = MadeFont.collection(fonts)
    let url = try scratch.file("Lorem.ttc", bytes)
    let made = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as? [CTFontDescriptor]
    #expect(made?.map(\.postScriptName) == ["Lorem-Regular", "Lorem-Bold"])
    #expect(made?.first?.filePath == url.path)
    #expect(CTFontManagerCreateFontDescriptorsFromData(Data(bytes)).count == 2)
    #expect(CTFontManagerCreateFontDescriptorFromData(Data([1, 2, 3])) == nil)
    #expect(CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: "/none.ttf")) == nil)
    #expect(provider.run { CTFontManagerCopyAvailableFontFamilyNames() } as? [String] == ["System"])
  }

  @Test func `a file is registered before the synchronous call returns`() throws {
    let url = try scratch.font(MadeFont(family: "Lorem"))
    provider.run {
      #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
      #expect(UIFont(name: "Lorem-Regular", size: 12) != nil)
      var error: Unmanaged<CFError>?
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
      #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
      #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
      #expect(UIFont(name: "Lorem-Regular", size: 12) == nil)
    }
  }

  // The main queue is shared with all tests of views, which may be before it.
  @Test(.timeLimit(.minutes(10)))
  func `a change by another program is notified on the main queue`() async throws {
    let consumer = try scratch.program("org.example.reader")
    let name = consumer.run {
      NSNotification.Name(kCTFontManagerRegisteredFontsChangedNotification)
    }
    let path = scratch.path
    let mainQueue = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
    await confirmation { confirm in
      let (posted, post) = AsyncStream.makeStream(of: Bool.self)
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil)
      {
        _ in
        // Other tests post too.
        let isOwn = FileManager.default.fileExists(atPath: path + "/registry/current")
        if isOwn { post.yield(DispatchQueue.getSpecific(key: mainQueue) == true) }
      }
      let font = try? scratch.font(MadeFont(family: "Lorem"))
      _ = await provider.install(font ?? URL(fileURLWithPath: "/"))
      var iterator = posted.makeAsyncIterator()
      #expect(await iterator.next() == true)
      NotificationCenter.default.removeObserver(observer)
      confirm()
    }
  }

  @Test func `Several files are registered at once, and those that cannot are named`() throws {
    let url = try scratch.font(MadeFont(family: "Dolor", style: "Bold"))
    let missing = url.deletingLastPathComponent().appendingPathComponent("none.ttf")
    var errors: Unmanaged<NSArray>?
    let areRegistered = provider.run {
      CTFontManagerRegisterFontsForURLs([url, missing] as CFArray, .process, &errors)
    }
    #expect(!areRegistered)
    #expect(errors?.takeRetainedValue().count == 1)
    #expect(provider.run { UIFont(name: "Dolor-Bold", size: 12) } != nil)
    #expect(
      provider.run { CTFontManagerUnregisterFontsForURLs([url] as CFArray, .process, nil) }
    )
    #expect(provider.run { UIFont(name: "Dolor-Bold", size: 12) } == nil)
  }
}
