import DynamicType
import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

@testable import HeadlessSwiftUI

/// Expected are the color schemes of the screens that Apple's documentation of
/// `preferredColorScheme(_:)` shows: that of the presentation, and not of the view alone.
@MainActor
@Suite("A view chooses whether its screen is light or dark")
struct ColorSchemeTests {
  private struct Screen: View {
    let scheme: ColorScheme?
    @Environment(\.colorScheme) private var own

    var body: some View {
      VStack {
        Text(own == .dark ? "dark" : "light")
        Color.clear.preferredColorScheme(scheme)
      }
    }
  }

  private func shown(
    _ view: some View,
    _ prepare: (UIView) -> Void = { _ in }
  ) -> (window: UIWindow, snapshot: LayoutSnapshot) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.layoutIfNeeded()
    if let view = controller.view { prepare(view) }
    return (window, window.layoutSnapshot())
  }

  private func texts(_ snapshot: LayoutSnapshot) -> [String] {
    var found: [String] = []
    snapshot.forEach { visit in
      for case .text(let content) in visit.element.drawings { found.append(content.string) }
    }
    return found
  }

  /// The paints behind the content of the controller.
  private func backgrounds(_ snapshot: LayoutSnapshot) -> [Paint] {
    var found: [Paint]?
    snapshot.forEach { visit in
      guard found == nil, visit.element.identity.className == "HostedContentView" else { return }
      found = visit.element.drawings.compactMap { drawing in
        if case .fill(_, let paint) = drawing { paint } else { nil }
      }
    }
    return found ?? []
  }

  private func background(_ snapshot: LayoutSnapshot) -> Paint? { backgrounds(snapshot).last }

  /// Apple's documentation of `CGColor`: a color of a layer is one of components, which follows no traits.
  @Test("A white layer on the view stays white on a dark screen")
  func layer() {
    let (window, snapshot) = shown(Screen(scheme: .dark)) { view in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.backgroundColor = UIColor.white.cgColor
      view.layer.addSublayer(layer)
    }
    defer { withExtendedLifetime(window) {} }
    let dark = UIColor.systemBackground.rgba(for: UITraitCollection(userInterfaceStyle: .dark))
    let white = UIColor.white.rgba(for: UITraitCollection())
    #expect(backgrounds(snapshot) == [.color(dark), .color(white)])
  }

  @Test("The views around and the background of the screen follow", arguments: [false, true])
  func whole(inStack: Bool) {
    let content = Screen(scheme: .dark)
    let (window, snapshot) =
      inStack ? shown(NavigationStack { content }) : shown(content)
    defer { withExtendedLifetime(window) {} }
    #expect(texts(snapshot).contains("dark"))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(background(snapshot) == .color(UIColor.systemBackground.rgba(for: dark)))
  }

  /// Apple's documentation: the preference goes to the nearest presentation, such as a sheet or a window.
  @Test("A sheet follows its content, and the screen below does not")
  func sheet() {
    let view = Screen(scheme: nil).sheet(isPresented: .constant(true)) { Screen(scheme: .dark) }
    let (window, snapshot) = shown(view)
    defer { withExtendedLifetime(window) {} }
    #expect(texts(snapshot) == ["light", "dark"])
    var paint: Paint?
    snapshot.forEach { visit in
      guard visit.element.identity.className == "Presentation" else { return }
      for case .fill(_, let found) in visit.element.drawings { paint = found }
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(paint == .color(UIColor.systemBackground.rgba(for: dark)))
    #expect(
      background(snapshot)
        == .color(
          UIColor.systemBackground.rgba(for: UITraitCollection(userInterfaceStyle: .light))
        )
    )
  }

  /// Apple's documentation of `overrideUserInterfaceStyle`: the view and its subviews have the style.
  @Test("A style that a program sets on the view of the controller stays")
  func override() {
    let (window, snapshot) = shown(Screen(scheme: nil)) { $0.overrideUserInterfaceStyle = .dark }
    defer { withExtendedLifetime(window) {} }
    #expect(texts(snapshot) == ["dark"])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(background(snapshot) == .color(UIColor.systemBackground.rgba(for: dark)))
    #expect(texts(window.layoutSnapshot()) == ["dark"])
  }

  /// A view that counts how often its body is asked for.
  private struct Counted: View {
    let scheme: ColorScheme?
    let count: () -> Void
    @Environment(\.colorScheme) private var own

    var body: some View {
      let _ = count()
      Text(own == .dark ? "dark" : "light").preferredColorScheme(scheme)
    }
  }

  @Test("A preference that ends gives the style from above back, and the content is laid out once")
  func end() throws {
    var count = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: Counted(scheme: .dark) { count += 1 })
    window.rootViewController = controller
    #expect(texts(window.layoutSnapshot()) == ["dark"])
    count = 0
    controller.rootView = Counted(scheme: nil) { count += 1 }
    let snapshot = window.layoutSnapshot()
    #expect(texts(snapshot) == ["light"])
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(background(snapshot) == .color(UIColor.systemBackground.rgba(for: light)))
    #expect(count == 1)
  }

  /// The work is that of the same screen without a preference, which is laid out in the style that it has.
  @Test("A preference that appears costs no second layout")
  func once() {
    func work(_ scheme: ColorScheme?) -> Int {
      let host = ViewHost(Screen(scheme: scheme))
      let traits = TraitCollection(userInterfaceStyle: .light)
      let shown = texts(host.snapshot(size: Size(width: 390, height: 844), traits: traits))
      #expect(shown == [scheme == .dark ? "dark" : "light"])
      return host.layoutWork
    }
    #expect(work(.dark) == work(nil))
  }

  @Test("Without a preference the screen stays as it is")
  func none() {
    let (window, snapshot) = shown(Screen(scheme: nil))
    defer { withExtendedLifetime(window) {} }
    #expect(texts(snapshot) == ["light"])
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(background(snapshot) == .color(UIColor.systemBackground.rgba(for: light)))
  }
}
