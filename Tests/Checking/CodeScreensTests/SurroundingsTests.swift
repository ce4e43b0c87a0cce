import CodeScreens
import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import ScreenAudit
import Synchronization
import Testing

/// The answers at the moments at which code asked.
private final class Answers: Sendable {
  private let all = Mutex<[String: Set<Surroundings>]>([:])
  private let values = Mutex<[String: Set<String>]>([:])

  func ask(at moment: String) {
    let asked = Surroundings.asked()
    all.withLock { _ = $0[moment, default: []].insert(asked) }
  }

  func note(_ value: String, at moment: String) {
    values.withLock { _ = $0[moment, default: []].insert(value) }
  }

  var byMoment: [String: Set<Surroundings>] { all.withLock { $0 } }
  var valuesByMoment: [String: Set<String>] { values.withLock { $0 } }
}

/// A screen of UIKit that asks at each of its calls.
private final class AskingController: UIViewController {
  private let answers: Answers

  init(_ answers: Answers) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
    answers.ask(at: "init")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(AskingView(answers))
    answers.ask(at: "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) { answers.ask(at: "viewWillAppear") }
  override func viewDidLayoutSubviews() { answers.ask(at: "viewDidLayoutSubviews") }
}

private final class AskingView: UIView {
  private let answers: Answers

  init(_ answers: Answers) {
    self.answers = answers
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    answers.ask(at: "init of a view")
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    answers.ask(at: "layoutSubviews")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    answers.ask(at: "traitCollectionDidChange")
  }
}

/// A screen of SwiftUI that asks as it is made, in its body and as it appears.
private struct AskingScreen: View {
  let answers: Answers
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.displayScale) private var scale
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale
  @Environment(\.sizeCategory) private var category
  @Environment(\.pixelLength) private var pixel
  @Environment(\.legibilityWeight) private var legibility
  @Environment(\.colorSchemeContrast) private var contrast

  init(_ answers: Answers) {
    self.answers = answers
    answers.ask(at: "init")
  }

  private func name(_ sizeClass: HeadlessSwiftUI.UserInterfaceSizeClass?) -> String {
    sizeClass.map { "\($0)" } ?? "none"
  }

  var body: some View {
    let _ = answers.ask(at: "body")
    let _ = answers.note(
      "\(name(horizontal)) \(name(vertical)) \(scale) \(size) \(direction) \(scheme) \(locale.identifier)",
      at: "body"
    )
    let weight = legibility.map { "\($0)" } ?? "none"
    let _ = answers.note("\(pixel * scale) \(weight) \(contrast) \(category)", at: "body, too")
    GeometryReader { proxy in
      let _ = answers.note("\(proxy.size.width)", at: "width")
      Text("Morning").onAppear { answers.ask(at: "onAppear") }
    }
    .ignoresSafeArea()
  }
}

/// A view many levels above another.
private struct DeepScreen: View {
  var depth: Int
  var innermost: AskingScreen

  var body: some View {
    if depth == 0 { innermost } else { AnyView(DeepScreen(depth: depth - 1, innermost: innermost)) }
  }
}

/// A provider that asks as it lists its previews; answers belong to a task.
private struct AskingPreviews: PreviewProvider {
  nonisolated static let task = TaskLocal<Answers?>(wrappedValue: nil)

  @MainActor static var previews: some View {
    let _ = task.get()?.ask(at: "previews")
    Text("Provided")
  }
}

@Suite struct `What code believes of its device` {
  /// Shows a screen in Arabic and dark, as iOS 18.
  private func show(_ source: ViewSource, on held: HeldDevice) throws {
    let setting = SweepSetting(
      device: try #require(Device.named(held.name)),
      orientation: held.orientation,
      language: "ar",
      style: .dark,
      systemVersion: SystemVersion(18)
    )
    // The text size changes from Large to AX3 while the screen is shown, and back.
    let series = Sweep(settings: [setting], categories: [.large, .accessibilityExtraLarge])
      .run([source]).series
    #expect(series.map(\.failure) == [nil])
  }

  private func check(_ answers: Answers, _ moments: Set<String>, _ held: HeldDevice) {
    let both = Set([.large, .accessibilityExtraLarge].map { Surroundings.expected(on: held, $0) })
    for moment in moments {
      let found = answers.byMoment[moment] ?? []
      #expect(found.isSubset(of: both) && !found.isEmpty, "\(moment)")
    }
    #expect(Set(answers.byMoment.keys) == moments)
  }

  @Test(arguments: HeldDevice.all)
  private func `A controller is on the device of the run in all its calls`(held: HeldDevice) throws
  {
    let answers = Answers()
    try show(
      ViewSource("Asking", file: "A.swift") { AskingController(answers) },
      on: held
    )
    check(
      answers,
      [
        "init", "init of a view", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews",
        "layoutSubviews", "traitCollectionDidChange",
      ],
      held
    )
  }

