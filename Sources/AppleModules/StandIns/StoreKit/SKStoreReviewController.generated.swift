// Written by Scripts/generate-tables from Reference/apple-modules/StoreKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// Asks a person for a review; nothing is asked here.
open class SKStoreReviewController: NSObject {
  /// Asks for a review.
  open class func requestReview() {}
  /// Asks for a review in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A page of the store; the page is not loaded here, and its place is empty.
open class SKStoreProductViewController: UIViewController {
  /// The object that is told about the end.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Loads a page, which fails.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, nil) }
}

/// Called about a page of the store.
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// Called when the person closes the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of the number of an app.
public let SKStoreProductParameterITunesItemIdentifier: String = "id"

/// The key of a campaign.
public let SKStoreProductParameterCampaignToken: String = "ct"

/// The key of a partner.
public let SKStoreProductParameterProviderToken: String = "pt"

/// The key of an affiliate.
public let SKStoreProductParameterAffiliateToken: String = "at"
