// Written by Scripts/generate-tables from Reference/apple-modules/PassKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import Contacts

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The amex.
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  /// The visa.
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  /// The master card.
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  /// The discover.
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  /// The JCB.
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  /// The maestro.
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  /// The china union pay.
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  /// The interac.
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
  /// The electron.
  public static let electron = PKPaymentNetwork(rawValue: "Electron")
  /// The eftpos.
  public static let eftpos = PKPaymentNetwork(rawValue: "Eftpos")
  /// The v pay.
  public static let vPay = PKPaymentNetwork(rawValue: "VPay")
  /// The cartes bancaires.
  public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
  /// The elo.
  public static let elo = PKPaymentNetwork(rawValue: "Elo")
  /// The mada.
  public static let mada = PKPaymentNetwork(rawValue: "Mada")
  /// The mir.
  public static let mir = PKPaymentNetwork(rawValue: "Mir")
  /// The girocard.
  public static let girocard = PKPaymentNetwork(rawValue: "Girocard")
  /// The dankort.
  public static let dankort = PKPaymentNetwork(rawValue: "Dankort")
  /// The bancomat.
  public static let bancomat = PKPaymentNetwork(rawValue: "Bancomat")
  /// The bancontact.
  public static let bancontact = PKPaymentNetwork(rawValue: "Bancontact")
  /// The pago bancomat.
  public static let pagoBancomat = PKPaymentNetwork(rawValue: "PagoBancomat")
  /// The private label.
  public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
  /// The quic pay.
  public static let quicPay = PKPaymentNetwork(rawValue: "QuicPay")
  /// The suica.
  public static let suica = PKPaymentNetwork(rawValue: "Suica")
  /// The id credit.
  public static let idCredit = PKPaymentNetwork(rawValue: "idCredit")
  /// The post finance.
  public static let postFinance = PKPaymentNetwork(rawValue: "PostFinance")
}

/// The ways in which a merchant takes money.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The three d secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1<<0)
  /// The emv.
  public static let emv = PKMerchantCapability(rawValue: 1<<1)
  /// The credit.
  public static let credit = PKMerchantCapability(rawValue: 1<<2)
  /// The debit.
  public static let debit = PKMerchantCapability(rawValue: 1<<3)
  /// The instant funds out.
  public static let instantFundsOut = PKMerchantCapability(rawValue: 1<<7)
}

extension PKMerchantCapability {
  /// The older name of a way.
  public static let capability3DS: PKMerchantCapability = PKMerchantCapability.threeDSecure
  /// The older name of a way.
  public static let capabilityEMV: PKMerchantCapability = PKMerchantCapability.emv
  /// The older name of a way.
  public static let capabilityCredit: PKMerchantCapability = PKMerchantCapability.credit
  /// The older name of a way.
  public static let capabilityDebit: PKMerchantCapability = PKMerchantCapability.debit
}

/// Whether a sum is known.
public enum PKPaymentSummaryItemType: UInt, Hashable, Sendable {
  /// The case of final.
  case final
  /// The case of pending.
  case pending
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  /// The label.
  open var label: String
  /// The amount.
  open var amount: NSDecimalNumber
  /// The type.
  open var type: PKPaymentSummaryItemType
  /// Creates a line.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.label = label
    self.amount = amount
    self.type = type
  }
  /// Creates a line with a known sum.
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }
}

/// A line of a bill that comes again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
  /// The start date.
  open var startDate: Date? = nil
  /// The end date.
  open var endDate: Date? = nil
  /// The interval unit.
  open var intervalUnit: NSCalendar.Unit = NSCalendar.Unit.month
  /// The interval count.
  open var intervalCount: Int = 1
}

/// A way of delivery.
open class PKShippingMethod: PKPaymentSummaryItem {
  /// The identifier.
  open var identifier: String? = nil
  /// The detail.
  open var detail: String? = nil
}

/// A part of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The email address.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
  /// The phone number.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The phonetic name.
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
  /// The postal address.
  public static let postalAddress = PKContactField(rawValue: "post")
}

/// An address.
open class PKContact: NSObject {
  /// The name.
  open var name: PersonNameComponents? = nil
  /// The email address.
  open var emailAddress: String? = nil
  /// The phone number.
  open var phoneNumber: CNPhoneNumber? = nil
  /// The postal address.
  open var postalAddress: CNPostalAddress? = nil
}

/// A wish for payments that come again.
open class PKRecurringPaymentRequest: NSObject {
  /// The payment description.
  open var paymentDescription: String
  /// The regular billing.
  open var regularBilling: PKRecurringPaymentSummaryItem
  /// The management URL.
  open var managementURL: URL
  /// The trial billing.
  open var trialBilling: PKRecurringPaymentSummaryItem? = nil
  /// The billing agreement.
  open var billingAgreement: String? = nil
  /// The token notification URL.
  open var tokenNotificationURL: URL? = nil
  /// Creates a wish.
  public init(
    paymentDescription: String,
    regularBilling: PKRecurringPaymentSummaryItem,
    managementURL: URL
  ) {
    self.paymentDescription = paymentDescription
    self.regularBilling = regularBilling
    self.managementURL = managementURL
  }
}

