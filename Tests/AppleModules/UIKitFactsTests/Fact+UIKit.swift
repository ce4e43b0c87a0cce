import FactTesting
import HeadlessUIKit
import UIKit

extension Fact {
  /// Creates a fact of what code adds to the view of a screen when it is loaded.
  init(
    _ id: String,
    _ statement: String,
    source: String,
    system: String = "",
    device: String = "iPhone 16",
    size: String = "L",
    before: [String] = [],
    steps: [String] = [],
    expects: [String],
    wrong: String? = nil,
    _ load: @escaping @Sendable (UIViewController, UIView) -> Void
  ) {
    self.init(
      id,
      statement,
      source: source,
      system: system,
      device: device,
      size: size,
      before: before,
      steps: steps,
      expects: expects,
      wrong: wrong,
      controller: { LoadedController(load) }
    )
  }

  /// Creates a fact of a controller that fills the window.
  init(
    _ id: String,
    _ statement: String,
    source: String,
    system: String = "",
    device: String = "iPhone 16",
    size: String = "L",
    before: [String] = [],
    steps: [String] = [],
    expects: [String],
    wrong: String? = nil,
    controller: @escaping @Sendable () -> UIViewController
  ) {
    self.init(
      id,
      statement,
      source: source,
      system: system,
      device: device,
      size: size,
      before: before,
      steps: steps,
      expects: expects,
      wrong: wrong
    ) { _ in
      CodePreview(id, file: #filePath, controller: controller)
    }
  }
}

/// A screen whose content code adds when the view is loaded.
private final class LoadedController: UIViewController {
  private let load: @Sendable (UIViewController, UIView) -> Void

  init(_ load: @escaping @Sendable (UIViewController, UIView) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    load(self, view)
  }
}
