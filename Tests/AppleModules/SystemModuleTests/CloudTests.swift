import CloudKit
import CoreNFC
import DeviceCheck
import Foundation
import GameController
import GameKit
import MetricKit
import MultipeerConnectivity
import NetworkExtension
import Testing

/// A wait for tags, as apps write one.
private final class TagReader: NFCNDEFReaderSessionDelegate {
  var failure: (any Error)?

  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
    failure = error
  }

  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
}

@Suite("A device without accounts and neighbors")
struct CloudTests {
  @Test("Nobody is signed in to iCloud")
  func account() async throws {
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    let database = CKContainer.default().privateCloudDatabase
    await #expect(throws: CKError(.notAuthenticated)) {
      try await database.records(
        matching: CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
      )
    }
    let saving = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
    var (result, isOver) = (Result<Void, any Error>.success(()), false)
    saving.modifyRecordsResultBlock = { result = $0 }
    saving.completionBlock = { isOver = true }
    database.add(saving)
    #expect(throws: CKError(.notAuthenticated)) { try result.get() }
    #expect(isOver)
  }

  @Test("A record keeps its values and knows which were set")
  func record() {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1"))
    record["title"] = "Sea"
    record["count"] = 3
    #expect(record["title"] as? String == "Sea")
    #expect(Set(record.allKeys()) == ["title", "count"])
    #expect(Set(record.changedKeys()) == ["title", "count"])
    record["title"] = nil
    #expect(record.allKeys() == ["count"])
    #expect(record.recordID == CKRecord.ID(recordName: "1"))
    #expect(record.recordID.zoneID.zoneName == "_defaultZone")
  }

  @Test("A private network is not allowed and stays invalid")
  func privateNetwork() async throws {
    let manager = NETunnelProviderManager()
    let settings = NETunnelProviderProtocol()
    settings.serverAddress = "example.org"
    manager.protocolConfiguration = settings
    #expect(manager.protocolConfiguration?.serverAddress == "example.org")
    #expect(manager.connection.status == .invalid)
    await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
      try await manager.saveToPreferences()
    }
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(NEIPv4Route.default().destinationAddress == "0.0.0.0")
  }

  @Test("No device is near, and no tag is read")
  func neighbors() throws {
    let session = MCSession(peer: MCPeerID(displayName: "Ada"))
    #expect(throws: MCError(.notConnected)) {
      try session.send(Data(), toPeers: [], with: .reliable)
    }
    #expect(GCController.controllers().isEmpty)
    #expect(GCKeyboard.coalesced == nil)
    let reader = TagReader()
    NFCNDEFReaderSession(delegate: reader, queue: nil, invalidateAfterFirstRead: true).begin()
    #expect((reader.failure as? NFCReaderError)?.code == .readerErrorUnsupportedFeature)
  }

  @Test("The player is not authenticated, which the handler hears at once")
  func player() {
    var failure: (any Error)?
    GKLocalPlayer.local.authenticateHandler = { failure = $1 }
    #expect((failure as? GKError)?.code == .notAuthenticated)
    GKLocalPlayer.local.authenticateHandler = nil
    #expect(!GKLocalPlayer.local.isAuthenticated)
  }

  @Test("The device is not attested, and nothing is measured")
  func attestation() async {
    #expect(!DCDevice.current.isSupported)
    await #expect(throws: DCError(.featureUnsupported)) {
      try await DCAppAttestService.shared.generateKey()
    }
    #expect(MXMetricManager.shared.pastPayloads.isEmpty)
  }
}
