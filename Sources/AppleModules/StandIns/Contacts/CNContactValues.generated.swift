// Written by Scripts/generate-tables from Reference/apple-modules/Contacts.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A telephone number.
open class CNPhoneNumber: NSObject {
  /// The digits as they were written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// A place that letters are sent to.
open class CNPostalAddress: NSObject {
  /// The street.
  open var street: String { "" }
  /// The part of the town.
  open var subLocality: String { "" }
  /// The town.
  open var city: String { "" }
  /// The state.
  open var state: String { "" }
  /// The postal code.
  open var postalCode: String { "" }
  /// The country.
  open var country: String { "" }
  /// The country by its two letters.
  open var isoCountryCode: String { "" }
}
