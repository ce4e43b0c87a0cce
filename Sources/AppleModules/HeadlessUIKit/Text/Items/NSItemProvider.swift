public import Foundation
import Synchronization

/// One content in several types, each of which is made on demand.
///
/// Pasteboards and drags use it to transfer contents between views and programs.
///
/// ```swift
/// let provider = NSItemProvider(object: "Milk" as NSString)
/// provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, error in
///   // The bytes of "Milk".
/// }
/// ```
///
/// Completion handlers are called on a background queue.
// The mutable values are behind a lock.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// The reason why an item is not loaded.
  public enum ErrorCode: Int, Error, Sendable {
    /// The item is unknown, or its provider returned nothing.
    case unknownError = -1
    /// No representation has the type.
    case itemUnavailableError = -1000
    /// The class cannot read the bytes.
    case unexpectedValueClassError = -1100
    /// An object cannot be turned into the type.
    case unavailableCoercionError = -1200
  }

  /// Makes the bytes of a representation, and may report its progress.
  public typealias DataLoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation: Sendable {
    var type: String
    var load: DataLoadHandler
  }

  private struct State: Sendable {
    var representations: [Representation] = []
    var suggestedName: String?
  }

  private let state: Mutex<State>

  /// Creates an item without representations.
  public override init() {
    state = Mutex(State())
  }

  private init(_ stored: State) {
    state = Mutex(stored)
  }

  /// Creates an item from an object, with all its types.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates an item from the content of a file, with the type of its name.
  ///
  /// - Returns: `nil` if there is no such file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = ItemType.identifier(ofExtension: fileURL.pathExtension)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      do {
        completion(try Data(contentsOf: fileURL), nil)
      } catch {
        completion(nil, error)
      }
      return nil
    }
  }

  // MARK: Representations

  /// The suggested file name of the item.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// Adds a type, whose bytes are made on demand.
  ///
  /// Types are added by descending fidelity. A type that is added again replaces the previous one.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - visibility: The programs that may load it; ignored, because items stay in one program.
  ///   - loadHandler: Makes the bytes and passes them on, at once or later.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoadHandler
  ) {
    let added = Representation(type: typeIdentifier, load: loadHandler)
    state.withLock { state in
      if let place = state.representations.firstIndex(where: { $0.type == typeIdentifier }) {
        state.representations[place] = added
      } else {
        state.representations.append(added)
      }
    }
  }

  /// Adds all types of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    let source = Shared(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        source.value.loadData(
          withTypeIdentifier: type,
          forItemProviderCompletionHandler: completion
        )
      }
    }
  }

  /// The types by descending fidelity.
  open var registeredTypeIdentifiers: [String] {
    state.withLock { $0.representations.map(\.type) }
  }

  /// Whether a type conforms to the given one, as Rich Text Format does to text.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { ItemType.conforms($0, to: typeIdentifier) }
  }

  /// Returns the first type to which a type conforms, with its handler.
  private func representation(_ typeIdentifier: String) -> Representation? {
    let all = state.withLock { $0.representations }
    return all.first { $0.type == typeIdentifier }
      ?? all.first { ItemType.conforms($0.type, to: typeIdentifier) }
  }

  // MARK: Loading

  /// Loads the bytes of the first representation of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - completionHandler: Called on a background queue with the bytes, or with an error.
  /// - Returns: The progress.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async {
      self.load(typeIdentifier) { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Loads bytes on the current thread, unless their provider uses another.
  func load(
    _ typeIdentifier: String,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    guard let found = representation(typeIdentifier) else {
      return completion(nil, ErrorCode.itemUnavailableError)
    }
    _ = found.load { data, error in
      completion(data, data == nil ? error ?? ErrorCode.unknownError : nil)
    }
  }

  /// Whether a class reads one of the types.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  private func readableType(of reader: any NSItemProviderReading.Type) -> String? {
    let registered = registeredTypeIdentifiers
    return reader.readableTypeIdentifiersForItemProvider.lazy
      .compactMap { wanted in
        registered.first { $0 == wanted } ?? registered.first { ItemType.conforms($0, to: wanted) }
      }
      .first
  }

  /// Loads an object from the type that the class prefers.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Called on a background queue with the object, or with an error.
  /// - Returns: The progress.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = readableType(of: aClass) else {
      DispatchQueue.global().async { completionHandler(nil, ErrorCode.itemUnavailableError) }
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns an item with equal representations.
  open func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(state.withLock { $0 }) }
}

/// An object that several threads read.
///
/// Objects of items are passed on when they are registered, and do not change afterward.
private final class Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
