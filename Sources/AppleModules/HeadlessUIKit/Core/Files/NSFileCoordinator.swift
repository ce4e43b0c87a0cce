#if !canImport(ObjectiveC)
public import Foundation

/// An object that is notified when others read and write a file, which does not happen here.
public protocol NSFilePresenter: AnyObject {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedSubitemDidChange(at url: URL)
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Calls the function without an error.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
}

/// Coordinates reading and writing of a file among programs; here the program is the only one.
open class NSFileCoordinator: NSObject {
  /// The ways to read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking others to save their changes.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The file that a symbolic link leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only metadata that is available at once.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// A copy for sending elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The ways to write.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Changes are merged into the file.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only facts about the file are written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// The identifier of the reader or writer.
  open var purposeIdentifier = ""

  /// Creates an object for a part of the program.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Does nothing: there are no other programs to notify.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Does nothing.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Calls the function with the URL at once.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls the function with the URL at once.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Calls the function with the URLs at once.
  open func coordinate(
    readingItemAt readingURL: URL,
    options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Calls the function with the URLs at once.
  open func coordinate(
    writingItemAt url1: URL,
    options options1: WritingOptions = [],
    writingItemAt url2: URL,
    options options2: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Does nothing.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Does nothing: each call has ended when it returns.
  open func cancel() {}
}

/// Small values shared by a person's devices, which stay in memory here.
open class NSUbiquitousKeyValueStore: NSObject {
  /// The store.
  nonisolated(unsafe) public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted when another device changed a value, which never happens here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// Returns `true`: all values are stored.
  @discardableResult open func synchronize() -> Bool { true }
}
#endif
