internal import CPoppler
internal import CRsvg

/// The errors of GLib's libraries.
enum GLibError {
  /// Takes the text of an error and frees it.
  static func message(_ error: inout UnsafeMutablePointer<GError>?) -> String {
    defer { g_clear_error(&error) }
    guard let text = error?.pointee.message else { return "a file that cannot be read" }
    return String(String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
