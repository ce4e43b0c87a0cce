// Written by Scripts/generate-tables from Reference/apple-modules/CoreNFC.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A reason why no tag is read.
public struct NFCReaderError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of reader error unsupported feature.
    case readerErrorUnsupportedFeature = 1
    /// The case of reader error security violation.
    case readerErrorSecurityViolation
    /// The case of reader error invalid parameter.
    case readerErrorInvalidParameter
    /// The case of reader error invalid parameter length.
    case readerErrorInvalidParameterLength
    /// The case of reader error parameter out of bound.
    case readerErrorParameterOutOfBound
    /// The case of reader error radio disabled.
    case readerErrorRadioDisabled
    /// The case of reader transceive error tag connection lost.
    case readerTransceiveErrorTagConnectionLost = 100
    /// The case of reader transceive error retry exceeded.
    case readerTransceiveErrorRetryExceeded
    /// The case of reader transceive error tag response error.
    case readerTransceiveErrorTagResponseError
    /// The case of reader transceive error session invalidated.
    case readerTransceiveErrorSessionInvalidated
    /// The case of reader transceive error tag not connected.
    case readerTransceiveErrorTagNotConnected
    /// The case of reader transceive error packet too long.
    case readerTransceiveErrorPacketTooLong
    /// The case of reader session invalidation error user canceled.
    case readerSessionInvalidationErrorUserCanceled = 200
    /// The case of reader session invalidation error session timeout.
    case readerSessionInvalidationErrorSessionTimeout
    /// The case of reader session invalidation error session terminated unexpectedly.
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    /// The case of reader session invalidation error system is busy.
    case readerSessionInvalidationErrorSystemIsBusy
    /// The case of reader session invalidation error first NDEF tag read.
    case readerSessionInvalidationErrorFirstNDEFTagRead

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? NFCReaderError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `readerErrorUnsupportedFeature`.
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  /// The code `readerErrorSecurityViolation`.
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  /// The code `readerErrorInvalidParameter`.
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  /// The code `readerErrorInvalidParameterLength`.
  public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
  /// The code `readerErrorParameterOutOfBound`.
  public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
  /// The code `readerErrorRadioDisabled`.
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  /// The code `readerTransceiveErrorTagConnectionLost`.
  public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
  /// The code `readerTransceiveErrorRetryExceeded`.
  public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
  /// The code `readerTransceiveErrorTagResponseError`.
  public static var readerTransceiveErrorTagResponseError: Code { .readerTransceiveErrorTagResponseError }
  /// The code `readerTransceiveErrorSessionInvalidated`.
  public static var readerTransceiveErrorSessionInvalidated: Code { .readerTransceiveErrorSessionInvalidated }
  /// The code `readerTransceiveErrorTagNotConnected`.
  public static var readerTransceiveErrorTagNotConnected: Code { .readerTransceiveErrorTagNotConnected }
  /// The code `readerTransceiveErrorPacketTooLong`.
  public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
  /// The code `readerSessionInvalidationErrorUserCanceled`.
  public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
  /// The code `readerSessionInvalidationErrorSessionTimeout`.
  public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }
  /// The code `readerSessionInvalidationErrorSessionTerminatedUnexpectedly`.
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code { .readerSessionInvalidationErrorSessionTerminatedUnexpectedly }
  /// The code `readerSessionInvalidationErrorSystemIsBusy`.
  public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
  /// The code `readerSessionInvalidationErrorFirstNDEFTagRead`.
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code { .readerSessionInvalidationErrorFirstNDEFTagRead }
}

/// The kind of a record.
public enum NFCTypeNameFormat: UInt8, Hashable, Sendable {
  /// The case of empty.
  case empty = 0
  /// The case of nfc well known.
  case nfcWellKnown
  /// The case of media.
  case media
  /// The case of absolute URI.
  case absoluteURI
  /// The case of nfc external.
  case nfcExternal
  /// The case of unknown.
  case unknown
  /// The case of unchanged.
  case unchanged
}

/// A record of a tag.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// The type name format.
  open var typeNameFormat: NFCTypeNameFormat
  /// The type.
  open var type: Data
  /// The identifier.
  open var identifier: Data
  /// The payload.
  open var payload: Data
  /// Creates a record.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }
  /// Returns the record of an address, which is not shortened.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data([0]) + Data(uri.utf8))
  }
  /// Returns the record of an address, which is not shortened.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  /// Returns the address of the record, which is not read.
  open func wellKnownTypeURIPayload() -> URL? { nil }
  /// Returns the text of the record, which is not read.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) { (nil, nil) }
}

