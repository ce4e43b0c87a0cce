/// Windows with one document each, which no screen here shows.
public struct DocumentGroup<Document, Content: View> {}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows for documents that are values.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates windows that show documents without changing them.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows for documents that are objects.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates windows that show documents without changing them.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}
