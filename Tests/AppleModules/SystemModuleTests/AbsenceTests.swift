import AdSupport
import AppTrackingTransparency
import CallKit
import CoreBluetooth
import CoreTelephony
import EventKit
import EventKitUI
import Foundation
import Intents
import IntentsUI
import PushKit
import Testing
import WatchConnectivity

@Suite("What a device without permissions and companions answers")
struct AbsenceTests {
  @Test("Nobody is followed across apps")
  func tracking() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString
        == "00000000-0000-0000-0000-000000000000"
    )
  }

  @Test("Calendars are denied, and an event keeps its values")
  func calendars() throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    let event = EKEvent(eventStore: store)
    event.title = "Meeting"
    event.addAlarm(EKAlarm(relativeOffset: -600))
    #expect(event.hasAlarms)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    let editor = EKEventEditViewController()
    editor.event = event
    #expect(editor.event?.title == "Meeting")
  }

  @Test("There is no watch, and a message fails")
  func watch() {
    #expect(!WCSession.isSupported())
    var failure: (any Error)?
    WCSession.default.sendMessage([:], replyHandler: nil) { failure = $0 }
    #expect((failure as? WCError)?.code == .sessionNotSupported)
  }

  @Test("There is no Bluetooth, as in a simulator")
  func bluetooth() {
    let manager = CBCentralManager(delegate: nil, queue: nil)
    #expect(manager.state == .unsupported)
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
    #expect(Set([CBUUID(string: "180d"), CBUUID(string: "180D")]).count == 1)
  }

  @Test("There are no calls and no pushes")
  func calls() {
    var failure: (any Error)?
    let action = CXEndCallAction(call: UUID())
    CXCallController().request(CXTransaction(action: action)) { failure = $0 }
    #expect(failure is CXErrorCodeRequestTransactionError)
    #expect(PKPushRegistry(queue: nil).pushToken(for: .voIP) == nil)
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
  }

  @Test("Siri is denied, and the things of a collection are those of its groups")
  func siri() {
    #expect(INPreferences.siriAuthorizationStatus() == .denied)
    let rooms = ["Kitchen", "Hall"].map { INObject(identifier: nil, display: $0) }
    let groups = rooms.map { INObjectSection(title: nil, items: [$0]) }
    #expect(
      INObjectCollection(sections: groups).allItems.map(\.displayString) == ["Kitchen", "Hall"]
    )
    var shortcuts: [INVoiceShortcut]?
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { found, _ in shortcuts = found }
    #expect(shortcuts?.isEmpty == true)
  }
}
