import UIKit

/// A hike with everything about it.
final class HikeViewController: UIViewController {
  @IBOutlet private weak var heroView: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var badgeLabel: UILabel!
  @IBOutlet private weak var descriptionLabel: UILabel!
  @IBOutlet private weak var favouriteButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    // Looks like a fixed font, and follows the text size: the role scales it.
    nameLabel.apply(.heading)
    descriptionLabel.font = .preferredFont(forTextStyle: .body)
    descriptionLabel.adjustsFontForContentSizeCategory = true
    favouriteButton.addTarget(self, action: #selector(save), for: .touchUpInside)
  }

  @objc private func save() { favouriteButton.isSelected.toggle() }
}
