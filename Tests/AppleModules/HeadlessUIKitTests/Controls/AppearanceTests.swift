import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

private final class Card: UIView {}
private final class Title: UILabel {}

/// A label that chooses its color while it is made.
private final class Notice: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    textColor = .purple
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite("Appearance proxies give views their defaults")
struct AppearanceTests {
  /// Runs with proxies of its own.
  private func withProxies(_ body: () throws -> Void) rethrows {
    try AppearanceRegistry().performAsCurrent(body)
  }

  @Test("A label takes the proxy's values when it enters a window, not before")
  func entering() {
    withProxies {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .preferredFont(forTextStyle: .headline)
      UILabel.appearance().adjustsFontForContentSizeCategory = true
      let window = makeWindow()
      let label = UILabel()
      #expect(label.textColor == .label)
      window.addSubview(label)
      #expect(label.textColor == .red)
      #expect(label.font.pointSize == 17)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      #expect(label.font.pointSize == 33)
    }
  }

  @Test("What the program sets in a view stays")
  func explicit() {
    withProxies {
      UILabel.appearance().textColor = .red
      UISwitch.appearance().onTintColor = .blue
      let window = makeWindow()
      let label = UILabel()
      label.textColor = .green
      let toggle = UISwitch()
      window.addSubview(label)
      window.addSubview(toggle)
      #expect(label.textColor == .green)
      #expect(toggle.onTintColor == .blue)
      toggle.onTintColor = .black
      toggle.removeFromSuperview()
      window.addSubview(toggle)
      #expect(toggle.onTintColor == .black)
    }
  }

  @Test("A value that equals the default stays where the program set it")
  func explicitDefault() {
    withProxies {
      UILabel.appearance().textColor = .red
      UISwitch.appearance().onTintColor = .blue
      UIView.appearance().backgroundColor = .green
      UIBarButtonItem.appearance().tintColor = .red
      UIToolbar.appearance().barTintColor = .red
      let window = makeWindow()
      let (label, toggle, bar) = (UILabel(), UISwitch(), UIToolbar())
      let item = UIBarButtonItem(title: "Edit", primaryAction: nil)
      label.textColor = .label
      label.backgroundColor = nil
      toggle.onTintColor = nil
      item.tintColor = nil
      bar.barTintColor = nil
      bar.items = [item]
      for view in [label, toggle, bar] { window.addSubview(view) }
      #expect(label.textColor == .label)
      #expect(label.backgroundColor == nil && toggle.backgroundColor == .green)
      #expect(toggle.onTintColor == nil)
      #expect(item.tintColor == nil)
      #expect(bar.barTintColor == nil)
    }
  }

  @Test("What is set after the proxy's value came stays when the view is shown again")
  func explicitLater() {
    withProxies {
      UILabel.appearance().textColor = .red
      let window = makeWindow()
      let label = UILabel()
      window.addSubview(label)
      label.textColor = .red
      UILabel.appearance().textColor = .blue
      label.removeFromSuperview()
      window.addSubview(label)
      #expect(label.textColor == .red)
    }
  }

  @Test("A default that a proxy sets wins over a less specific proxy")
  func defaultOfProxy() {
    withProxies {
      UILabel.appearance().textColor = .red
      Title.appearance().textColor = .label
      let window = makeWindow()
      let (plain, title) = (UILabel(), Title())
      window.addSubview(plain)
      window.addSubview(title)
      #expect(plain.textColor == .red)
      #expect(title.textColor == .label)
    }
  }

  @Test("What a subclass sets while it is made is the program's choice")
  func explicitInSubclass() {
    withProxies {
      Notice.appearance().textColor = .red
      let window = makeWindow()
      let notice = Notice(frame: .zero)
      window.addSubview(notice)
      #expect(notice.textColor == .purple)
    }
  }

  @Test("What UIKit sets in its own views gives way to a proxy of the class")
  func libraryDefaults() {
    withProxies {
      UITableView.appearance().backgroundColor = .red
      let window = makeWindow()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      window.addSubview(table)
      #expect(table.backgroundColor == .red)
    }
  }

