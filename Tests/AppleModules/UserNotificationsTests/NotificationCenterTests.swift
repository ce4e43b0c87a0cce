import Testing
import UserNotifications

@Suite("The center of notifications", .serialized)
struct NotificationCenterTests {
  private func pending() -> [String] {
    var found: [String] = []
    UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
      found = requests.map { "\($0.identifier) \($0.content.body)" }
    }
    return found
  }

  @Test func `Requests are kept by their names, and removed`() {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    for (name, body) in [("a", "1"), ("b", "2"), ("a", "3")] {
      let content = UNMutableNotificationContent()
      content.body = body
      center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
    }
    #expect(pending() == ["b 2", "a 3"])
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(pending() == ["a 3"])
    center.removeAllPendingNotificationRequests()
    #expect(pending().isEmpty)
  }

  @Test func `Nobody allows notifications`() {
    var answer: Bool?
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in
      answer = isGranted
    }
    #expect(answer == false)
  }

  @Test func `A text takes its arguments`() {
    let text = NSString.localizedUserNotificationString(forKey: "%@ of %@", arguments: [1, 2])
    #expect(text == "1 of 2")
  }

  @Test func `A task asks for settings and requests, and the person says no`() async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    #expect(await center.notificationSettings().authorizationStatus != .authorized)
    #expect(try await !center.requestAuthorization(options: [.alert]))
    let content = UNMutableNotificationContent()
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
    #expect(await center.deliveredNotifications().isEmpty)
    try await center.setBadgeCount(2)
    center.removeAllPendingNotificationRequests()
  }

  @Test func `An attachment is a file that is there`() throws {
    #expect(throws: CocoaError.self) {
      try UNNotificationAttachment(identifier: "a", url: URL(fileURLWithPath: "/none.png"))
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Data([1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let content = UNMutableNotificationContent()
    content.attachments = [try UNNotificationAttachment(identifier: "a", url: file)]
    var shown: UNNotificationContent?
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    UNNotificationServiceExtension().didReceive(request) { shown = $0 }
    #expect(shown?.attachments.map(\.url) == [file])
  }
}
