public import Foundation

extension NSItemProvider {
  /// Called with an item, or with the reason for its absence.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Loads the bytes of a type, as a URL if they are one.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    _ = loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { completionHandler?(nil, error); return }
      let isAddress = ["public.url", "public.file-url"].contains(typeIdentifier)
      let address = isAddress ? NSURL(string: String(decoding: data, as: UTF8.self)) : nil
      completionHandler?(address ?? data as NSData, nil)
    }
  }

  /// Writes the bytes of a type to a file, which is removed when the function returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString, isDirectory: true)
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
