import UIKit

/// A screen as it is written for an iPhone: actions are methods by name.
@objc(CounterController)
public class CounterController: UIViewController {
  /// Shows the count.
  @IBOutlet public weak var label: UILabel!
  /// The number that the screen shows.
  @objc dynamic public var count = 0 {
    didSet { label?.text = "\(count)" }
  }

  /// Adds one.
  public let button = UIButton(type: .system)

  /// Tells the delegate.
  public let press = UILongPressGestureRecognizer()

  /// The calls so far.
  public private(set) var log: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    view.addSubview(label)
    self.label = label
    button.setTitle("Add", for: .normal)
    button.addTarget(self, action: #selector(addOne), for: .touchUpInside)
    button.addTarget(nil, action: #selector(CounterController.note(_:)), for: .touchDown)
    view.addSubview(button)
    press.addTarget(self, action: #selector(pressed(_:)))
    view.addGestureRecognizer(press)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset",
      style: .plain,
      target: self,
      action: #selector(reset(sender:))
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(changed(notification:)),
      name: .counterChanged,
      object: nil
    )
  }

  @objc private func addOne() { count += 1 }

  @IBAction func note(_ sender: UIButton) {
    log.append("note \(sender.title(for: .normal) ?? "")")
  }

  @objc func reset(sender: UIBarButtonItem) { setValue(0, forKey: #keyPath(count)) }

  #if os(iOS)
  @objc fileprivate func changed(notification: Notification) { log.append("changed") }
  #endif
}

extension CounterController {
  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    log.append("pressed")
    delegate?.counterWasPressed?(self)
  }

  /// The object that hears of presses.
  public var delegate: CounterDelegate? {
    get { CounterController.delegate }
    set { CounterController.delegate = newValue }
  }

  private static weak var delegate: CounterDelegate?
}

/// An object that hears of presses.
@objc public protocol CounterDelegate {
  @objc optional func counterWasPressed(_ counter: CounterController)
  @objc optional func counterWasReset(_ counter: CounterController)
}

extension Notification.Name {
  /// The name of a notification that the screen observes.
  public static let counterChanged = Notification.Name("counterChanged")
}
