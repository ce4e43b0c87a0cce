import LayoutGeometry
import Snapshots
import SwiftUI
import Testing

/// A view as programs write it.
private struct Greeting: View {
  @ScaledMetric private var distance = 10.0

  nonisolated init() {}

  var body: some View {
    VStack(alignment: .leading, spacing: distance) {
      Text("Good morning").font(.headline)
      Text("Coffee is ready.")
    }
  }
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting().previewDisplayName("Morning")
    Text("Evening").previewLayout(.sizeThatFits).previewInterfaceOrientation(.landscapeLeft)
      .previewDevice("iPhone SE (1st generation)")
  }
}

@Suite("SwiftUI in a program")
struct HostingTests {
  private func texts(
    _ controller: UIViewController,
    _ category: UIContentSizeCategory = .large
  ) -> [(text: String, frame: CGRect, size: CGFloat)] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = category
    window.rootViewController = controller
    var found: [(String, CGRect, CGFloat)] = []
    window.layoutSnapshot().walk { visit in
      for drawing in visit.element.drawings {
        guard case .text(let text) = drawing else { continue }
        let frame = visit.frame
        found.append(
          (
            text.string, CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
            text.fonts.first?.pointSize ?? 0
          )
        )
      }
      return true
    }
    return found
  }

  @Test("A view stands in the middle of its controller, and follows the text size")
  func controller() throws {
    let shown = texts(UIHostingController(rootView: Greeting()))
    #expect(shown.map(\.text) == ["Good morning", "Coffee is ready."])
    #expect(shown.map(\.size) == [17, 17])
    let whole = shown.map(\.frame).reduce(shown[0].frame) { $0.union($1) }
    #expect(abs(whole.midX - 195) <= 0.5 && abs(whole.midY - 422) <= 0.5)
    let large = texts(UIHostingController(rootView: Greeting()), .accessibilityLarge)
    #expect(large.map(\.size) == [33, 33])
    #expect(large[1].frame.minY - large[0].frame.maxY > 15)
  }

  @Test("A controller without regions of the safe area offers its view all of its bounds")
  func safeAreaRegions() {
    func top(_ regions: SafeAreaRegions) -> CGFloat {
      let controller = UIHostingController(
        rootView: VStack {
          Text("Top")
          Spacer()
        }
      )
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
      controller.safeAreaRegions = regions
      return texts(controller).first?.frame.minY ?? -1
    }
    #expect(top(.all) - top([]) >= 100 && top(.keyboard) == top([]))
    #expect(top([]) == 0)
  }

  @Test("A changed view is shown")
  func change() {
    let controller = UIHostingController(rootView: Text("One"))
    #expect(texts(controller).map(\.text) == ["One"])
    controller.rootView = Text("Two")
    #expect(texts(controller).map(\.text) == ["Two"])
  }

  /// SchweizerischeBundesbahnen/mobile-ios-design-swiftui draws views of this size into images
  /// (`testLoadingIndicatorNormalPrimary`, iOS 17).
  @Test("A controller's view has the size of its content without sizing options")
  func intrinsicSize() {
    let controller = UIHostingController(
      rootView: Color.clear.frame(width: 55, height: 32).padding(16)
    )
    #expect(controller.view.intrinsicContentSize == CGSize(width: 87, height: 64))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).height == 64)
  }

  /// "Automatically invalidate its intrinsic content size when its ideal size changes": Apple's documentation of
  /// `UIHostingControllerSizingOptions.intrinsicContentSize`.
  @Test(
    "Constraints take the size of the content, and follow a change of it where that is asked for"
  )
  func sizeInConstraints() {
    let controller = UIHostingController(rootView: Color.clear.frame(width: 40, height: 30))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = controller.view!
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 40, height: 30))
    controller.sizingOptions = .intrinsicContentSize
    controller.rootView = Color.clear.frame(width: 50, height: 20)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }

  @Test("A preview is a screen, and a provider has one for each of its views")
  func previews() {
    let preview = CodePreview("Both", content: { Greeting() })
    #expect(texts(preview.makeController()).count == 2)
    let screens = CodePreview.screens(of: Greeting_Previews.self, "Greeting")
    #expect(screens.map(\.title) == ["Morning", "Greeting 2"])
    #expect(screens.map { texts($0.makeController()).count } == [2, 1])
    #expect(screens.map(\.layout) == [.device, .sizeThatFits])
    #expect(screens.map(\.orientation) == [nil, .landscape])
    #expect(screens.map { $0.device?.name } == [nil, "iPhone SE 4-inch"])
  }

  /// Xcode shows previews of these forms as well.
  @Test(
    "A preview may have several views or a view that it declares, and controllers and views of UIKit"
  )
  func previewForms() throws {
    let several = CodePreview {
      Text("One")
      Text("Two")
    }
    #expect(texts(several.makeController()).count == 2)
    let declared = CodePreview {
      struct Screen: View {
        @State var title = "Hello"
        var body: some View { Text(title) }
      }
      return Screen()
    }
    #expect(texts(declared.makeController()).count == 1)
    let label = CodePreview {
      let label = UILabel()
      label.text = "Hello"
      return label
    }
    #expect(label.isView)
    let controller = CodePreview {
      let controller = UIViewController()
      controller.title = "Hello"
      return controller
    }
    #expect(!controller.isView)
    #expect(controller.makeController().title == "Hello")
  }

  @Test("A configuration shows a view in a cell, which grows with the text size")
  func configuration() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration {
          Text("Coffee and a croissant by the window")
        }
        .margins(.horizontal, 30)
        return cell
      }
    }
    func shown(
      _ category: UIContentSizeCategory
    ) throws -> (text: CGRect, size: CGFloat, row: Double) {
      let controller = UITableViewController()
      let source = Source()
      controller.tableView.dataSource = source
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.traitOverrides.preferredContentSizeCategory = category
      window.rootViewController = controller
      var found: (text: CGRect, size: CGFloat)?
      window.layoutSnapshot().walk { visit in
        for case .text(let text) in visit.element.drawings {
          let frame = visit.frame
          found = (
            CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
            CGFloat(text.fonts.first?.pointSize ?? 0)
          )
        }
        return true
      }
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      let text = try #require(withExtendedLifetime(source) { found })
      return (text.text, text.size, Double(cell.frame.height))
    }
    let large = try shown(.large)
    // Human Interface Guidelines: body has 17 points at Large and 40 at AX3; a row has at least 44.
    #expect(large.size == 17 && large.text.minX == 30 && large.row >= 44 && large.row < 60)
    let largest = try shown(.accessibilityExtraLarge)
    #expect(largest.size == 40)
    #expect(largest.text.height > 80)
    #expect(largest.row >= largest.text.height)
  }
}
