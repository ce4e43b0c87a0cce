import Synchronization
import Testing
import UIKit

/// Sources: "Dynamic Type", Cookpad's developer blog (2019), "Dynamic Type: Spark's experience",
/// DOU (2021), and Apple's documentation of the two ways to be told.
@Suite("Views, controllers and observers are told of a new text size")
struct CategoryChangeTests {
  private final class Screen: UIViewController {
    var changes: [(from: UIContentSizeCategory?, to: UIContentSizeCategory)] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
        changes.append(
          (previous?.preferredContentSizeCategory, traitCollection.preferredContentSizeCategory)
        )
      }
    }
  }

  private final class Badge: UIView {
    var changes: [UIContentSizeCategory] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if let previous { changes.append(previous.preferredContentSizeCategory) }
    }
  }

  @Test("traitCollectionDidChange has the previous traits, in a controller and in a view")
  func previousTraits() throws {
    let screen = Screen()
    let badge = Badge()
    screen.view.addSubview(badge)
    let window = try Screens.window(screen)
    screen.changes = []
    badge.changes = []
    window.choose(.extraLarge)
    window.choose(.accessibilityLarge)
    #expect(screen.changes.map(\.from) == [.large, .extraLarge])
    #expect(screen.changes.map(\.to) == [.extraLarge, .accessibilityLarge])
    #expect(badge.changes == [.large, .extraLarge])
    window.choose(.accessibilityLarge)
    #expect(badge.changes.count == 2)
  }

  @Test("The notification carries the new category, and the screen follows with its next layout")
  func notification() {
    Screens.withApplication {
      let heard = Mutex<[UIContentSizeCategory?]>([])
      let application = UIApplication.shared
      // Tests run side by side and share the centre: only this test's size is listened for.
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification,
        object: application,
        queue: nil
      ) { note in
        let new =
          note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        heard.withLock { $0.append(new) }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      let label = UILabel()
      label.text = "Inbox"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.addSubview(label)
      root.layoutIfNeeded()
      #expect(label.font.pointSize == 17)
      application.preferredContentSizeCategory = .accessibilityExtraLarge
      #expect(heard.withLock { $0.contains(.accessibilityExtraLarge) })
      root.layoutIfNeeded()
      #expect(label.font.pointSize == 40)
      #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    }
  }

  @Test("A registration is told of the traits that it names, and of no other")
  func registration() throws {
    let view = UIView()
    var previous: [UIContentSizeCategory] = []
    let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, traits: UITraitCollection) in
      previous.append(traits.preferredContentSizeCategory)
    }
    let window = try Screens.window(holding: view)
    previous = []
    window.choose(.small)
    window.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(previous == [.large])
    view.unregisterForTraitChanges(registration)
    window.choose(.medium)
    #expect(previous == [.large])
  }
}
