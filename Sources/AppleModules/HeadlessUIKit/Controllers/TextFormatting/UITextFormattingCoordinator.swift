public import Foundation
import Synchronization

/// Receives the changes of a coordinator instead of the first responder.
public protocol UITextFormattingCoordinatorDelegate: AnyObject {
  /// Changes the attributes of the selected text, as
  /// ``UIResponderStandardEditActions/updateTextAttributes(conversionHandler:)`` does.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  )
}

/// Passes changes of fonts and colors from a panel to the selected text.
///
/// A change goes to the delegate, or else up the responder chain from the scene's first responder; text views
/// then change their selection themselves.
///
/// ```swift
/// let coordinator = UITextFormattingCoordinator(for: scene)
/// textView.becomeFirstResponder()
/// textView.selectedRange = NSRange(location: 0, length: 5)
/// coordinator.apply(.color(.systemRed))
/// ```
///
/// The system has no panel here: a program shows its own panel while ``isFontPanelVisible``, reads
/// ``selectedAttributes`` and calls ``apply(_:)``.
open class UITextFormattingCoordinator: NSObject {
  /// Receives changes instead of the first responder.
  public weak var delegate: (any UITextFormattingCoordinatorDelegate)?

  private weak var windowScene: UIWindowScene?

  /// The attributes that a panel shows for the selection.
  public private(set) var selectedAttributes: [NSAttributedString.Key: Any] = [:]

  /// Whether the selection has text with different attributes.
  public private(set) var isMultiple = false

  /// Creates a coordinator for the text of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  /// Creates a coordinator for the text of a scene.
  public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }

  // MARK: Panel

  private static let panelIsShown = Mutex(false)

  /// Whether the panel of fonts is shown.
  open class var isFontPanelVisible: Bool { panelIsShown.withLock { $0 } }

  /// Shows the panel of fonts, or hides it.
  open class func toggleFontPanel(_ sender: Any) { panelIsShown.withLock { $0.toggle() } }

  /// Sets the attributes of the selected text, which a panel shows.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, of the first run where there are several.
  ///   - isMultiple: Whether the selection has text with different attributes.
  open func setSelectedAttributes(
    _ attributes: [NSAttributedString.Key: Any],
    isMultiple: Bool
  ) {
    selectedAttributes = attributes
    self.isMultiple = isMultiple
  }

  /// Sends a change to the selected text.
  open func apply(_ change: FontPanelChange) {
    if let delegate {
      delegate.updateTextAttributes(conversionHandler: change.changing)
    } else {
      let responders = windowScene?.windows.compactMap(\.rememberedFirstResponder) ?? []
      responders.last?.updateTextAttributes(conversionHandler: change.changing)
    }
    selectedAttributes = change.changing(selectedAttributes)
  }
}
