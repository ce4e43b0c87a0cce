import CodeScreens
import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import ScreenAudit
import Synchronization
import Testing

/// The answers that code gets when it asks for its device.
private struct Surroundings: Hashable, Sendable {
  var size: CGSize
  var pixels: CGSize
  var scale: CGFloat
  var model: String
  var isDeviceLandscape: Bool
  var isInterfaceLandscape: Bool
  var idiom: UIUserInterfaceIdiom
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass
  var category: UIContentSizeCategory
  var windows: Int
  var scenes: Int
  var keyWindow: CGSize?
  var sceneOrientation: UIInterfaceOrientation?
  var safeAreaTop: CGFloat?

  /// Asks the objects of UIKit.
  static func asked() -> Surroundings {
    let (screen, device, current) = (UIScreen.main, UIDevice.current, UITraitCollection.current)
    let app = UIApplication.shared
    let scene = app.connectedScenes.first as? UIWindowScene
    return Surroundings(
      size: screen.bounds.size,
      pixels: screen.nativeBounds.size,
      scale: screen.scale,
      model: device.model,
      isDeviceLandscape: device.orientation.isLandscape,
      isInterfaceLandscape: app.statusBarOrientation.isLandscape,
      idiom: device.userInterfaceIdiom,
      horizontal: current.horizontalSizeClass,
      vertical: current.verticalSizeClass,
      category: current.preferredContentSizeCategory,
      windows: app.windows.count,
      scenes: app.connectedScenes.count,
      keyWindow: app.keyWindow?.bounds.size,
      sceneOrientation: scene?.interfaceOrientation,
      safeAreaTop: scene?.windows.first?.safeAreaInsets.top
    )
  }
}

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

/// A device as it is held, with the numbers of the Human Interface Guidelines (Layout, Specifications).
private struct Held: CustomTestStringConvertible, Sendable {
  var name: String
  var orientation = Device.Orientation.portrait
  var size: CGSize
  var pixels: CGSize
  var scale: CGFloat
  var model: String
  var idiom: UIUserInterfaceIdiom
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass
  /// The safe area at the top, as `Reference/devices.json` names its source.
  var top: CGFloat

  var testDescription: String { "\(name), \(orientation)" }

  func expected(_ category: UIContentSizeCategory) -> Surroundings {
    let isLandscape = orientation == .landscape
    return Surroundings(
      size: size,
      pixels: pixels,
      scale: scale,
      model: model,
      isDeviceLandscape: isLandscape,
      isInterfaceLandscape: isLandscape,
      idiom: idiom,
      horizontal: horizontal,
      vertical: vertical,
      category: category,
      windows: 1,
      scenes: 1,
      keyWindow: size,
      sceneOrientation: isLandscape ? .landscapeLeft : .portrait,
      safeAreaTop: top
    )
  }

  static let all = [
    Held(
      name: "iPhone 16",
      size: CGSize(width: 393, height: 852),
      pixels: CGSize(width: 1179, height: 2556),
      scale: 3,
      model: "iPhone",
      idiom: .phone,
      horizontal: .compact,
      vertical: .regular,
      top: 59
    ),
    Held(
      name: "iPhone 16",
      orientation: .landscape,
      size: CGSize(width: 852, height: 393),
      pixels: CGSize(width: 1179, height: 2556),
      scale: 3,
      model: "iPhone",
      idiom: .phone,
      horizontal: .compact,
      vertical: .compact,
      top: 0
    ),
    Held(
      name: "iPad Pro 11-inch",
      size: CGSize(width: 834, height: 1194),
      pixels: CGSize(width: 1668, height: 2388),
      scale: 2,
      model: "iPad",
      idiom: .pad,
      horizontal: .regular,
      vertical: .regular,
      top: 24
    ),
    Held(
      name: "iPad Pro 11-inch",
      orientation: .landscape,
      size: CGSize(width: 1194, height: 834),
      pixels: CGSize(width: 1668, height: 2388),
      scale: 2,
      model: "iPad",
      idiom: .pad,
      horizontal: .regular,
      vertical: .regular,
      top: 24
    ),
  ]
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
    GeometryReader { proxy in
      let _ = answers.note("\(proxy.size.width)", at: "width")
      Text("Morning").onAppear { answers.ask(at: "onAppear") }
    }
    .ignoresSafeArea()
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
  private func show(_ source: ViewSource, on held: Held, language: String? = nil) throws {
    let setting = SweepSetting(
      device: try #require(Device.named(held.name)),
      orientation: held.orientation,
      language: language,
      style: .dark
    )
    // The text size changes from Large to AX3 while the screen is shown, and back.
    let series = Sweep(settings: [setting], categories: [.large, .accessibilityExtraLarge])
      .run([source]).series
    #expect(series.map(\.failure) == [nil])
  }

