import FontManagement
import FontRegistry
public import Foundation

/// Registers font files, beside the caller.
///
/// ```swift
/// CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true) { errors, done in
///   for error in errors as? [CFError] ?? [] { print(error.localizedDescription) }
///   return true
/// }
/// ```
///
/// The files are copied, so they may be moved or changed afterwards. In the scopes
/// ``CTFontManagerScope/persistent`` and ``CTFontManagerScope/session`` the user is asked once.
///
/// - Parameters:
///   - fontURLs: The addresses of fonts and collections of fonts.
///   - scope: The scope.
///   - enabled: Whether the fonts are enabled; otherwise they are only known.
///   - registrationHandler: Called with errors as they are found, and with `done` at the end, on a
///     queue of its own. An empty array means no errors. Return false to stop.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  register(CallerItems(fontURLs, .urls), scope, enabled, registrationHandler)
}

/// Unregisters font files that this program has registered, beside the caller.
///
/// - Parameters:
///   - fontURLs: The addresses from which the fonts were registered.
///   - scope: The scope in which they were registered.
///   - registrationHandler: As for ``CTFontManagerRegisterFontURLs(_:_:_:_:)``.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  unregister(CallerItems(fontURLs, .urls), scope, registrationHandler)
}

/// Registers fonts by descriptors, beside the caller.
///
/// ``kCTFontURLAttribute`` names the file, ``kCTFontNameAttribute`` or ``kCTFontFamilyNameAttribute`` a
/// face of it, and ``kCTFontRegistrationUserInfoAttribute`` a text by which the font can be asked for.
/// A font that is known and not enabled needs no address.
///
/// - Parameters:
///   - fontDescriptors: The descriptors.
///   - scope: The scope.
///   - enabled: Whether the fonts are enabled; otherwise they are only known.
///   - registrationHandler: As for ``CTFontManagerRegisterFontURLs(_:_:_:_:)``.
public func CTFontManagerRegisterFontDescriptors(
  _ fontDescriptors: CFArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  register(CallerItems(fontDescriptors, .descriptors), scope, enabled, registrationHandler)
}

/// Unregisters fonts that this program has registered, beside the caller.
///
/// - Parameters:
///   - fontDescriptors: The descriptors of the fonts, such as those of
///     ``CTFontManagerCopyRegisteredFontDescriptors(_:_:)``.
///   - scope: The scope in which they were registered.
///   - registrationHandler: As for ``CTFontManagerRegisterFontURLs(_:_:_:_:)``.
public func CTFontManagerUnregisterFontDescriptors(
  _ fontDescriptors: CFArray,
  _ scope: CTFontManagerScope,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  unregister(CallerItems(fontDescriptors, .descriptors), scope, registrationHandler)
}

/// Registers fonts of an asset catalog by their names, beside the caller.
///
/// The catalog is a folder `….xcassets` as Xcode has it, among the resources of the bundle; it is not
/// compiled. A font is a data set with its name, and is read when it is asked for.
///
/// - Parameters:
///   - fontAssetNames: The names.
///   - bundle: The bundle; `nil` for that of the program.
///   - scope: The scope.
///   - enabled: Whether the fonts are enabled; otherwise they are only known.
///   - registrationHandler: As for ``CTFontManagerRegisterFontURLs(_:_:_:_:)``.
public func CTFontManagerRegisterFontsWithAssetNames(
  _ fontAssetNames: CFArray,
  _ bundle: CFBundle?,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  register(
    CallerItems(fontAssetNames, .assetNames),
    scope,
    enabled,
    assets: FontAssets(in: bundle ?? .main),
    registrationHandler
  )
}

private func register(
  _ caller: CallerItems,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  assets: FontAssets? = nil,
  _ handler: ((CFArray, Bool) -> Bool)?
) {
  var environment = FontWork.environment()
  if let assets { environment.provider.assets = assets }
  let (manager, provider, consent) = (
    environment.manager, environment.provider, environment.consent
  )
  FontWork.enqueue {
    let call = CallerProgress(caller, handler)
    manager.register(
      FontRegistration(caller.items, scope: FontScope(scope), isEnabled: enabled),
      by: provider,
      consent: consent,
      progress: { call($0, $1) }
    )
  }
}

private func unregister(
  _ caller: CallerItems,
  _ scope: CTFontManagerScope,
  _ handler: ((CFArray, Bool) -> Bool)?
) {
  let environment = FontWork.environment()
  let (manager, provider) = (environment.manager, environment.provider)
  FontWork.enqueue {
    let call = CallerProgress(caller, handler)
    manager.unregister(
      caller.items,
      in: FontScope(scope),
      by: provider,
      progress: { call($0, $1) }
    )
  }
}

extension FontAssets {
  /// The first asset catalog among the resources of a bundle.
  fileprivate init?(in bundle: Bundle) {
    guard let folder = bundle.resourceURL,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      let name = names.sorted().first(where: { $0.hasSuffix(".xcassets") })
    else { return nil }
    self.init(folder: folder.appendingPathComponent(name).path)
  }
}
