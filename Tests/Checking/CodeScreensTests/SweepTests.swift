import CodeScreens
import DynamicType
import Foundation
import HeadlessUIKit
import ScreenAudit
import ScreenSketches
import Snapshots
import Synchronization
import Testing

/// A screen with two labels: one follows the text size, the other does so at launch only.
private func makeController() -> UIViewController {
  let controller = UIViewController()
  let frames = [
    CGRect(x: 16, y: 80, width: 280, height: 80), CGRect(x: 16, y: 200, width: 280, height: 80),
  ]
  for (index, frame) in frames.enumerated() {
    let label = UILabel(frame: frame)
    label.text = index == 0 ? "Follows" : "Stays"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = index == 0
    controller.view.addSubview(label)
  }
  return controller
}

/// A screen whose label is set anew when the text size changes, as before fonts did so themselves.
private final class ObservingController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 16, y: 80, width: 280, height: 80))
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    setText()
    NotificationCenter.default.addObserver(
      self,
      selector: "sizeChanged",
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  func sizeChanged() {
    changes += 1
    setText()
  }

  private func setText() {
    label.text = "\(changes)"
    label.font = .preferredFont(forTextStyle: .body)
  }
}

@Suite struct `A sweep` {
  private let phone = testDevice

  private func sizes(_ snapshot: LayoutSnapshot?) -> [Double] {
    snapshot?.texts.flatMap { $0.text.fonts.map(\.pointSize) } ?? []
  }

  @Test func `Launched labels take the size, changed ones only when they adjust`() throws {
    let source = ViewSource("Labels", file: "Labels.swift") { makeController() }
    let sweep = Sweep(
      settings: [SweepSetting(device: phone)],
      categories: [.accessibilityExtraLarge]
    )
    let series = try #require(sweep.run([source]).series.first)
    // Human Interface Guidelines: body has 17 points at Large and 40 at AX3.
    #expect(series.launched.map(\.category) == [.large, .accessibilityExtraLarge])
    #expect(sizes(series.launched(at: .large)) == [17, 17])
    #expect(sizes(series.launched(at: .accessibilityExtraLarge)) == [40, 40])
    #expect(sizes(series.changed(to: .accessibilityExtraLarge)) == [40, 17])
  }

  @Test func `A change of the size is told to observers of that screen alone`() throws {
    ObjectiveCMethods.register {
      [
        ObjectiveCMethod(ObservingController.self, "sizeChanged") { object, _ in
          (object as? ObservingController)?.sizeChanged()
        }
      ]
    }
    let sources = (0..<4).map { index in
      ViewSource("Screen \(index)", file: "\(index).swift") { ObservingController() }
    }
    let sweep = Sweep(
      settings: [SweepSetting(device: phone)],
      categories: [.large, .accessibilityExtraLarge],
      workers: 2
    )
    for series in sweep.run(sources).series {
      #expect(sizes(series.launched(at: .accessibilityExtraLarge)) == [40])
      #expect(sizes(series.changed(to: .accessibilityExtraLarge)) == [40])
      #expect(series.changed(to: .accessibilityExtraLarge)?.texts.map(\.text.string) == ["1"])
    }
  }

  @Test func `The order is the same on one worker and on four`() {
    let sources = (0..<5).map { index in
      ViewSource("Screen \(index)", file: "\(index).swift") { makeController() }
    }
    let settings = SweepSetting.all(
      devices: [phone],
      orientations: [.portrait, .landscape],
      languages: [nil, "ar"]
    )
    func names(_ workers: Int) -> [String] {
      Sweep(
        settings: settings,
        categories: [.large],
        changesWhileRunning: false,
        workers: workers
      ).run(sources).series.map { "\($0.screen.title) \($0.setting.name)" }
    }
    #expect(names(1) == names(4))
    #expect(names(1).count == 20)
    #expect(names(1)[1] == "Screen 0 \(phone.name), ar")
  }

  @Test func `Progress counts every series once`() {
    let counts = Mutex<[Int]>([])
    let sources = (0..<3).map { index in
      ViewSource("Screen \(index)", file: "\(index).swift") { makeController() }
    }
    let sweep = Sweep(
      settings: [SweepSetting(device: phone)],
      categories: [.large],
      changesWhileRunning: false
    )
    _ = sweep.run(sources) { progress in
      counts.withLock { $0.append(progress.done) }
      #expect(progress.total == 3)
    }
    #expect(counts.withLock { $0 } == [1, 2, 3])
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("de", false), ("az-Arab", true), ("ur-Latn", false),
  ])
  func `Languages run in their direction`(language: String, isRightToLeft: Bool) {
    let setting = SweepSetting(device: phone, language: language)
    #expect((setting.layoutDirection == .rightToLeft) == isRightToLeft)
  }
}
