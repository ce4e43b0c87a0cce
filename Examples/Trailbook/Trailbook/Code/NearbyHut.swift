import UIKit

/// A card with a hut, which other screens show.
final class NearbyHut: UIView {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var textLabel: UILabel!
  @IBOutlet private weak var altitudeValue: UILabel!
  @IBOutlet private weak var bedsLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    textLabel.numberOfLines = 0
  }
}
