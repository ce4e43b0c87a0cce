import FactTesting
import UIKit

/// Counts the events of a view or a controller and reports those of interest.
private struct EventRecorder {
  /// Events that UIKit may repeat for one change: the first of each is reported.
  private static let repeating: Set<String> = [
    "layout", "updateConstraints", "willLayout", "didLayout", "safeArea",
  ]

  let prefix: String
  let reported: Set<String>
  private(set) var counts: [String: Int] = [:]

  init(_ name: String, _ reported: [String]) {
    prefix = name.isEmpty ? "" : name + "."
    self.reported = Set(reported)
  }

  mutating func take(_ event: String) {
    let count = counts[event, default: 0] + 1
    counts[event] = count
    guard reported.contains(event), count == 1 || !Self.repeating.contains(event) else { return }
    record(prefix + event)
  }
}

/// A view that counts what happens to it and reports the events that it is asked for.
final class RecordingView: UIView {
  private var recorder: EventRecorder

  init(_ name: String, _ events: String...) {
    recorder = EventRecorder(name, events)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  /// How often an event happened.
  func count(_ event: String) -> Int { recorder.counts[event] ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    recorder.take("layout")
  }

  override func updateConstraints() {
    recorder.take("updateConstraints")
    super.updateConstraints()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    recorder.take("willMoveToSuperview")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    recorder.take("didMoveToSuperview")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    recorder.take("safeArea")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    recorder.take("tint")
  }
}

/// A controller that counts what it is told and reports the events that it is asked for.
final class RecordingController: UIViewController {
  private var recorder: EventRecorder

  init(_ name: String, _ events: String...) {
    recorder = EventRecorder(name, events)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// How often an event happened.
  func count(_ event: String) -> Int { recorder.counts[event] ?? 0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    recorder.take("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recorder.take("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    recorder.take("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder.take("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.take("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recorder.take("didDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    recorder.take("willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    recorder.take("didLayout")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    recorder.take("safeArea")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    recorder.take("willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    recorder.take("didMove")
  }
}
