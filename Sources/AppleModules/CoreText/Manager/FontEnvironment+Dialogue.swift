import Dispatch
import FontDescriptors
import FontManagement
public import FontRegistry
public import HeadlessUIKit

extension FontEnvironment {
  /// Shows fonts that were requested and cannot be had as a dialogue over a window.
  ///
  /// On Apple's systems the system shows such a dialogue over the app. Here a program names the window;
  /// without one the fonts are named on the terminal.
  ///
  /// ```swift
  /// FontEnvironment.application.presentMissingFonts(over: window)
  /// ```
  ///
  /// The dialogue is presented on the main queue by the topmost controller of the window. While it is
  /// shown, further requests show none of their own.
  ///
  /// - Parameter window: The window, which is not kept alive.
  public mutating func presentMissingFonts(over window: UIWindow) {
    let dialogue = MissingFontsDialogue(window: window)
    let collection = manager.collection
    presentMissing = { references in
      let fonts = references.map {
        FontDescriptor(family: $0.family, postScriptName: $0.postScriptName)
      }
      let missing = MissingFonts(fonts, in: collection)
      DispatchQueue.main.async { dialogue.present(missing) }
    }
  }
}

/// A dialogue over a window.
///
/// `@unchecked Sendable`: it is used on the main queue alone, as views are.
private final class MissingFontsDialogue: @unchecked Sendable {
  private weak var window: UIWindow?

  init(window: UIWindow) { self.window = window }

  func present(_ fonts: MissingFonts) {
    guard var presenter = window?.rootViewController else { return }
    while let next = presenter.presentedViewController {
      if next is MissingFontsController { return }
      presenter = next
    }
    presenter.present(MissingFontsController(fonts), animated: false)
  }
}
