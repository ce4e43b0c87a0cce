// Written by Scripts/generate-tables from Reference/apple-modules/PassKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import Contacts

/// A kind of pass.
public enum PKPassType: UInt, Hashable, Sendable {
  /// The case of barcode.
  case barcode
  /// The case of secure element.
  case secureElement
  /// The case of any.
  case any = 4294967295
}

/// An object of the kit.
open class PKObject: NSObject {}

/// A pass, which is not read.
open class PKPass: PKObject {
  /// The pass URL.
  public let passURL: URL? = nil
  /// The pass type identifier.
  open var passTypeIdentifier: String { "" }
  /// The serial number.
  open var serialNumber: String { "" }
  /// The organization name.
  open var organizationName: String { "" }
  /// The localized name.
  open var localizedName: String { "" }
  /// The localized description.
  open var localizedDescription: String { "" }
  /// Fails: no pass is read.
  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
}

/// The passes of a person, of which there are none.
open class PKPassLibrary: NSObject {
  /// Returns that there is no library.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Returns the passes: there are none.
  open func passes() -> [PKPass] { [] }
  /// Returns the passes of a kind: there are none.
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  /// Returns that no pass is there.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Adds no passes.
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) { completion?(.didCancelAddPasses) }
  /// Removes a pass.
  open func removePass(_ pass: PKPass) {}
  /// Shows no page.
  open func openPaymentSetup() {}
}

/// Whether passes were added.
public enum PKPassLibraryAddPassesStatus: Int, Hashable, Sendable {
  /// The case of did add passes.
  case didAddPasses
  /// The case of should review passes.
  case shouldReviewPasses
  /// The case of did cancel add passes.
  case didCancelAddPasses
}

/// A sheet that adds passes.
open class PKAddPassesViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// Returns that no pass can be added.
  open class func canAddPasses() -> Bool { false }
  /// Returns nil: no pass can be added.
  public convenience init?(pass: PKPass) { nil }
  /// Returns nil: no pass can be added.
  public convenience init?(passes: [PKPass]) { nil }
}

/// Called about a sheet.
public protocol PKAddPassesViewControllerDelegate: AnyObject {
  /// Called for the event “add passes view controller did finish”.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// Does nothing.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// The look of a button.
public enum PKAddPassButtonStyle: Int, Hashable, Sendable {
  /// The case of black.
  case black
  /// The case of black outline.
  case blackOutline
}

/// A button that adds a pass.
open class PKAddPassButton: UIButton {
  /// The add pass button style.
  open var addPassButtonStyle: PKAddPassButtonStyle = PKAddPassButtonStyle.black
  /// Creates a button.
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: .zero)
    addPassButtonStyle = style
    backgroundColor = .black
  }
}

/// The words of a button.
public enum PKPaymentButtonType: Int, Hashable, Sendable {
  /// The case of plain.
  case plain
  /// The case of buy.
  case buy
  /// The case of set up.
  case setUp
  /// The case of in store.
  case inStore
  /// The case of donate.
  case donate
  /// The case of checkout.
  case checkout
  /// The case of book.
  case book
  /// The case of subscribe.
  case subscribe
  /// The case of reload.
  case reload
  /// The case of add money.
  case addMoney
  /// The case of top up.
  case topUp
  /// The case of order.
  case order
  /// The case of rent.
  case rent
  /// The case of support.
  case support
  /// The case of contribute.
  case contribute
  /// The case of tip.
  case tip
  /// The case of continue.
  case `continue`
}

/// The look of a button.
public enum PKPaymentButtonStyle: Int, Hashable, Sendable {
  /// The case of white.
  case white
  /// The case of white outline.
  case whiteOutline
  /// The case of black.
  case black
  /// The case of automatic.
  case automatic
}

/// A button that pays.
open class PKPaymentButton: UIButton {
  /// The corner radius.
  open var cornerRadius: CGFloat = 4
  /// Creates a button.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType,
    paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: .zero)
    backgroundColor = style == .white || style == .whiteOutline ? .white : .black
  }
}