  @Test("The more specific proxy wins: subclass, then containers")
  func specific() {
    withProxies {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
      UILabel.appearance().textColor = .red
      Title.appearance().textColor = .blue
      let window = makeWindow()
      let card = Card()
      let outer = UIView()
      let (plain, inner, title) = (UILabel(), UILabel(), Title())
      outer.addSubview(inner)
      card.addSubview(outer)
      card.addSubview(title)
      window.addSubview(plain)
      window.addSubview(card)
      #expect(plain.textColor == .red)
      #expect(inner.textColor == .green)
      #expect(title.textColor == .blue)
    }
  }

  @Test("Containers are named from the inside to the outside")
  func nested() {
    withProxies {
      UILabel.appearance(whenContainedInInstancesOf: [UIButton.self, Card.self]).textColor = .red
      let window = makeWindow()
      let (card, button) = (Card(), UIButton())
      let (both, outside) = (UILabel(), UILabel())
      card.addSubview(button)
      button.addSubview(both)
      card.addSubview(outside)
      window.addSubview(card)
      #expect(both.textColor == .red)
      #expect(outside.textColor == .label)
    }
  }

  @Test("A proxy for traits holds while the traits do")
  func traits() {
    withProxies {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UISwitch.appearance(for: dark).onTintColor = .red
      let window = makeWindow()
      let toggle = UISwitch()
      window.addSubview(toggle)
      #expect(toggle.onTintColor == nil)
      window.traitOverrides.userInterfaceStyle = .dark
      #expect(toggle.onTintColor == .red)
      window.traitOverrides.userInterfaceStyle = .light
      #expect(toggle.onTintColor == nil)
    }
  }

  @Test("Asked again, the proxy is the same")
  func identity() {
    withProxies {
      #expect(UILabel.appearance() === UILabel.appearance())
      #expect(UILabel.appearance() !== Title.appearance())
      let card = [Card.self]
      #expect(
        UILabel.appearance(whenContainedInInstancesOf: card)
          === UILabel.appearance(whenContainedInInstancesOf: card)
      )
    }
  }

  @Test("The items of a bar take the attributes of titles and the tint")
  func items() {
    final class Bar: UIView {
      let item = UIBarButtonItem(title: "Done", primaryAction: nil)
      override var objectsForAppearance: [any AppearanceTarget] { [item] }
    }
    withProxies {
      UIBarButtonItem.appearance().tintColor = .red
      UIBarItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 12)],
        for: .normal
      )
      let window = makeWindow()
      let bar = Bar()
      window.addSubview(bar)
      #expect(bar.item.tintColor == .red)
      let font = bar.item.titleTextAttributes(for: .normal)?[.font] as? UIFont
      #expect(font == .systemFont(ofSize: 12))
      #expect(bar.item.titleTextAttributes(for: .selected) == nil)
    }
  }

  @Test("Segments, colors and tints take part")
  func others() {
    withProxies {
      UISegmentedControl.appearance().selectedSegmentTintColor = .red
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.white],
        for: .selected
      )
      UIView.appearance(whenContainedInInstancesOf: [Card.self]).backgroundColor = .blue
      Card.appearance().tintColor = .green
      let window = makeWindow()
      let card = Card()
      let control = UISegmentedControl(items: ["A", "B"])
      card.addSubview(control)
      window.addSubview(card)
      #expect(control.selectedSegmentTintColor == .red)
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
      #expect(control.backgroundColor == .blue && card.backgroundColor == nil)
      #expect(control.tintColor == .green)
    }
  }

  @Test("A window takes its tint when it is shown")
  func windows() {
    withProxies {
      UIWindow.appearance().tintColor = .red
      let window = makeWindow()
      let label = UILabel()
      window.addSubview(label)
      window.makeKeyAndVisible()
      #expect(label.tintColor == .red)
    }
  }

  @Test("Registries of tasks do not see each other")
  func tasks() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          AppearanceRegistry().performAsCurrent {
            let color = UIColor(white: Double(index) / 8, alpha: 1)
            UILabel.appearance().textColor = color
            let window = makeWindow()
            let label = UILabel()
            window.addSubview(label)
            return label.textColor == color
          }
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }
}
