// Ported source casts by force.
// swift-format-ignore-file: NeverForceUnwrap
import CoreText
import Foundation
import Testing
import UIKit

/// Source as programs for iOS have it.
///
/// That it compiles is the test of the classes below, which are not used.
@Suite("Source written for iOS") struct PortedSourceTests {
  @Test func `names, numbers and domains are Core Text's`() {
    #expect(CTFontManagerScope.user == .persistent && CTFontManagerScope.persistent.rawValue == 2)
    #expect(CTFontManagerScope.session.rawValue == 3 && CTFontManagerScope.process.rawValue == 1)
    #expect(CTFontManagerError.duplicatedName.rawValue == 305)
    #expect(
      CTFontManagerError.allCases.map(\.rawValue)
        == Array(101...107) + Array(201...203) + Array(301...307)
    )
    #expect(kCTFontManagerErrorDomain as String == "com.apple.CoreText.CTFontManagerErrorDomain")
  }

  @Test func `a descriptor of Core Text is one of UIKit`() throws {
    let descriptor = CTFontDescriptorCreateWithAttributes(
      [
        kCTFontFamilyNameAttribute: "Lorem", kCTFontNameAttribute: "Lorem-Bold",
        kCTFontURLAttribute: URL(fileURLWithPath: "/fonts/Lorem.otf"), kCTFontSizeAttribute: 15,
        kCTFontRegistrationUserInfoAttribute: "lorem 2",
        kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4],
      ] as CFDictionary
    )
    let bridged = descriptor as UIFontDescriptor
    #expect(bridged.fontAttributes[.name] as? String == "Lorem-Bold" && bridged.pointSize == 15)
    #expect(bridged.weight == .bold)
    let back = bridged as CTFontDescriptor
    let url = CTFontDescriptorCopyAttribute(back, kCTFontURLAttribute) as? URL
    #expect(url?.path == "/fonts/Lorem.otf")
    let userInfo = CTFontDescriptorCopyAttribute(back, kCTFontRegistrationUserInfoAttribute)
    #expect(userInfo as? String == "lorem 2")
    let all = CTFontDescriptorCopyAttributes(back) as NSDictionary
    #expect(all[kCTFontFamilyNameAttribute] as? String == "Lorem")
    #expect(CTFontDescriptorCreateWithAttributes(CTFontDescriptorCopyAttributes(back)) == back)
    let named = UIFontDescriptor(fontAttributes: [
      UIFontDescriptor.AttributeName(rawValue: kCTFontURLAttribute as String): NSURL(
        fileURLWithPath: "/fonts/Lorem.otf"
      )
    ])
    #expect(named != UIFontDescriptor() && named.hashValue == UIFontDescriptor().hashValue)
  }
}

// MARK: A provider

/// As a program writes it that installs the fonts of its bundle.
private final class FontInstaller: NSObject, @unchecked Sendable {
  var registered: [CTFontDescriptor] = []

  override init() {
    super.init()
    _ = NotificationCenter.default.addObserver(
      forName: NSNotification.Name(kCTFontManagerRegisteredFontsChangedNotification as String),
      object: nil,
      queue: .main
    ) { [weak self] _ in self?.reload() }
  }

  func install(_ names: [String]) {
    let urls = names.compactMap { Bundle.main.url(forResource: $0, withExtension: "ttf") }
    CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true) { errors, done in
      let errors = errors as! [CFError]
      for error in errors
      where CFErrorGetCode(error) != CTFontManagerError.alreadyRegistered.rawValue {
        let failed = (error as NSError).userInfo[kCTFontManagerErrorFontURLsKey as String] as? [URL]
        print(CFErrorCopyDescription(error) as Any, failed ?? [])
      }
      return true
    }
  }

  func uninstall(_ urls: [URL]) {
    CTFontManagerUnregisterFontURLs(urls as CFArray, .persistent) {
      (errors: CFArray, done: Bool) -> Bool in
      guard CFArrayGetCount(errors) == 0 else {
        (errors as NSArray).forEach { print($0) }
        return false
      }
      return true
    }
    CTFontManagerUnregisterFontURLs(urls as CFArray, .persistent, nil)
  }

  func installDescriptors() {
    CTFontManagerRegisterFontDescriptors(registered as CFArray, .persistent, true) {
      errors,
      done -> Bool in
      if let error = (errors as? [NSError])?.first {
        print(error.domain == kCTFontManagerErrorDomain as String, error.localizedDescription)
      }
      return !done
    }
    CTFontManagerUnregisterFontDescriptors(registered as CFArray, .process) { _, _ in true }
  }

  func installAssets() {
    let names = ["Lorem-Regular", "Ipsum"]
    CTFontManagerRegisterFontsWithAssetNames(
      names as CFArray,
      CFBundleGetMainBundle(),
      .persistent,
      true
    ) { errors, _ in
      for case let error as any Error in errors { print(error) }
      return true
    }
    CTFontManagerRegisterFontsWithAssetNames(names as CFArray, nil, .persistent, true, nil)
  }

  func registerForProcess(_ url: URL) -> Bool {
    var error: Unmanaged<CFError>?
    guard CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else {
      if let error = error?.takeRetainedValue() {
        print(CFErrorCopyFailureReason(error) as String? ?? "", CFErrorGetDomain(error) as String)
      }
      return false
    }
    return CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
  }

  func reload() {
    registered =
      CTFontManagerCopyRegisteredFontDescriptors(.persistent, true) as! [CTFontDescriptor]
    for descriptor in registered as [UIFontDescriptor] {
      let name = descriptor.object(forKey: .name) as? String ?? ""
      print(name, UIFont(descriptor: descriptor, size: 12).fontName)
    }
    let other =
      CTFontManagerCopyRegisteredFontDescriptors(.persistent, false) as? [UIFontDescriptor]
    print(
      (other ?? []).compactMap {
        CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String
      }
    )
  }
}

// MARK: A consumer

/// As a program writes it that shows documents in the fonts of others.
private final class DocumentFonts {
  private(set) var missing: Set<String> = []

  func font(named name: String, size: CGFloat) -> UIFont {
    if let font = UIFont(name: name, size: size) { return font }
    missing.insert(name)
    return UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
  }

  func requestMissing(_ completion: @escaping @Sendable ([String]) -> Void) {
    let descriptors = missing.map { UIFontDescriptor(fontAttributes: [.name: $0]) }
    CTFontManagerRequestFonts(descriptors as CFArray) { unresolved in
      let names = (unresolved as! [UIFontDescriptor]).compactMap {
        $0.fontAttributes[.name] as? String
      }
      DispatchQueue.main.async { completion(names) }
    }
    let families = ["Lorem"].map {
      CTFontDescriptorCreateWithAttributes(
        [kCTFontFamilyNameAttribute as String: $0] as CFDictionary
      )
    }
    CTFontManagerRequestFonts(families as CFArray) { (unresolvedFontDescriptors: CFArray) in
      print((unresolvedFontDescriptors as NSArray).count)
    }
  }

  func contents(of url: URL) -> [String] {
    guard
      let descriptors = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL)
        as? [CTFontDescriptor]
    else { return [] }
    return descriptors.map {
      CTFontDescriptorCopyAttribute($0, kCTFontFamilyNameAttribute) as! CFString as String
    }
  }
}
