public import Foundation
public import struct FoundationNetworking.URLRequest

/// One loading of a page.
open class WKNavigation: NSObject {}

/// The cause of a loading.
public enum WKNavigationType: Int, Hashable, Sendable, CaseIterable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// The answer of a program that is asked whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable, CaseIterable {
  case cancel, allow, download
}

/// A frame of a page.
open class WKFrameInfo: NSObject {
  /// Whether the frame is the page itself.
  public let isMainFrame = true
  /// The request that the frame was loaded with.
  public let request: URLRequest

  init(_ request: URLRequest) { self.request = request }
}

/// A loading that a program is asked for.
open class WKNavigationAction: NSObject {
  /// The cause.
  public let navigationType: WKNavigationType
  /// The address.
  public let request: URLRequest
  /// The frame that asks.
  public let sourceFrame: WKFrameInfo
  /// The frame that the page is loaded into.
  public let targetFrame: WKFrameInfo?

  init(_ request: URLRequest, _ type: WKNavigationType) {
    navigationType = type
    self.request = request
    sourceFrame = WKFrameInfo(request)
    targetFrame = WKFrameInfo(request)
  }
}
