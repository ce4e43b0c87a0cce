public import Foundation

/// A person or an organization.
open class CNContact: NSObject, NSCopying {
  /// The identity.
  public let identifier: String
  fileprivate var storedType = CNContactType.person
  fileprivate var texts: [String: String] = [:]
  fileprivate var storedPhoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  fileprivate var storedEmailAddresses: [CNLabeledValue<NSString>] = []
  fileprivate var storedPostalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  fileprivate var storedURLAddresses: [CNLabeledValue<NSString>] = []
  fileprivate var storedBirthday: DateComponents?
  fileprivate var storedImageData: Data?

  /// Creates a contact without values.
  public override init() { identifier = UUID().uuidString }

  fileprivate init(_ other: CNContact) {
    identifier = other.identifier
    super.init()
    storedType = other.storedType
    texts = other.texts
    storedPhoneNumbers = other.storedPhoneNumbers
    storedEmailAddresses = other.storedEmailAddresses
    storedPostalAddresses = other.storedPostalAddresses
    storedURLAddresses = other.storedURLAddresses
    storedBirthday = other.storedBirthday
    storedImageData = other.storedImageData
  }

  fileprivate func text(_ key: String) -> String { texts[key] ?? "" }

  open var contactType: CNContactType { storedType }
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  open var givenName: String { text(CNContactGivenNameKey) }
  open var middleName: String { text(CNContactMiddleNameKey) }
  open var familyName: String { text(CNContactFamilyNameKey) }
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  open var nickname: String { text(CNContactNicknameKey) }
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  open var jobTitle: String { text(CNContactJobTitleKey) }
  open var note: String { text(CNContactNoteKey) }
  open var birthday: DateComponents? { storedBirthday }
  open var imageData: Data? { storedImageData }
  open var thumbnailImageData: Data? { storedImageData }
  open var imageDataAvailable: Bool { storedImageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { storedPhoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { storedEmailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { storedPostalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { storedURLAddresses }

  /// Whether a value was read: each is here.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Whether values were read: all are here.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Returns the contact itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(self) }

  /// Returns a contact with the same values, which can be changed.
  open override func mutableCopy() -> Any { CNMutableContact(self) }
}

/// A contact whose values can be set.
open class CNMutableContact: CNContact {
  /// Creates a contact without values.
  public override init() { super.init() }

  fileprivate override init(_ other: CNContact) { super.init(other) }

  open override var contactType: CNContactType {
    get { storedType }
    set { storedType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { texts[CNContactNamePrefixKey] = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { texts[CNContactGivenNameKey] = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { texts[CNContactMiddleNameKey] = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { texts[CNContactFamilyNameKey] = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { texts[CNContactNameSuffixKey] = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { texts[CNContactNicknameKey] = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { texts[CNContactOrganizationNameKey] = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { texts[CNContactDepartmentNameKey] = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { texts[CNContactJobTitleKey] = newValue }
  }
  open override var note: String {
    get { super.note }
    set { texts[CNContactNoteKey] = newValue }
  }
  open override var birthday: DateComponents? {
    get { storedBirthday }
    set { storedBirthday = newValue }
  }
  open override var imageData: Data? {
    get { storedImageData }
    set { storedImageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { storedPhoneNumbers }
    set { storedPhoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { storedEmailAddresses }
    set { storedEmailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { storedPostalAddresses }
    set { storedPostalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { storedURLAddresses }
    set { storedURLAddresses = newValue }
  }
}
