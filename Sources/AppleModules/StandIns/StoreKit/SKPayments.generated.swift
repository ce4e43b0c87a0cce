// Written by Scripts/generate-tables from Reference/apple-modules/StoreKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// Something that an app sells; the store has nothing here.
open class SKProduct: NSObject {
  /// A span of time of a subscription.
  public enum PeriodUnit: UInt, Hashable, Sendable {
    /// A day.
    case day
    /// A week.
    case week
    /// A month.
    case month
    /// A year.
    case year
  }
  /// The text about the product.
  open var localizedDescription: String { "" }
  /// The name of the product.
  open var localizedTitle: String { "" }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The country of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// The identifier of the product.
  open var productIdentifier: String { "" }
}

/// An order of a product.
open class SKPayment: NSObject {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The number of products.
  open var quantity: Int { 1 }
  /// Creates an order.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The state of an order.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
  /// The order is being processed.
  case purchasing
  /// The order was paid.
  case purchased
  /// The order failed.
  case failed
  /// An earlier order was restored.
  case restored
  /// Somebody else has to approve the order.
  case deferred
}

/// An order in the queue.
open class SKPaymentTransaction: NSObject {
  /// The order.
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  /// The state of the order.
  open var transactionState: SKPaymentTransactionState { .purchasing }
  /// The identifier of the order.
  open var transactionIdentifier: String? { nil }
  /// The time of the order.
  open var transactionDate: Date? { nil }
  /// The order that is restored.
  open var original: SKPaymentTransaction? { nil }
  /// The reason of a failure.
  open var error: (any Error)? { nil }
}

/// The orders of the app; none are made here. `@unchecked Sendable`: it has no state.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  /// Returns the queue of the app.
  private static let only = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { only }
  /// Whether the person may buy, who may not.
  open class func canMakePayments() -> Bool { false }
  /// The orders.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Ignores an order.
  open func add(_ payment: SKPayment) {}
  /// Ignores an observer, because nothing happens.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Ignores an observer, because nothing happens.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Restores nothing.
  open func restoreCompletedTransactions() {}
  /// Ends an order.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// Called about orders; none are made here.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called when orders have changed.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
}

/// A question for products, which is not answered.
open class SKRequest: NSObject {
  /// The object that is told about the answer.
  open weak var delegate: (any SKRequestDelegate)?
  /// Asks, which does nothing.
  open func start() {}
  /// Ends the question.
  open func cancel() {}
}

/// A question for products by their identifiers, which is not answered.
open class SKProductsRequest: SKRequest {
  /// Creates a question.
  public init(productIdentifiers: Set<String>) {}
}

/// The answer to a question for products.
open class SKProductsResponse: NSObject {
  /// The products.
  open var products: [SKProduct] { [] }
  /// Identifiers without a product.
  open var invalidProductIdentifiers: [String] { [] }
}

/// Called about a question.
public protocol SKRequestDelegate: AnyObject {}

/// Called about a question for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
