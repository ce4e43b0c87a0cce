import UIKit

/// A shopping list: the button adds milk, and two taps on the list empty it.
final class GroceriesController: UIViewController, UITableViewDataSource {
  private(set) var items = [text("apples"), text("bread")]
  let hint = UILabel(), table = UITableView()

  private static func text(_ key: String) -> String {
    NSLocalizedString(key, bundle: .module, comment: "")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Self.text("title")
    view.backgroundColor = .systemBackground
    view.tintColor = UIColor(named: "Brand", in: .module, compatibleWith: nil)
    let add = #selector(addItem)
    navigationItem.rightBarButtonItem = .init(barButtonSystemItem: .add, target: self, action: add)
    let basket = UIImageView(image: UIImage(named: "Basket", in: .module, compatibleWith: nil))
    basket.contentMode = .scaleAspectFit
    basket.adjustsImageSizeForAccessibilityContentSizeCategory = true
    hint.text = Self.text("hint")
    hint.font = .preferredFont(forTextStyle: .callout)
    hint.adjustsFontForContentSizeCategory = true
    hint.numberOfLines = 0
    hint.alpha = 0
    table.register(UINib(nibName: "ItemCell", bundle: .module), forCellReuseIdentifier: "item")
    table.dataSource = self
    let taps = UITapGestureRecognizer(target: self, action: #selector(clear(_:)))
    taps.numberOfTapsRequired = 2
    table.addGestureRecognizer(taps)
    let stack = UIStackView(arrangedSubviews: [basket, hint, table])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.isLayoutMarginsRelativeArrangement = true
    view.addSubview(stack)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3) { self.hint.alpha = 1 }
  }

  @objc private func addItem() {
    items.append(Self.text("milk"))
    table.reloadData()
  }
  @objc private func clear(_ recognizer: UITapGestureRecognizer) {
    items = []
    table.reloadData()
  }
  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: path)
    (cell as? ItemCell)?.nameLabel.text = items[path.row]
    return cell
  }
}
