// Written by Scripts/generate-tables from Reference/apple-modules/CarPlay.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A screen in a car.
open class CPTemplate: NSObject {
  /// The user info.
  open var userInfo: Any? = nil
  /// The tab title.
  open var tabTitle: String? = nil
  /// The tab image.
  open var tabImage: UIImage? = nil
  /// The tab system item.
  open var tabSystemItem: UITabBarItem.SystemItem = UITabBarItem.SystemItem.more
  /// Whether it shows tab badge.
  open var showsTabBadge: Bool = false
}

/// A button of a bar.
open class CPBarButton: NSObject {
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// The image.
  open var image: UIImage? = nil
  /// The title.
  open var title: String? = nil
  /// Creates a button with a text.
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) { self.title = title }
  /// Creates a button with a picture.
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) { self.image = image }
}

/// A screen with buttons in its bar.
public protocol CPBarButtonProviding: AnyObject {
  /// The leading navigation bar buttons.
  var leadingNavigationBarButtons: [CPBarButton] { get set }
  /// The trailing navigation bar buttons.
  var trailingNavigationBarButtons: [CPBarButton] { get set }
  /// The back button.
  var backButton: CPBarButton? { get set }
}

/// The screens in a car, which nobody sees.
open class CPInterfaceController: NSObject {
  /// The delegate.
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  /// Whether it prefers dark user interface style.
  open var prefersDarkUserInterfaceStyle: Bool = false
  /// The screens above each other.
  open private(set) var templates: [CPTemplate] = []
  /// The root template.
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  /// The top template.
  open var topTemplate: CPTemplate? { templates.last }
  /// The presented template.
  open var presentedTemplate: CPTemplate? { nil }
  /// The car trait collection.
  open var carTraitCollection: UITraitCollection { UITraitCollection() }
  /// Sets the first screen.
  open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) {
    templates = [rootTemplate]
  }
  /// Sets the first screen.
  open func setRootTemplate(
    _ rootTemplate: CPTemplate,
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)?
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }
  /// Sets the first screen.
  open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool {
    templates = [rootTemplate]
    return true
  }
  /// Lays a screen over the others.
  open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) {
    templates.append(templateToPush)
  }
  /// Lays a screen over the others.
  open func pushTemplate(
    _ templateToPush: CPTemplate,
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)?
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }
  /// Removes the screen above.
  open func popTemplate(animated: Bool) { if templates.count > 1 { templates.removeLast() } }
  /// Removes the screen above.
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {
    popTemplate(animated: animated)
    completion?(true, nil)
  }
  /// Removes all screens but the first.
  open func popToRootTemplate(animated: Bool) { templates = Array(templates.prefix(1)) }
  /// Removes all screens but the first.
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {
    popToRootTemplate(animated: animated)
    completion?(true, nil)
  }
  /// Removes the screens above another one.
  open func pop(to targetTemplate: CPTemplate, animated: Bool) {}
  /// Shows a screen over all others; nothing is shown.
  open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) {}
  /// Shows a screen over all others; nothing is shown.
  open func presentTemplate(
    _ templateToPresent: CPTemplate,
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)?
  ) { completion?(true, nil) }
  /// Removes the screen over all others.
  open func dismissTemplate(animated: Bool) {}
  /// Removes the screen over all others.
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {
    completion?(true, nil)
  }
}

/// Called about screens in a car.
public protocol CPInterfaceControllerDelegate: AnyObject {
  /// Called for the event “template will appear animated”.
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Called for the event “template did appear animated”.
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Called for the event “template will disappear animated”.
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  /// Called for the event “template did disappear animated”.
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  /// Does nothing.
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing.
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing.
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// Does nothing.
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// The window of a car.
open class CPWindow: UIWindow {}

/// The scene of a car, which is never connected.
open class CPTemplateApplicationScene: UIScene {
  /// The interface controller.
  public let interfaceController: CPInterfaceController = CPInterfaceController()
  /// The car window.
  public let carWindow: CPWindow = CPWindow()
}

/// Called about the scene of a car; none is connected.
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  /// Called for the event “did connect”.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  )
  /// Called for the event “did disconnect interface controller”.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  )
  /// Called for the event “did disconnect”.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController
  )
  /// Called for the event “did connect”.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController,
    to window: CPWindow
  )
  /// Called for the event “did disconnect”.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController,
    from window: CPWindow
  )
  /// Called for the event “content style did change”.
  func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}

extension CPTemplateApplicationSceneDelegate {
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController
  ) {}
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController,
    to window: CPWindow
  ) {}
  /// Does nothing.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController,
    from window: CPWindow
  ) {}
  /// Does nothing.
  public func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle) {}
}
