import UIKit

/// The weather at a hut.
final class WeatherViewController: UIViewController {
  @IBOutlet private weak var adviceLabel: UILabel!
  @IBOutlet private weak var updatedLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    // The document says Body; this takes it back, and only the source shows it.
    adviceLabel.font = .systemFont(ofSize: 15)
    updatedLabel.apply(.note)
  }
}
