import DynamicType
import Testing
import UIKit

/// The article measured a view that is pinned to the readable guide of a root controller's view on
/// iOS 12, without the safe area in the margins.
///
/// Source: "Readable width", Cookpad's developer blog, 2018. The article says that the guide is
/// centered vertically in its summary of the rules and horizontally elsewhere; Apple's documentation
/// of `readableContentGuide` says vertically and means the extent: both are checked.
@Suite("Readable widths of the article, measured through views")
struct ReadableWidthTests {
  /// The article's screen.
  private final class Screen: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.insetsLayoutMarginsFromSafeArea = false
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let guide = view.readableContentGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
  }

  @Test("The tables have 68 rows for eight devices")
  func count() {
    #expect(ReadableRow.all.count == 68)
    #expect(Set(ReadableRow.all.flatMap(\.devices)).count == 8)
  }

  @Test("Each row of the tables", arguments: ReadableRow.all)
  func row(row: ReadableRow) throws {
    let category = try #require(row.contentSizeCategory)
    let orientation = try #require(Device.Orientation(rawValue: row.orientation))
    for device in row.devices {
      let screen = Screen()
      let window = try Screens.window(screen, on: device, in: orientation, at: category)
      let frame = screen.content.frame
      #expect(window.bounds.width == row.viewWidth, "\(device)")
      #expect(frame.width == row.readableWidth, "\(device)")
      #expect(window.bounds.width - frame.width == row.bothMargins, "\(device)")
      // The article's column leaves the half point of 53.5 out.
      #expect(frame.minX.rounded(.down) == row.oneMargin, "\(device)")
      let margins = screen.view.layoutMarginsGuide.layoutFrame
      #expect(frame.minY == margins.minY)
      #expect(frame.maxY == margins.maxY)
      #expect(abs(frame.midX - margins.midX) <= 0.5)
    }
  }

  @Test("A live screen follows from size to size and stays inside its margins")
  func live() throws {
    let screen = Screen()
    let window = try Screens.window(screen, on: "iPad Pro 11\"", in: .landscape)
    var widths: [CGFloat] = []
    for category in Screens.categories {
      window.choose(category)
      widths.append(screen.content.frame.width)
      #expect(widths.last == screen.view.readableContentGuide.layoutFrame.width)
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(widths.first == 560)
    #expect(widths[3] == 672)
    #expect(widths[6] == 896)
    #expect(widths.last == 1154)
  }

  @Test("Larger margins narrow it, uneven ones move it")
  func margins() throws {
    let screen = Screen()
    let window = try Screens.window(screen, on: "iPad", in: .landscape)
    screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 200)
    window.layoutIfNeeded()
    #expect(screen.content.frame.minX == 300)
    #expect(screen.content.frame.width == 524)
    screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 120, bottom: 0, right: 20)
    window.layoutIfNeeded()
    #expect(screen.content.frame.width == 672)
    #expect(screen.content.frame.midX == 562)
  }

  @Test("With the safe area in the margins the guide keeps clear of it")
  func safeArea() throws {
    let screen = Screen()
    let window = try Screens.window(screen, on: "iPhone Xs", in: .landscape)
    screen.view.insetsLayoutMarginsFromSafeArea = true
    window.layoutIfNeeded()
    #expect(screen.content.frame.minX == 64)
    #expect(screen.content.frame.maxX == 748)
  }
}
