import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Testing

/// Sizes are those of the Human Interface Guidelines (Layout, Specifications): an iPad has 834 by 1,194 points,
/// and is regular in both directions however it is held.
@Suite struct `The device that a document is on` {
  private func load(
    _ orientation: Device.Orientation,
    _ category: ContentSizeCategory
  ) throws -> LoadedScreen {
    let document = try Documents.storyboard(Documents.controller("one"), initial: "one")
    let loader = ScreenLoader(document)
    let device = try #require(Device.named("iPad Pro 11-inch"))
    return try loader.load(
      loader.screens[0],
      in: ScreenEnvironment(device, in: orientation, category: category, style: .dark)
    )
  }

  @Test(arguments: [Device.Orientation.portrait, .landscape])
  func `Code finds the iPad, its traits, its application and the window`(
    orientation: Device.Orientation
  ) throws {
    let screen = try load(orientation, .small)
    screen.perform {
      let isLandscape = orientation == .landscape
      let size = CGSize(width: isLandscape ? 1194 : 834, height: isLandscape ? 834 : 1194)
      #expect(UIScreen.main.bounds.size == size)
      #expect(UIDevice.current.model == "iPad")
      #expect(UIDevice.current.orientation.isLandscape == isLandscape)
      for traits in [UITraitCollection.current, screen.window.traitCollection] {
        #expect(traits.userInterfaceIdiom == .pad)
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
        #expect(traits.displayScale == 2 && traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .small)
      }
      let app = UIApplication.shared
      #expect(app.preferredContentSizeCategory == .small)
      #expect(app.windows == [screen.window] && app.keyWindow === screen.window)
      #expect(app.statusBarOrientation.isLandscape == isLandscape)
    }
  }

  @Test func `A change of the text size reaches the application and the window`() throws {
    let screen = try load(.portrait, .large)
    screen.change(to: .accessibilityLarge)
    screen.perform {
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
      #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityLarge)
      #expect(screen.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }
  }

  @Test func `Screens of several devices do not see each other's`() throws {
    let (upright, turned) = (try load(.portrait, .large), try load(.landscape, .small))
    upright.perform {
      #expect(UIScreen.main.bounds.width == 834)
      #expect(UIApplication.shared.windows == [upright.window])
    }
    turned.perform {
      #expect(UIScreen.main.bounds.width == 1194)
      #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    }
  }
}
