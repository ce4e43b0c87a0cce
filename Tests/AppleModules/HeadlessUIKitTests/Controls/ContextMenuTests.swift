import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Context menus are models that a program is asked for")
struct ContextMenuTests {
  private final class Rows: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.y < 44 else { return nil }
      return UIContextMenuConfiguration(identifier: "first", previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
    }
  }

  @Test("The delegate decides by the place")
  func place() {
    let rows = Rows()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let interaction = UIContextMenuInteraction(delegate: rows)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    let first = interaction.configuration(at: CGPoint(x: 10, y: 10))
    #expect(first?.identifier == AnyHashable("first"))
    #expect(first?.menu()?.children.map(\.title) == ["Copy"])
    #expect(first?.previewController() == nil)
    #expect(interaction.configuration(at: CGPoint(x: 10, y: 60)) == nil)
  }

  @Test("Configurations without an identifier are told apart")
  func identifiers() {
    #expect(UIContextMenuConfiguration().identifier != UIContextMenuConfiguration().identifier)
  }
}
