import UIKit

/// A row of the list, whose views are in ItemCell.xib.
final class ItemCell: UITableViewCell {
  @IBOutlet var nameLabel: UILabel!
}
