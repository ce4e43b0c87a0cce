// Written by Scripts/generate-tables from Reference/apple-modules/NotificationCenter.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The result of an update of a widget.
public enum NCUpdateResult: UInt, Hashable, Sendable {
  /// The content is new.
  case newData
  /// The content is as before.
  case noData
  /// The update failed.
  case failed
}

/// The height of a widget.
public enum NCWidgetDisplayMode: Int, Hashable, Sendable {
  /// The fixed small height.
  case compact
  /// A height that the widget chooses.
  case expanded
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
  /// Answers for an object that does not have it.
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
