public import Foundation
import Synchronization

extension UIPasteboard {
  /// The items, each with its types by descending fidelity; setting them replaces the items.
  public var itemProviders: [NSItemProvider] {
    get { contents.items.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items.
  ///
  /// The bytes of a type are made when they are first read.
  ///
  /// - Parameters:
  ///   - itemProviders: The items.
  ///   - localOnly: Whether the items are hidden from other devices, as they always are.
  ///   - expirationDate: The date at which the items expire; `nil` for none.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    let items = itemProviders.map { provider in
      let types = provider.registeredTypeIdentifiers
      return Dictionary(
        types.map { ($0, PasteboardValue.promised(PromisedData(provider, $0))) }
      ) { first, _ in first }
    }
    update(expirationDate: expirationDate) { $0 = items }
  }

  /// Replaces the items by objects, each with all its types.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items by objects, each with all its types.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - localOnly: Whether the items are hidden from other devices, as they always are.
  ///   - expirationDate: The date at which the items expire; `nil` for none.
  public func setObjects(
    _ objects: [any NSItemProviderWriting],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    let providers = objects.map { NSItemProvider(object: $0) }
    setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
  }

  private static func provider(_ item: [String: PasteboardValue]) -> NSItemProvider {
    let provider = NSItemProvider()
    for type in ItemType.sorted(item.keys) {
      guard let value = item[type] else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        if case .promised(let promise) = value {
          promise.load(completion)
        } else {
          completion(value.data(ofType: type), nil)
        }
        return nil
      }
    }
    return provider
  }
}

/// The bytes of a type of an item, made when they are first read.
final class PromisedData: Sendable {
  private let provider: NSItemProvider
  private let type: String
  private let loaded = Mutex<Data?>(nil)

  /// The maximum time that a reader waits for bytes from another thread, in seconds.
  private static let patience = 10.0

  init(_ provider: NSItemProvider, _ type: String) {
    self.provider = provider
    self.type = type
  }

  func load(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    if let known = loaded.withLock({ $0 }) { return completion(known, nil) }
    provider.load(type) { data, error in
      self.loaded.withLock { $0 = data }
      completion(data, error)
    }
  }

  /// The bytes; `nil` if their provider returns none.
  var data: Data? {
    let isDone = DispatchSemaphore(value: 0)
    load { _, _ in isDone.signal() }
    _ = isDone.wait(timeout: .now() + Self.patience)
    return loaded.withLock { $0 }
  }
}