/// The records of a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// The records.
  open var records: [NFCNDEFPayload]
  /// The length.
  open var length: Int { records.reduce(0) { $0 + $1.payload.count } }
  /// Creates records.
  public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// Whether a tag can be written.
public enum NFCNDEFStatus: UInt, Hashable, Sendable {
  /// The case of not supported.
  case notSupported = 1
  /// The case of read write.
  case readWrite
  /// The case of read only.
  case readOnly
}

/// A tag with records.
public protocol NFCNDEFTag: AnyObject {
  /// Called for the event “query NDEF status completion handler”.
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// Called for the event “read NDEF completion handler”.
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Called for the event “write NDEF completion handler”.
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

/// A look for tags.
public protocol NFCReaderSessionProtocol: AnyObject {
  /// Whether it is ready.
  var isReady: Bool { get }
  /// The alert message.
  var alertMessage: String { get set }
}

/// A look for tags, which finds none.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol {
  /// Whether the device can read tags, which it cannot.
  open class var readingAvailable: Bool { false }
  /// Whether it is ready.
  open var isReady: Bool { false }
  /// The alert message.
  open var alertMessage: String = ""
  /// Begins, and finds nothing.
  open func begin() {}
  /// Ends.
  open func invalidate() {}
  /// Ends with a message.
  open func invalidate(errorMessage: String) {}
}

/// A look for tags with records.
open class NFCNDEFReaderSession: NFCReaderSession {
  /// The delegate.
  open weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  /// Creates a look for tags.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate,
    queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) { self.delegate = delegate }
  /// Tells the delegate that the device cannot read tags.
  open override func begin() {
    delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }
  /// Fails: the device cannot read tags.
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  /// Begins anew.
  open func restartPolling() {}
}

/// Called about tags; none is found.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  /// Called for the event “did invalidate with error”.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Called for the event “did detect NDE fs”.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Called for the event “did detect”.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  /// Called for the event “reader session did become active”.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  /// Does nothing.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  /// Does nothing.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A tag of MIFARE.
public protocol NFCMiFareTag: NFCNDEFTag {
  /// The identifier.
  var identifier: Data { get }
}

/// A tag of ISO 7816.
public protocol NFCISO7816Tag: NFCNDEFTag {
  /// The identifier.
  var identifier: Data { get }
}

/// A tag of ISO 15693.
public protocol NFCISO15693Tag: NFCNDEFTag {
  /// The identifier.
  var identifier: Data { get }
}

/// A tag of FeliCa.
public protocol NFCFeliCaTag: NFCNDEFTag {
  /// The current i dm.
  var currentIDm: Data { get }
}

/// A tag.
public enum NFCTag {
  /// A tag of MIFARE.
  case miFare(any NFCMiFareTag)
  /// A tag of ISO 7816.
  case iso7816(any NFCISO7816Tag)
  /// A tag of ISO 15693.
  case iso15693(any NFCISO15693Tag)
  /// A tag of FeliCa.
  case feliCa(any NFCFeliCaTag)
}

/// A look for tags of all kinds.
open class NFCTagReaderSession: NFCReaderSession {
  /// Kinds of tags.
  public struct PollingOption: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The iso14443.
    public static let iso14443: PollingOption = PollingOption(rawValue: 1)
    /// The iso15693.
    public static let iso15693: PollingOption = PollingOption(rawValue: 2)
    /// The iso18092.
    public static let iso18092: PollingOption = PollingOption(rawValue: 4)
  }
  /// The delegate.
  open weak var delegate: (any NFCTagReaderSessionDelegate)?
  /// Returns nil: the device cannot read tags.
  public init?(
    pollingOption: PollingOption,
    delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) { nil }
  /// Fails: the device cannot read tags.
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  /// Begins anew.
  open func restartPolling() {}
}

/// Called about tags; none is found.
public protocol NFCTagReaderSessionDelegate: AnyObject {
  /// Called for the event “tag reader session did become active”.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// Called for the event “did invalidate with error”.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Called for the event “did detect”.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
