public import Foundation
public import HeadlessUIKit

/// The result of an update of a widget.
public enum NCUpdateResult: UInt, Sendable {
  case newData, noData, failed
}

/// The height of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
  case compact, expanded
}

/// A controller of a widget in the view of the day.
public protocol NCWidgetProviding: NSObjectProtocol {
  /// Called to bring the widget up to date.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Called when the height of the widget changes.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  )
}

extension NCWidgetProviding {
  /// Says that there is nothing new.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
  /// Does nothing.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  ) {}
}

extension NSExtensionContext {
  /// The greatest height that the widget may have: that of all; setting it has no effect.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .expanded }
    set {}
  }

  /// The height of the widget: the small one.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
}
