// Written by Scripts/generate-tables from Reference/apple-modules/Contacts.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The name of a part of a contact.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}

/// The name of the part `identifier`.
public let CNContactIdentifierKey: String = "identifier"

/// The name of the part `namePrefix`.
public let CNContactNamePrefixKey: String = "namePrefix"

/// The name of the part `givenName`.
public let CNContactGivenNameKey: String = "givenName"

/// The name of the part `middleName`.
public let CNContactMiddleNameKey: String = "middleName"

/// The name of the part `familyName`.
public let CNContactFamilyNameKey: String = "familyName"

/// The name of the part `nameSuffix`.
public let CNContactNameSuffixKey: String = "nameSuffix"

/// The name of the part `nickname`.
public let CNContactNicknameKey: String = "nickname"

/// The name of the part `organizationName`.
public let CNContactOrganizationNameKey: String = "organizationName"

/// The name of the part `departmentName`.
public let CNContactDepartmentNameKey: String = "departmentName"

/// The name of the part `jobTitle`.
public let CNContactJobTitleKey: String = "jobTitle"

/// The name of the part `birthday`.
public let CNContactBirthdayKey: String = "birthday"

/// The name of the part `note`.
public let CNContactNoteKey: String = "note"

/// The name of the part `imageData`.
public let CNContactImageDataKey: String = "imageData"

/// The name of the part `thumbnailImageData`.
public let CNContactThumbnailImageDataKey: String = "thumbnailImageData"

/// The name of the part `imageDataAvailable`.
public let CNContactImageDataAvailableKey: String = "imageDataAvailable"

/// The name of the part `contactType`.
public let CNContactTypeKey: String = "contactType"

/// The name of the part `phoneNumbers`.
public let CNContactPhoneNumbersKey: String = "phoneNumbers"

/// The name of the part `emailAddresses`.
public let CNContactEmailAddressesKey: String = "emailAddresses"

/// The name of the part `postalAddresses`.
public let CNContactPostalAddressesKey: String = "postalAddresses"

/// The name of the part `urlAddresses`.
public let CNContactUrlAddressesKey: String = "urlAddresses"

/// The use: home.
public let CNLabelHome: String = "_$!<Home>!$_"

/// The use: work.
public let CNLabelWork: String = "_$!<Work>!$_"

/// The use: other.
public let CNLabelOther: String = "_$!<Other>!$_"

/// The use: mobile.
public let CNLabelPhoneNumberMobile: String = "_$!<Mobile>!$_"

/// The use: main.
public let CNLabelPhoneNumberMain: String = "_$!<Main>!$_"

/// The use: iPhone.
public let CNLabelPhoneNumberiPhone: String = "iPhone"

/// The kind of a contact.
public enum CNContactType: Int, Hashable, Sendable {
  /// A person.
  case person
  /// An organization.
  case organization
}
