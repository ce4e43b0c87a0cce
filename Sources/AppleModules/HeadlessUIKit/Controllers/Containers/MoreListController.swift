import DynamicType
import Foundation

/// The list of the controllers that did not fit into a tab bar.
final class MoreListController: UIViewController {
  private weak var tabs: UITabBarController?
  private var rows: [UILabel] = []

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    makeContainerView { [weak self] in self?.layoutRows() }
    loadedView?.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in rows { row.removeFromSuperview() }
    rows = (tabs?.controllersUnderMore ?? []).map { controller in
      let label = UILabel()
      label.identity.isGenerated = true
      label.text = controller.tabBarItem.title ?? controller.title
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    for row in rows { loadedView?.addSubview(row) }
  }

  /// Rows are 44 points high, or as high as their text with 11 points above and below.
  private func layoutRows() {
    guard let loadedView else { return }
    var y = loadedView.safeAreaInsets.top
    for row in rows {
      let height = max(44, row.sizeThatFits(.zero).height + 22)
      let margins = loadedView.layoutMargins
      row.frame = CGRect(
        x: margins.left,
        y: y,
        width: max(0, loadedView.bounds.width - margins.left - margins.right),
        height: height
      )
      y += height
    }
  }
}
