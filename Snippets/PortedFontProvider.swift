// The examples of the documentation of CoreText. They install fonts, so the check compiles them only.

import CoreText
import Dispatch
import FontRegistry
import Foundation
import UIKit

guard CommandLine.arguments.count > 1 else { exit(0) }

let urls = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
let missing = ["Example-Bold"]

func show(_ error: CFError) {}
@Sendable func reload() {}

FontEnvironment.application.provider = FontProvider(
  identifier: "com.example.type",
  entitlements: [.installFonts, .useInstalledFonts],
  folders: ["/opt/example/fonts"]
)

CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true) { errors, done in
  for error in errors as? [CFError] ?? [] { print(error.localizedDescription) }
  return true
}

CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true) { errors, done in
  for error in errors as? [CFError] ?? [] { show(error) }
  return true
}

let descriptors = missing.map { UIFontDescriptor(fontAttributes: [.name: $0]) }
CTFontManagerRequestFonts(descriptors as CFArray) { unresolved in
  DispatchQueue.main.async { reload() }
}

let observer = NotificationCenter.default.addObserver(
  forName: NSNotification.Name(kCTFontManagerRegisteredFontsChangedNotification as String),
  object: nil,
  queue: .main
) { _ in reload() }
