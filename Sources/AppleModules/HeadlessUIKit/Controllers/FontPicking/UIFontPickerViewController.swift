public import FontDescriptors
import FontManagement
import FontRegistry
public import Foundation

/// An object that is notified of a person's choice.
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when the person closes the picker without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the person has chosen
  /// ``UIFontPickerViewController/selectedFontDescriptor``.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A list of fonts from which a person chooses one.
///
/// ```swift
/// let configuration = UIFontPickerViewController.Configuration()
/// configuration.includeFaces = true
/// let picker = UIFontPickerViewController(configuration: configuration)
/// picker.delegate = controller
/// controller.present(picker, animated: true)
/// ```
///
/// Recently chosen fonts come first, a search bar filters, and every row grows with the text size. Fonts that
/// other programs have registered are offered to a program with the necessary right, and can be used in it
/// after they are picked. On Apple's systems the list runs in a separate process; here it consists of
/// ordinary views. The texts of its bars are English.
open class UIFontPickerViewController: UIViewController {
  /// The settings, copied when the controller was made.
  public let configuration: Configuration

  /// An object that is notified of a person's choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that is marked in the list, and after a choice the chosen one.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list.marked = selectedFontDescriptor }
  }

  private let list: FontListController
  private let fonts = FontEnvironment.current
  private let container: UINavigationController

  /// Creates a list.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration.duplicate
    list = Self.list(configuration.value)
    container = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a list, ignoring the coder.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    list = Self.list(configuration.value)
    container = UINavigationController(rootViewController: list)
    super.init(coder: coder)
    setUp()
  }

  private static func list(_ configuration: FontPicker.Configuration) -> FontListController {
    let environment = FontEnvironment.current
    let offered = environment.manager.offeredFonts(to: environment.provider, beside: .current)
    let recents = environment.manager.recentFonts()
    return FontListController(FontPicker(configuration, in: offered, recents: recents), in: offered)
  }

  private func setUp() {
    list.onPick = { [weak self] in self?.pick($0) }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    addChild(container)
    container.didMove(toParent: self)
  }

  open override func loadView() {
    super.loadView()
    container.view.frame = view.bounds
    container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container.view)
  }

  /// The words of the search bar.
  open var searchText: String {
    get { list.picker.searchText }
    set { list.search(newValue) }
  }

  /// Chooses a font, as a tap on its row does.
  open func pick(_ descriptor: UIFontDescriptor) {
    list.picker.pick(descriptor)
    fonts.manager.keepRecentFonts(list.picker.recents)
    fonts.manager.use(picked: descriptor, by: fonts.provider)
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    dismiss(animated: true)
  }

  /// Closes the picker without a choice, as the button at the top does.
  open func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    dismiss(animated: true)
  }
}