  private func check(_ answers: Answers, _ moments: Set<String>, _ held: Held) {
    let both = Set([.large, .accessibilityExtraLarge].map(held.expected))
    for moment in moments {
      let found = answers.byMoment[moment] ?? []
      #expect(found.isSubset(of: both) && !found.isEmpty, "\(moment)")
    }
    #expect(Set(answers.byMoment.keys) == moments)
  }

  @Test(arguments: Held.all)
  private func `A controller is on the device of the run in all its calls`(held: Held) throws {
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

  @Test(arguments: Held.all)
  private func `A view of SwiftUI is on the device of the run, and so are its values`(
    held: Held
  ) throws {
    let answers = Answers()
    let preview = CodePreview("Asking", file: "A.swift", line: 1) {
      let _ = answers.ask(at: "preview")
      AskingScreen(answers)
    }
    try show(ViewSource(preview), on: held, language: "ar")
    check(answers, ["preview", "init", "body", "onAppear"], held)
    let classes = "\(held.horizontal) \(held.vertical) \(held.scale)"
    #expect(
      answers.valuesByMoment["body"] == [
        "\(classes) large rightToLeft dark ar",
        "\(classes) accessibility3 rightToLeft dark ar",
      ]
    )
    #expect(answers.valuesByMoment["width"] == ["\(held.size.width)"])
  }

  @Test(arguments: Held.all)
  private func `Previews of a provider are made on the device of the run`(held: Held) throws {
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
        orientation: held.orientation
      )
      let screen = ViewSource(previews[0])
      _ = try screen.stage(for: screen.screens[0], in: setting, at: .large)
        .snapshot(findsAmbiguity: false)
    }
    check(answers, ["previews"], held)
  }

  @Test func `A preview with a device of its own believes in that one`() throws {
    let held = Held.all[2]
    let answers = Answers()
    var preview = CodePreview("Asking", file: "A.swift", line: 1) { AskingScreen(answers) }
    preview.device = Device.named(held.name)
    try show(ViewSource(preview), on: Held.all[0])
    check(answers, ["init", "body", "onAppear"], held)
  }

  @Test func `Screens on several threads each have their own device and windows`() throws {
    let answers = Held.all.map { _ in Answers() }
    let sources = zip(answers, Held.all).map { answers, held in
      var preview = CodePreview("Asking", file: "A.swift", line: 1) { AskingScreen(answers) }
      preview.device = Device.named(held.name)
      preview.orientation = held.orientation == .landscape ? .landscape : .portrait
      return ViewSource(preview)
    }
    let device = try #require(Device.named("iPhone SE 4.7-inch"))
    let sweep = Sweep(
      settings: [SweepSetting(device: device)],
      categories: [.large, .accessibilityExtraLarge],
      workers: 4
    )
    _ = sweep.run(sources)
    for (answers, held) in zip(answers, Held.all) {
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
    try show(source, on: Held.all[0])
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
    try show(source, on: Held.all[0])
    #expect(scenes.withLock { $0 } == [2, 1])
  }
}
