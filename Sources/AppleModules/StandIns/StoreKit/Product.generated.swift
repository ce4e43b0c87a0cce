// Written by Scripts/generate-tables from Reference/apple-modules/StoreKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A reason why the store fails.
public enum StoreKitError: Error, Sendable {
  /// The case of unknown.
  case unknown
  /// The case of user cancelled.
  case userCancelled
  /// The network fails.
  case networkError(URLError)
  /// The system fails.
  case systemError(any Error)
  /// The case of not available in storefront.
  case notAvailableInStorefront
  /// The case of not entitled.
  case notEntitled
}

/// A value of the store, checked or not.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// It was checked in vain.
  case unverified(SignedType, VerificationError)
  /// It was checked.
  case verified(SignedType)
  /// A reason why it is not checked.
  public enum VerificationError: Error, Sendable {
    /// The case of revoked certificate.
    case revokedCertificate
    /// The case of invalid certificate chain.
    case invalidCertificateChain
    /// The case of invalid device verification.
    case invalidDeviceVerification
    /// The case of invalid encoding.
    case invalidEncoding
    /// The case of invalid signature.
    case invalidSignature
    /// The case of missing required properties.
    case missingRequiredProperties
  }
  /// The value, if it was checked.
  public var payloadValue: SignedType {
    get throws { switch self { case .verified(let value): return value; case .unverified(_, let error): throw error } }
  }
  /// The value.
  public var unsafePayloadValue: SignedType {
    switch self { case .verified(let value), .unverified(let value, _): return value }
  }
}

/// Something that is for sale; nothing is.
public struct Product: Identifiable, Hashable, Sendable {
  /// A kind of things.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The consumable.
    public static let consumable: ProductType = ProductType(rawValue: "Consumable")
    /// The non consumable.
    public static let nonConsumable: ProductType = ProductType(rawValue: "NonConsumable")
    /// The non renewable.
    public static let nonRenewable: ProductType = ProductType(rawValue: "NonRenewing")
    /// The auto renewable.
    public static let autoRenewable: ProductType = ProductType(rawValue: "AutoRenewable")
  }
  /// The time of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      /// The case of day.
      case day
      /// The case of week.
      case week
      /// The case of month.
      case month
      /// The case of year.
      case year
    }
    /// The unit.
    public let unit: Unit
    /// The value.
    public let value: Int
  }
  /// A cheaper price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The way to pay.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a way of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The free trial.
      public static let freeTrial: PaymentMode = PaymentMode(rawValue: "FreeTrial")
      /// The pay as you go.
      public static let payAsYouGo: PaymentMode = PaymentMode(rawValue: "PayAsYouGo")
      /// The pay up front.
      public static let payUpFront: PaymentMode = PaymentMode(rawValue: "PayUpFront")
    }
    /// The id.
    public let id: String?
    /// The price.
    public let price: Decimal
    /// The display price.
    public let displayPrice: String
    /// The period.
    public let period: SubscriptionPeriod
    /// The period count.
    public let periodCount: Int
    /// The payment mode.
    public let paymentMode: PaymentMode
  }
  /// The facts of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// Whether a person is subscribed.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: Int
      /// Creates a state of a number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The subscribed.
      public static let subscribed: RenewalState = RenewalState(rawValue: 1)
      /// The expired.
      public static let expired: RenewalState = RenewalState(rawValue: 2)
      /// The in billing retry period.
      public static let inBillingRetryPeriod: RenewalState = RenewalState(rawValue: 3)
      /// The in grace period.
      public static let inGracePeriod: RenewalState = RenewalState(rawValue: 4)
      /// The revoked.
      public static let revoked: RenewalState = RenewalState(rawValue: 5)
    }
    /// The next payment.
    public struct RenewalInfo: Hashable, Sendable {
      /// Whether it will auto renew.
      public let willAutoRenew: Bool
      /// The auto renew preference.
      public let autoRenewPreference: String?
      /// The current product ID.
      public let currentProductID: String
    }
    /// The state of a subscription.
    public struct Status: Sendable {
      /// The state.
      public let state: RenewalState
      /// The transaction.
      public let transaction: VerificationResult<Transaction>
      /// The renewal info.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    /// The introductory offer.
    public let introductoryOffer: SubscriptionOffer?
    /// The promotional offers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The subscription group ID.
    public let subscriptionGroupID: String
    /// The subscription period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Whether the person gets a cheaper price.
    public var isEligibleForIntroOffer: Bool {
      get async { false }
    }
    /// The states: there are none.
    public var status: [Status] {
      get async throws { [] }
    }
  }
  /// The end of a purchase.
  public enum PurchaseResult: Sendable {
    /// It is bought.
    case success(VerificationResult<Transaction>)
    /// The case of user cancelled.
    case userCancelled
    /// The case of pending.
    case pending
  }
  /// A wish about a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    /// The wish.
    private let name: String
    /// Creates a wish.
    private init(_ name: String) { self.name = name }
    /// Returns the wish for an account.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(token.uuidString)
    }
    /// Returns the wish for several.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("\(quantity)") }
  }
  /// The id.
  public let id: String
  /// The type.
  public let type: ProductType
  /// The display name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The display price.
  public let displayPrice: String
  /// Whether it is family shareable.
  public let isFamilyShareable: Bool
  /// The subscription.
  public let subscription: SubscriptionInfo?
  /// Returns what is for sale: nothing.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  /// Returns that the person has canceled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

/// A purchase; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The id.
  public let id: UInt64
  /// The original ID.
  public let originalID: UInt64
  /// The product ID.
  public let productID: String
  /// The product type.
  public let productType: Product.ProductType
  /// The purchase date.
  public let purchaseDate: Date
  /// The original purchase date.
  public let originalPurchaseDate: Date
  /// The expiration date.
  public let expirationDate: Date?
  /// The revocation date.
  public let revocationDate: Date?
  /// Whether it is upgraded.
  public let isUpgraded: Bool
  /// The app account token.
  public let appAccountToken: UUID?
  /// All purchases: there are none.
  public static var all: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// The purchases that hold: there are none.
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// The purchases that are not finished: there are none.
  public static var unfinished: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// The purchases that come: none does.
  public static var updates: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// Returns the last purchase: there is none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the purchase that holds: there is none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// Ends the purchase.
  public func finish() async {}
}

/// The store.
public enum AppStore {
  /// Whether the person can pay.
  public static var canMakePayments: Bool { false }
  /// Asks the store, which answers nothing.
  public static func sync() async throws {}
  /// Asks for no review.
  public static func requestReview(in scene: UIWindowScene) {}
  /// Shows no page.
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
