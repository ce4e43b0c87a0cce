// A test of a view of SwiftUI, as a test target has it.
import DynamicTypeTesting
import HeadlessSwiftUI
import Testing

struct ProfileView: View {
  let name: String

  var body: some View {
    Text(verbatim: name).font(.body)
  }
}

struct ProfileViewTests {
  @Test func `The profile works at every text size`() {
    expectLargerText("Profile") { ProfileView(name: "Ada") }
  }
}
