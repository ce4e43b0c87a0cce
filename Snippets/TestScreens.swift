// Tests of a screen that is made in code, as a test target has them.
import DynamicTypeTesting
import HeadlessUIKit
import Testing

final class ProfileController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 300, height: 120))
    label.text = "Ada Lovelace"
    label.accessibilityIdentifier = "name"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    view.addSubview(label)
  }
}

struct ProfileTests {
  @Test func `The profile works at every text size`() throws {
    let report = expectLargerText("Profile") { ProfileController() }
    let screen = try #require(try report.screen(at: .accessibilityLarge))
    #expect(try screen.fontSizes(of: "name") == [33])
    #expect(try !screen.isCut("name"))
  }

  @Test func `The profile is as it was recorded`() {
    let settings = ScreenSettings(categories: [.large, .accessibilityLarge])
    assertScreens("Profile", in: settings) { ProfileController() }
  }
}
