import AuthenticationServices
import CoreAudio
import Foundation
import Network
import PassKit
import QuickLookThumbnailing
import StoreKit
import Testing
import UIKit
import UserNotificationsUI
import WeatherKit

/// A sheet that signs in, as apps write one.
private final class SignIn: NSObject, ASAuthorizationControllerDelegate {
  var failure: (any Error)?

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) { failure = error }
}

@Suite("What a person without purchases sees")
struct StoreTests {
  @Test("Nothing is for sale, and nothing was bought")
  func products() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    var bought = 0
    for await case .verified(_) in StoreKit.Transaction.currentEntitlements { bought += 1 }
    #expect(bought == 0)
    #expect(!AppStore.canMakePayments)
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(PKAddPassesViewController(passes: []) == nil)
    let line = PKPaymentSummaryItem(label: "Tea", amount: 3)
    #expect(line.type == .final)
  }

  @Test("Signing in with Apple is canceled")
  func signIn() {
    let sheet = SignIn()
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = sheet
    controller.performRequests()
    #expect((sheet.failure as? ASAuthorizationError)?.code == .canceled)
  }

  @Test("A connection waits for a network")
  func connection() throws {
    let connection = NWConnection(host: "192.0.2.1", port: 80, using: .tcp)
    connection.start(queue: .main)
    #expect(connection.state == .waiting(.posix(.ENETDOWN)))
    #expect(NWEndpoint.Host("192.0.2.1") == .ipv4(try #require(IPv4Address("192.0.2.1"))))
    #expect(NWEndpoint.Host("example.org") == .name("example.org", nil))
    #expect(NWEndpoint.Port("70000") == nil)
    #expect(IPv4Address("1..2.3") == nil)
  }

  @Test("No weather and no small picture come")
  func absent() async {
    await #expect(throws: WeatherError.permissionDenied) {
      _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 48, longitude: 11))
    }
    let wish = QLThumbnailGenerator.Request(
      fileAt: URL(fileURLWithPath: "/a.pdf"),
      size: CGSize(width: 10, height: 10),
      scale: 2,
      representationTypes: .thumbnail
    )
    await #expect(throws: QLThumbnailError(.generationFailed)) {
      _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: wish)
    }
  }

  @Test("Formats of sound have the numbers of their letters")
  func formats() {
    // The four letters "lpcm" as bytes.
    #expect(kAudioFormatLinearPCM == "lpcm".utf8.reduce(0) { $0 << 8 | UInt32($1) })
  }
}
