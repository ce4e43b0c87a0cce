public import Foundation

extension NSString {
  /// Returns a text of a format with the numbers of the current locale.
  public static func localizedStringWithFormat(
    _ format: NSString,
    _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }
}
