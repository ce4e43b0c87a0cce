import Foundation
import LocalAuthentication
import MessageUI
import PhotosUI
import SafariServices
import StoreKit
import Testing
import UIKit

@Suite("Sheets of the system")
struct SheetTests {
  @Test("A page keeps its settings and covers the screen")
  func page() throws {
    let url = try #require(URL(string: "https://example.org"))
    let page = SFSafariViewController(url: url, entersReaderIfAvailable: true)
    #expect(page.configuration.entersReaderIfAvailable)
    #expect(page.modalPresentationStyle == .fullScreen)
  }

  @Test("Nothing can be sent or bought")
  func sending() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!SKPaymentQueue.canMakePayments())
  }

  @Test("An error is caught by its code")
  func codes() {
    do {
      throw LAError(.userCancel)
    } catch LAError.biometryNotAvailable {
      Issue.record("the code is another one")
    } catch LAError.userCancel {
    } catch {
      Issue.record(error)
    }
  }

  @Test("A person is not checked")
  func check() {
    var answer: (Bool, (any Error)?)?
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") {
      answer = ($0, $1)
    }
    #expect(answer?.0 == false)
    #expect((answer?.1 as? LAError)?.code == .biometryNotAvailable)
  }

  @Test("There are no pictures, and the app may see none")
  func pictures() {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    var settings = PHPickerConfiguration()
    settings.filter = .any(of: [.images, .videos])
    #expect(PHPickerViewController(configuration: settings).configuration.selectionLimit == 1)
  }
}
