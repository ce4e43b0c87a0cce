import UIKit

/// The list of hikes.
final class HikesViewController: UITableViewController {
  private let hikes = Hike.all

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 240
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hikes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "HikeCell", for: indexPath)
    (cell as? HikeCell)?.show(hikes[indexPath.row])
    return cell
  }
}

/// A hike in the list.
final class HikeCell: UITableViewCell {
  @IBOutlet private weak var picture: UIImageView!
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var placeLabel: UILabel!
  @IBOutlet private weak var factsLabel: UILabel!

  func show(_ hike: Hike) {
    picture.image = UIImage(named: hike.picture)
    titleLabel.text = hike.name
    placeLabel.text = hike.place
    factsLabel.text = hike.facts
  }
}

/// A hike from hut to hut.
struct Hike {
  var name: String
  var place: String
  var facts: String
  var picture: String

  static let all = [
    Hike(name: "Lake round", place: "Silver valley", facts: "9 km · 3 h", picture: "Lake"),
    Hike(name: "Larch path", place: "Upper woods", facts: "12 km · 4 h", picture: "Larches"),
  ]
}
