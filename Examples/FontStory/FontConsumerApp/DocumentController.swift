import CoreText
import UIKit

/// Shows a document, with Helvetica in place of fonts that are missing.
///
/// `@unchecked Sendable`: it is used on the main queue alone.
final class DocumentController: UIViewController, @unchecked Sendable {
  private let document: StyledDocument
  private let titleLabel = UILabel()
  private var labels: [UILabel] = []
  /// The fonts that were replaced when the document was shown last.
  private(set) var missing: [String] = []
  /// Called when the document is shown in other fonts.
  var onChange: (() -> Void)?

  init(_ document: StyledDocument) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A font that is missing now is found by its descriptor when it comes.
    let descriptor = UIFontDescriptor(fontAttributes: [.name: document.title.font])
    titleLabel.font = UIFont(descriptor: descriptor, size: document.title.size)
    titleLabel.text = document.title.text
    titleLabel.numberOfLines = 0
    labels = document.paragraphs.map { paragraph in
      let label = UILabel()
      label.text = paragraph.text
      label.numberOfLines = 0
      return label
    }
    let stack = UIStackView(arrangedSubviews: [titleLabel] + labels)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    _ = NotificationCenter.default.addObserver(
      forName: NSNotification.Name(kCTFontManagerRegisteredFontsChangedNotification as String),
      object: nil,
      queue: .main
    ) { [weak self] _ in self?.reload() }
    reload()
  }

  /// Shows the document in the fonts that are there, and asks for the others.
  private func reload() {
    show()
    guard !missing.isEmpty else { return }
    let descriptors = missing.map { UIFontDescriptor(fontAttributes: [.name: $0]) }
    CTFontManagerRequestFonts(descriptors as CFArray) { unresolved in
      let count = unresolved.count
      DispatchQueue.main.async {
        if count < self.missing.count { self.show() }
      }
    }
  }

  private func show() {
    missing = []
    for (label, paragraph) in zip(labels, document.paragraphs) {
      label.font = font(named: paragraph.font, size: paragraph.size)
    }
    if UIFont(name: document.title.font, size: 12) == nil { note(document.title.font) }
    onChange?()
  }

  private func font(named name: String, size: CGFloat) -> UIFont {
    if let font = UIFont(name: name, size: size) { return font }
    note(name)
    return UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
  }

  private func note(_ name: String) {
    if !missing.contains(name) { missing.append(name) }
  }
}
