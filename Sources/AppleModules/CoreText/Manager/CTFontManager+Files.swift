import FontManagement
import FontRegistry
public import Foundation

/// Registers a font file, before the call returns.
///
/// - Parameters:
///   - fontURL: The address of a font or a collection of fonts.
///   - scope: The scope.
///   - error: Receives the error of a font that was not registered; release it with
///     `takeRetainedValue()`.
/// - Returns: Whether the font was registered.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  change(fontURL, error) { environment, items in
    environment.manager.register(
      FontRegistration(items, scope: FontScope(scope)),
      by: environment.provider,
      consent: environment.consent
    )
  }
}

/// Unregisters a font file that this program has registered, before the call returns.
///
/// - Parameters:
///   - fontURL: The address from which the font was registered.
///   - scope: The scope.
///   - error: Receives the error of a font that was not unregistered; release it with
///     `takeRetainedValue()`.
/// - Returns: Whether the font was unregistered.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  change(fontURL, error) { environment, items in
    environment.manager.unregister(items, in: FontScope(scope), by: environment.provider)
  }
}

/// Registers font files, before the call returns.
///
/// - Parameters:
///   - fontURLs: The addresses of fonts or collections of fonts.
///   - scope: The scope.
///   - errors: Receives the errors of fonts that were not registered; release them with `takeRetainedValue()`.
/// - Returns: Whether all fonts were registered.
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  changeAll(fontURLs, errors) { CTFontManagerRegisterFontsForURL($0, scope, $1) }
}

/// Unregisters font files that this program has registered, before the call returns.
///
/// - Parameters:
///   - fontURLs: The addresses from which the fonts were registered.
///   - scope: The scope.
///   - errors: Receives the errors of fonts that were not unregistered; release them with `takeRetainedValue()`.
/// - Returns: Whether all fonts were unregistered.
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  changeAll(fontURLs, errors) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
}

private func changeAll(
  _ fontURLs: CFArray,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?,
  _ change: (URL, UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
) -> Bool {
  var found: [CFError] = []
  var areChanged = true
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var error: Unmanaged<CFError>?
    if change(url, &error) { continue }
    areChanged = false
    if let fault = error?.takeRetainedValue() { found.append(fault) }
  }
  if !found.isEmpty { errors?.pointee = Unmanaged.passRetained(NSArray(array: found)) }
  return areChanged
}

private func change(
  _ fontURL: CFURL,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ body: (FontEnvironment, [FontItem]) -> FontRegistrationResult
) -> Bool {
  let caller = CallerItems([fontURL], .urls)
  let result = body(FontWork.environment(), caller.items)
  if let first = caller.errors(result.errors).first as? CFError {
    error?.pointee = Unmanaged.passRetained(first)
  }
  return result.errors.isEmpty
}

/// Returns descriptors of the faces of a font file, which is not registered by it.
///
/// - Parameter fileURL: The address of the file.
/// - Returns: The descriptors, with the address; `nil` for a file that cannot be registered.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard fileURL.isFileURL, let file = try? FontFile(path: fileURL.path) else { return nil }
  let descriptors = descriptors(of: file, path: fileURL.path)
  return descriptors.isEmpty ? nil : descriptors
}

/// Returns descriptors of the faces of a font in memory.
///
/// - Parameter data: The contents of a font file.
/// - Returns: The descriptors; none for data that is not a font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  (try? FontFile(bytes: Array(data))).map { descriptors(of: $0, path: nil) } ?? []
}

/// Returns a descriptor of the first face of a font in memory.
///
/// - Parameter data: The contents of a font file.
/// - Returns: The descriptor; `nil` for data that is not a font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  CTFontManagerCreateFontDescriptorsFromData(data).first as? CTFontDescriptor
}

private func descriptors(of file: FontFile, path: String?) -> [CTFontDescriptor] {
  (0..<file.faceCount).compactMap { try? FontFace(file: file, index: $0).names }.map { names in
    var descriptor = CTFontDescriptor(
      family: names.family,
      face: names.face,
      postScriptName: names.postScript
    )
    descriptor.filePath = path
    return descriptor
  }
}

/// Returns the names of the families that this process can use, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  _ = FontWork.environment()
  return FontCollection.current.familyNames
}

/// Returns the PostScript names of the faces that this process can use, sorted.
///
/// - Complexity: Opens the files of all families.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  _ = FontWork.environment()
  return Set(FontCollection.current.familyNames.flatMap(Font.fontNames(forFamilyName:))).sorted()
}
