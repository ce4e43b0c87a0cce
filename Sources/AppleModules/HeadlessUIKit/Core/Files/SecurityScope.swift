#if !canImport(ObjectiveC)
public import Foundation

extension URL {
  /// Returns that the file may be read: no file is protected from the program here.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Returns that the file may be read: no file is protected from the program here.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Returns a temporary folder with the name of an app group; the folder is not created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    temporaryDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
  }

  /// Returns `nil`: there are no files shared by a person's devices.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The person whose devices share files, always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
#endif
