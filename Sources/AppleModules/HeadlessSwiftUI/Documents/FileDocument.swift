public import Foundation
public import class HeadlessUIKit.FileWrapper
public import Combine
public import UniformTypeIdentifiers

/// A document that an app reads from a file and writes into one, as a value.
public protocol FileDocument {
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }

  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// The file from which a document is made.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// The file into which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Creates a document of a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that an app reads from a file and writes into one, as an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// The content of a document at a moment.
  associatedtype Snapshot

  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }

  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// The file from which a document is made.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// The file into which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Creates a document of a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the content of the document for a kind of files.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file of a content.
  func fileWrapper(
    snapshot: Snapshot,
    configuration: WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The kinds of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is made.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file into which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file before; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// An open document, for the view that edits it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The address of the file; `nil` for a new one.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool
}

/// An open document, for the view that edits it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The address of the file; `nil` for a new one.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool
}
