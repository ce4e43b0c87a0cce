import UIKit

/// A form with which a night in a hut is booked.
final class BookingViewController: UIViewController {
  @IBOutlet private weak var guestField: UITextField!
  @IBOutlet private weak var mailField: UITextField!
  @IBOutlet private weak var nightsLabel: UILabel!
  @IBOutlet private weak var nightsStepper: UIStepper!
  @IBOutlet private weak var totalLabel: UILabel!

  private let pricePerNight = 64.5

  override func viewDidLoad() {
    super.viewDidLoad()
    nightsStepper.addTarget(self, action: #selector(showNights), for: .valueChanged)
  }

  @objc private func showNights() {
    let nights = Int(nightsStepper.value)
    nightsLabel.text = String(
      format: NSLocalizedString("nights", comment: "How many nights are booked"),
      nights
    )
    totalLabel.text = (Double(nights) * pricePerNight).formatted(.currency(code: "EUR"))
  }
}
