public import Foundation
public import HeadlessUIKit

/// Makes a font that was made of bytes usable by its name in this program, before the call returns.
///
/// Bytes in memory are written into a temporary file, because fonts are registered as files here.
///
/// - Parameters:
///   - font: A font from a `CGDataProvider`; a font by name gives the error
///     ``CTFontManagerError/insufficientInfo``.
///   - error: Receives the error of a font that was not registered; release it with
///     `takeRetainedValue()`.
/// - Returns: Whether the font was registered.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  GraphicsFontFile.pass(font, error, to: CTFontManagerRegisterFontsForURL)
}

/// Takes a font that was registered from bytes back, before the call returns.
///
/// - Parameters:
///   - font: The font.
///   - error: Receives the error of a font that was not registered; release it with
///     `takeRetainedValue()`.
/// - Returns: Whether the font was taken back.
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  GraphicsFontFile.pass(font, error, to: CTFontManagerUnregisterFontsForURL)
}

/// The file of a font that was made of bytes.
private enum GraphicsFontFile {
  typealias ErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>

  /// Calls the function for files with the file of the font, in this program.
  static func pass(
    _ font: CGFont,
    _ error: ErrorPlace?,
    to change: (CFURL, CTFontManagerScope, ErrorPlace?) -> Bool
  ) -> Bool {
    guard let url = url(of: font) else {
      error?.pointee = Unmanaged.passRetained(noBytes)
      return false
    }
    return change(url, .process, error)
  }

  private static var noBytes: CFError {
    NSError(
      domain: kCTFontManagerErrorDomain,
      code: CTFontManagerError.insufficientInfo.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "The font was made by its name and has no bytes to register.",
        NSLocalizedRecoverySuggestionErrorKey: "Make it from a CGDataProvider.",
      ]
    )
  }

  private static func url(of font: CGFont) -> URL? {
    guard let provider = font.provider else { return nil }
    if let url = provider.fileURL { return url }
    let name = "\(font.postScriptName ?? "Font")-\(ProcessInfo.processInfo.processIdentifier).ttf"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    guard (try? provider.contents.write(to: url, options: .atomic)) != nil else { return nil }
    return url
  }
}
