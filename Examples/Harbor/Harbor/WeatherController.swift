import UIKit

/// The weather at sea, in UIKit.
///
/// The wind has a fixed size: the fault to find.
final class WeatherController: UIViewController {
  private let wind = UILabel()
  private let advice = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    wind.text = "Wind 7 from the west"
    wind.font = .systemFont(ofSize: 28, weight: .bold)
    advice.text = "Small boats stay in the harbor until the evening."
    advice.font = .preferredFont(forTextStyle: .body)
    advice.adjustsFontForContentSizeCategory = true
    advice.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [wind, advice])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
    ])
  }
}

#Preview("The weather") { WeatherController() }
