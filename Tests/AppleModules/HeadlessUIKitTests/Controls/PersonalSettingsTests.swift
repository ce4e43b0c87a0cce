import DynamicType
import Foundation
import Synchronization
import Testing

@testable import HeadlessUIKit

/// In processes of their own: the application's environment is one for the whole process.
@Suite("What a person chose reaches the program")
struct PersonalSettingsTests {
  @Test("Bold text is the legibility weight of the application")
  func boldText() async {
    await #expect(processExitsWith: .success) {
      #expect(!UIAccessibility.isBoldTextEnabled)
      TraitEnvironment.application.update { $0.legibilityWeight = .bold }
      #expect(UIAccessibility.isBoldTextEnabled)
      let label = UILabel()
      label.text = "Heavier"
      let bold = label.intrinsicContentSize.width
      TraitEnvironment.application.update { $0.legibilityWeight = .regular }
      label.updateTraitsIfNeeded()
      #expect(label.intrinsicContentSize.width < bold)
    }
  }

  @Test("The large content viewer tells when the text size enables it")
  func largeContentStatus() async {
    await #expect(processExitsWith: .success) {
      let count = Mutex(0)
      let token = NotificationCenter.default.addObserver(
        forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
        object: nil,
        queue: nil
      ) { _ in count.withLock { $0 += 1 } }
      let sizes: [UIContentSizeCategory] = [
        .extraLarge, .accessibilityMedium, .accessibilityLarge, .large,
      ]
      var enabled: [Bool] = []
      for size in sizes {
        UIApplication.shared.preferredContentSizeCategory = size
        enabled.append(UILargeContentViewerInteraction.isEnabled)
      }
      NotificationCenter.default.removeObserver(token)
      #expect(enabled == [false, true, true, false])
      #expect(count.withLock { $0 } == 2)
    }
  }
}
