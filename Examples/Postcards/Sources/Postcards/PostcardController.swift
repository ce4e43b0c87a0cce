import UIKit

/// A postcard with its greeting and where it comes from.
final class PostcardController: UIViewController {
  private let greeting = UILabel()
  private let origin = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    greeting.text = "Greetings from the lighthouse"
    greeting.font = .preferredFont(forTextStyle: .title1)
    greeting.adjustsFontForContentSizeCategory = true
    greeting.numberOfLines = 0
    // A planted fault: this text keeps its size.
    origin.text = "Posted in Harlesiel"
    origin.font = .systemFont(ofSize: 13)
    let stack = UIStackView(arrangedSubviews: [greeting, origin])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}
