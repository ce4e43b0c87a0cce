import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import CoreHaptics
import CoreMotion
import CoreServices
import CoreSpotlight
import LinkPresentation
import MediaPlayer
import Network
import NotificationCenter
import QuickLook
import Social
import Synchronization
import Testing
import UIKit

/// A file of a preview, as apps write one.
private final class Invoice: NSObject, QLPreviewItem {
  var previewItemURL: URL? { URL(fileURLWithPath: "/Invoices/May.pdf") }
}

private final class Files: QLPreviewControllerDataSource {
  let items: [any QLPreviewItem] = [Invoice(), NSURL(fileURLWithPath: "/Photos/Sea.jpg")]

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }

  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem { items[index] }
}

/// A widget of the view of the day that takes what the protocol gives.
private final class TodayController: UIViewController, NCWidgetProviding {}

@Suite("Parts of a device")
struct DeviceTests {
  @Test("A preview has the title of its file")
  func preview() {
    let files = Files()
    let preview = QLPreviewController()
    #expect(preview.currentPreviewItem == nil)
    preview.dataSource = files
    #expect(preview.title == "May.pdf")
    preview.currentPreviewItemIndex = 1
    #expect(preview.title == "Sea.jpg")
  }

  @Test("A card of a link shows the title and the host")
  func link() throws {
    let metadata = LPLinkMetadata()
    metadata.title = "Larger text"
    metadata.url = URL(string: "https://example.org/text")
    let card = LPLinkView(metadata: metadata)
    let small = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    metadata.title = nil
    card.metadata = metadata
    let without = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(without.height < small.height)
    #expect(without.height > 0)
  }

  @Test("There is a wireless network, which is told once")
  func network() {
    let told = Mutex<[NWPath.Status]>([])
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in told.withLock { $0.append(path.status) } }
    monitor.start(queue: .main)
    #expect(told.withLock { $0 } == [.satisfied])
    #expect(monitor.currentPath.usesInterfaceType(.wifi))
    let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
    #expect(cellular.currentPath.status == .unsatisfied)
  }

  @Test("No work is taken in the background")
  func background() {
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try BGTaskScheduler.shared.submit(request)
    }
  }

  @Test("Nothing is felt, measured or found")
  func sensors() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let touch = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5
    )
    #expect(try CHHapticPattern(events: [touch], parameters: []).duration == 0.5)
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    var sound: SystemSoundID = 9
    AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/a.caf"), &sound)
    #expect(sound == 0)
  }

  @Test("What plays is kept, and commands wait")
  func playing() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Sea"]
    let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
    #expect(info?[MPMediaItemPropertyTitle] as? String == "Sea")
    let commands = MPRemoteCommandCenter.shared()
    commands.skipForwardCommand.preferredIntervals = [15]
    commands.skipForwardCommand.addTarget { _ in .success }
    #expect(commands.skipForwardCommand.isEnabled)
  }

  @Test("A sheet that shares a text has a field as large as the screen")
  func sharing() {
    let sheet = SLComposeServiceViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = sheet
    window.layoutIfNeeded()
    sheet.textView.text = "Look"
    #expect(sheet.contentText == "Look")
    #expect(sheet.textView.frame.width > 200)
    #expect(sheet.textView.frame.height > 300)
  }

  @Test("No page is shown on which a person signs in")
  func signIn() throws {
    let url = try #require(URL(string: "https://example.org/login"))
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, _ in }
    #expect(!session.start())
  }

  @Test("A widget of the day says that it has nothing new")
  func widget() {
    var result: NCUpdateResult?
    TodayController().widgetPerformUpdate { result = $0 }
    #expect(result == .noData)
  }

  @Test("Kinds of data have their names")
  func kinds() { #expect(kUTTypeJPEG == "public.jpeg") }
}
