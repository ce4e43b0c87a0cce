public import Foundation

/// A page of the web over the app; the page is not loaded here, and its place is empty.
open class SFSafariViewController: UIViewController {
  /// The settings of a page.
  open class Configuration: NSObject {
    /// Whether the page is shown as an article where it is one.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes smaller while the page is scrolled.
    open var barCollapsingEnabled = true
    /// The button of the app in the bar.
    open var activityButton: ActivityButton?
  }

  /// A button of an app in the bar.
  open class ActivityButton: NSObject {
    /// The image of the button.
    public let templateImage: UIImage
    /// The identifier of the extension that the button starts.
    public let extensionIdentifier: String

    /// Creates a button.
    public init(templateImage: UIImage, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
    }
  }

  /// The word on the button that closes the page.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    case done, close, cancel
  }

  /// The settings of the page.
  public let configuration: Configuration
  /// The object that is told about the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons.
  open var preferredControlTintColor: UIColor?
  /// The word on the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller of a page.
  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a controller of a page.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Creates a controller of a page.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Gives `nil`: the page is not in an archive.
  public required init?(coder: NSCoder) { return nil }
}
