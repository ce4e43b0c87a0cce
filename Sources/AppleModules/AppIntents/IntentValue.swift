public import Foundation
public import UniformTypeIdentifiers

/// A type of which parameters and results of actions are.
public protocol _IntentValue: SendableMetatype {}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension URL: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension Decimal: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Measurement: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}

/// A file that is passed to an action.
public struct IntentFile: _IntentValue, Hashable, Sendable {
  /// The bytes.
  public let data: Data
  /// The name with its extension.
  public var filename: String
  /// The kind of file; nil where the name says it.
  public var type: UTType?
  /// The place of the file; nil for bytes.
  public let fileURL: URL?

  /// Creates a file from bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }

  /// Creates a file from one at a place; one that cannot be read is empty.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
    self.fileURL = fileURL
  }
}

/// An amount of money.
public struct IntentCurrencyAmount: _IntentValue, Hashable, Sendable {
  /// The amount.
  public var amount: Decimal
  /// The code of the currency.
  public var currencyCode: String

  /// Creates an amount.
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}