  @Test(arguments: HeldDevice.all)
  private func `A view of SwiftUI is on the device of the run, and so are its values`(
    held: HeldDevice
  ) throws {
    let answers = Answers()
    let preview = CodePreview("Asking", file: "A.swift", line: 1) {
      let _ = answers.ask(at: "preview")
      AskingScreen(answers)
    }
    try show(ViewSource(preview), on: held)
    check(answers, ["preview", "init", "body", "onAppear"], held)
    let classes = "\(held.horizontal) \(held.vertical) \(held.scale)"
    #expect(
      answers.valuesByMoment["body"] == [
        "\(classes) large rightToLeft dark ar",
        "\(classes) accessibility3 rightToLeft dark ar",
      ]
    )
    #expect(
      answers.valuesByMoment["body, too"] == [
        "1.0 regular standard large", "1.0 regular standard accessibilityExtraLarge",
      ]
    )
    #expect(answers.valuesByMoment["width"] == ["\(held.size.width)"])
  }

  @Test(arguments: HeldDevice.all)
  private func `Previews of a provider are made on the device of the run`(held: HeldDevice) throws {
    let answers = Answers()
    let previews = CodePreview.screens(
      of: AskingPreviews.self,
      "Provided",
      file: "A.swift",
      line: 1
    )
    try AskingPreviews.task.withValue(answers) {
      let setting = SweepSetting(
        device: try #require(Device.named(held.name)),
        orientation: held.orientation,
        language: "ar",
        style: .dark,
        systemVersion: SystemVersion(18)
      )
      let screen = ViewSource(previews[0])
      _ = try screen.stage(for: screen.screens[0], in: setting, at: .large)
        .snapshot(findsAmbiguity: false)
    }
    check(answers, ["previews"], held)
  }

  /// A tree of this depth is laid out on a thread of its own with a large stack.
  @Test(arguments: HeldDevice.all)
  private func `Views deep in a tree are on the device of the run`(held: HeldDevice) throws {
    let answers = Answers()
    let preview = CodePreview("Deep", file: "A.swift", line: 1) {
      DeepScreen(depth: 200, innermost: AskingScreen(answers))
    }
    try show(ViewSource(preview), on: held)
    check(answers, ["init", "body", "onAppear"], held)
  }

  @Test func `A preview with a device of its own believes in that one`() throws {
    let held = HeldDevice.all[2]
    let answers = Answers()
    var preview = CodePreview("Asking", file: "A.swift", line: 1) { AskingScreen(answers) }
    preview.device = Device.named(held.name)
    try show(ViewSource(preview), on: HeldDevice.all[0])
    check(answers, ["init", "body", "onAppear"], held)
  }

  @Test func `Screens on several threads each have their own device and windows`() throws {
    let answers = HeldDevice.all.map { _ in Answers() }
    let sources = zip(answers, HeldDevice.all).map { answers, held in
      var preview = CodePreview("Asking", file: "A.swift", line: 1) { AskingScreen(answers) }
      preview.device = Device.named(held.name)
      preview.orientation = held.orientation == .landscape ? .landscape : .portrait
      return ViewSource(preview)
    }
    let device = try #require(Device.named("iPhone SE 4.7-inch"))
    let sweep = Sweep(
      settings: [
        SweepSetting(
          device: device,
          language: "ar",
          style: .dark,
          systemVersion: SystemVersion(18)
        )
      ],
      categories: [.large, .accessibilityExtraLarge],
      workers: 4
    )
    _ = sweep.run(sources)
    for (answers, held) in zip(answers, HeldDevice.all) {
      check(answers, ["init", "body", "onAppear"], held)
    }
  }

  @Test func `Code outside of a screen finds no windows of one`() throws {
    // Kept, so that a scene of a window that another test has on this thread is not made in its place.
    let within = Mutex<Set<UIScene>>([])
    let source = ViewSource("Plain", file: "A.swift") {
      within.withLock { $0.formUnion(UIApplication.shared.connectedScenes) }
      return UIViewController()
    }
    try show(source, on: HeldDevice.all[0])
    let scenes = within.withLock { $0.count }
    #expect(scenes > 0)
    #expect(within.withLock { $0.isDisjoint(with: UIApplication.shared.connectedScenes) })
  }

  @Test func `A second window joins the scene of the first`() throws {
    let scenes = Mutex<[Int]>([])
    let source = ViewSource("Two", file: "A.swift") {
      let overlay = UIWindow(frame: UIScreen.main.bounds)
      overlay.makeKeyAndVisible()
      let app = UIApplication.shared
      scenes.withLock { $0 = [app.windows.count, app.connectedScenes.count] }
      return UIViewController()
    }
    try show(source, on: HeldDevice.all[0])
    #expect(scenes.withLock { $0 } == [2, 1])
  }
}