/// A wish for a payment.
open class PKPaymentRequest: NSObject {
  /// Returns the networks: there are none.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
  /// The merchant identifier.
  open var merchantIdentifier: String = ""
  /// The country code.
  open var countryCode: String = ""
  /// The currency code.
  open var currencyCode: String = ""
  /// The supported networks.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The merchant capabilities.
  open var merchantCapabilities: PKMerchantCapability = PKMerchantCapability()
  /// The payment summary items.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The shipping methods.
  open var shippingMethods: [PKShippingMethod]? = nil
  /// The shipping contact.
  open var shippingContact: PKContact? = nil
  /// The billing contact.
  open var billingContact: PKContact? = nil
  /// The required shipping contact fields.
  open var requiredShippingContactFields: Set<PKContactField> = Set<PKContactField>()
  /// The required billing contact fields.
  open var requiredBillingContactFields: Set<PKContactField> = Set<PKContactField>()
  /// The recurring payment request.
  open var recurringPaymentRequest: PKRecurringPaymentRequest? = nil
  /// The application data.
  open var applicationData: Data? = nil
}

/// A card.
open class PKPaymentMethod: NSObject {
  /// The display name.
  open var displayName: String? { nil }
  /// The network.
  open var network: PKPaymentNetwork? { nil }
}

/// The proof of a payment.
open class PKPaymentToken: NSObject {
  /// The payment method.
  public let paymentMethod: PKPaymentMethod = PKPaymentMethod()
  /// The transaction identifier.
  open var transactionIdentifier: String { "" }
  /// The payment data.
  open var paymentData: Data { Data() }
}

/// A payment.
open class PKPayment: NSObject {
  /// The token.
  public let token: PKPaymentToken = PKPaymentToken()
  /// The billing contact.
  open var billingContact: PKContact? { nil }
  /// The shipping contact.
  open var shippingContact: PKContact? { nil }
  /// The shipping method.
  open var shippingMethod: PKShippingMethod? { nil }
}

/// Whether a payment was taken.
public enum PKPaymentAuthorizationStatus: Int, Hashable, Sendable {
  /// The case of success.
  case success
  /// The case of failure.
  case failure
  /// The case of invalid billing postal address.
  case invalidBillingPostalAddress
  /// The case of invalid shipping postal address.
  case invalidShippingPostalAddress
  /// The case of invalid shipping contact.
  case invalidShippingContact
  /// The case of pin required.
  case pinRequired
  /// The case of pin incorrect.
  case pinIncorrect
  /// The case of pin lockout.
  case pinLockout
}

/// The answer to a payment.
open class PKPaymentAuthorizationResult: NSObject {
  /// The status.
  open var status: PKPaymentAuthorizationStatus
  /// The errors.
  open var errors: [any Error]!
  /// Creates an answer.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors
  }
}

/// The proof of a merchant.
open class PKPaymentMerchantSession: NSObject {
  /// Creates a proof.
  public init(dictionary: [AnyHashable: Any]) {}
}

/// A change of a bill.
open class PKPaymentRequestUpdate: NSObject {
  /// The payment summary items.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// Creates a change.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
  }
}

/// A change for another card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}

/// A change of the merchant's proof.
open class PKPaymentRequestMerchantSessionUpdate: NSObject {
  /// The status.
  open var status: PKPaymentAuthorizationStatus
  /// The session.
  open var session: PKPaymentMerchantSession?
  /// Creates a change.
  public init(
    status: PKPaymentAuthorizationStatus,
    merchantSession session: PKPaymentMerchantSession?
  ) {
    self.status = status
    self.session = session
  }
}

/// A sheet that pays, which cannot be shown.
open class PKPaymentAuthorizationController: NSObject {
  /// The delegate.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Returns that nobody can pay.
  open class func canMakePayments() -> Bool { false }
  /// Returns that nobody can pay.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// Returns that nobody can pay.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork],
    capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// Creates a sheet.
  public init(paymentRequest request: PKPaymentRequest) {}
  /// Shows no sheet.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  /// Closes the sheet.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// Called about a sheet; none is shown.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// Called for the event “payment authorization controller did finish”.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// Called for the event “did authorize payment”.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  )
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Does nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

/// A sheet that pays, which cannot be made.
open class PKPaymentAuthorizationViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Returns that nobody can pay.
  open class func canMakePayments() -> Bool { false }
  /// Returns that nobody can pay.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// Returns nil: nobody can pay.
  public convenience init?(paymentRequest request: PKPaymentRequest) { nil }
}

/// Called about a sheet; none is shown.
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  /// Called for the event “payment authorization view controller did finish”.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController
  )
  /// Called for the event “did authorize payment”.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  )
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Does nothing.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
