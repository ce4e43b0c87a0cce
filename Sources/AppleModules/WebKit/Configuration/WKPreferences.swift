public import Foundation

/// Settings of pages.
open class WKPreferences: NSObject {
  /// The smallest font size in points; pages of an app are drawn as they are, so it is kept alone.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts of pages run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows; there are none here.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether deceptive addresses are warned of; no remote page is loaded here.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text of pages reacts to people.
  open var isTextInteractionEnabled = true
}

/// Settings of one page.
open class WKWebpagePreferences: NSObject {
  /// The kinds of pages that servers have.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    case recommended, mobile, desktop
  }

  /// The kind of page that is asked for.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page itself run; those of the program run in any case.
  open var allowsContentJavaScript = true
}

/// The process of pages, one for all of them here.
open class WKProcessPool: NSObject {}
