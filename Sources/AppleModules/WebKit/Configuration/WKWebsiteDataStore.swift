public import Foundation
public import class FoundationNetworking.HTTPCookie

/// The data that pages leave on a device; pages are drawn without any here.
open class WKWebsiteDataStore: NSObject {
  private let isKept: Bool

  private init(isKept: Bool) {
    self.isKept = isKept
    super.init()
  }

  /// Returns the store of the app.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isKept: true) }

  /// Returns a store that ends with the program.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isKept: false) }

  /// Whether the data would outlive the program.
  open var isPersistent: Bool { isKept }

  /// The cookies of pages.
  public let httpCookieStore = WKHTTPCookieStore()

  /// Returns the kinds of data that a store can have.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
    ]
  }

  /// Calls a closure with the data of all sites: none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }

  /// Removes data; there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Removes data; there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// The data of one site.
open class WKWebsiteDataRecord: NSObject {
  /// The name of the site.
  public let displayName = ""
  /// The kinds of data.
  public let dataTypes: Set<String> = []
}

/// The cookies of a store, which no page reads here.
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  /// Calls a closure with the cookies that the program set.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }

  /// Adds a cookie, or replaces the one with its name and place.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    completionHandler?()
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
    }
  }
}

/// The kind of media that play only when a person says so.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media with moving pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kind of files that the browser keeps.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The kind of files that the browser has in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The kind of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The kind of values that pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The kind of values that pages keep while they are open.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
