public import Foundation

/// The settings with which a web view is created.
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The settings of pages.
  open var preferences = WKPreferences()
  /// The settings of each page.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts and handlers of the program.
  open var userContentController = WKUserContentController()
  /// The process of pages.
  open var processPool = WKProcessPool()
  /// The name that pages find in the browser's; kept alone.
  open var applicationNameForUserAgent: String?
  /// Whether media plays where it is; kept alone, as nothing plays here.
  open var allowsInlineMediaPlayback = false
  /// The data that pages leave on the device.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var websiteDataStore: WKWebsiteDataStore! = .default()
  /// The media that play only when a person says so; kept alone, as nothing plays here.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether pages wait until they are complete before they are shown; here they always do.
  open var suppressesIncrementalRendering = false
  /// Whether addresses without encryption are replaced; no remote page is loaded here.
  open var upgradeKnownHostsToHTTPS = true

  /// Whether scripts of pages run.
  var allowsPageScripts: Bool {
    preferences.javaScriptEnabled && defaultWebpagePreferences?.allowsContentJavaScript != false
  }

  /// Returns a configuration with the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.preferences = preferences
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.userContentController = userContentController
    copy.processPool = processPool
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.websiteDataStore = websiteDataStore
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    return copy
  }
}
