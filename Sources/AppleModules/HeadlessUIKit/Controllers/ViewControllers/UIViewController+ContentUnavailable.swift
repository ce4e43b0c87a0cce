import Foundation

/// The content that is missing in a controller's view.
struct ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the configuration must be updated before the next layout.
  var needsUpdate = true
}

extension UIViewController {
  /// The view in place of missing content, above the controller's view; `nil` for none.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      loadViewIfNeeded()
      guard let view = loadedView else { return }
      contentUnavailable.view = ListContent.show(newValue, in: view, in: contentUnavailable.view)
    }
  }

  /// The state that a configuration of missing content may depend on.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if navigationController != nil {
      state.searchText = navigationItem.searchController?.searchBar.text
    }
    return state
  }

  /// Requests an update of the configuration of missing content before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    loadedView?.setNeedsLayout()
  }

  func updateContentUnavailableConfigurationIfNeeded() {
    guard contentUnavailable.needsUpdate, loadedView?.window != nil else { return }
    contentUnavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
