public import Foundation
public import UniformTypeIdentifiers

/// A report that the system's panel for files is open, which is not drawn.
nonisolated private func filePanel(_ name: String, _ isPresented: Binding<Bool>) -> MessageModifier
{
  MessageModifier(
    message: isPresented.wrappedValue ? "\(name): the panel of the system is not drawn." : nil
  )
}

extension View {
  /// Shows a file importer; the system's panel is not drawn, which is reported.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(filePanel("fileImporter", isPresented)) }

  /// Shows a file importer for several files; the system's panel is not drawn, which is reported.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { modifier(filePanel("fileImporter", isPresented)) }

  /// Shows a file importer with an action for a canceled choice; the panel is not drawn, which is reported.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { modifier(filePanel("fileImporter", isPresented)) }

  /// Shows a panel that saves a document; it is not drawn, which is reported.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { modifier(filePanel("fileExporter", isPresented)) }

  /// Shows a panel that saves a document; it is not drawn, which is reported.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { modifier(filePanel("fileExporter", isPresented)) }

  /// Shows a panel that saves documents; it is not drawn, which is reported.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { modifier(filePanel("fileExporter", isPresented)) }

  /// Shows a panel that saves documents; it is not drawn, which is reported.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    modifier(filePanel("fileExporter", isPresented))
  }

  /// Shows a panel that saves a document; it is not drawn, which is reported.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { modifier(filePanel("fileExporter", isPresented)) }

  /// Shows a panel that saves a document; it is not drawn, which is reported.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { modifier(filePanel("fileExporter", isPresented)) }

  /// Shows a panel that saves an item; it is not drawn, which is reported.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { modifier(filePanel("fileExporter", isPresented)) }

  /// Shows a panel that saves items; it is not drawn, which is reported.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>,
    items: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T { modifier(filePanel("fileExporter", isPresented)) }

  /// Shows a panel that moves a file; it is not drawn, which is reported.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { modifier(filePanel("fileMover", isPresented)) }

  /// Shows a panel that moves files; it is not drawn, which is reported.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { modifier(filePanel("fileMover", isPresented)) }

  /// Shows a panel that moves a file; it is not drawn, which is reported.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { modifier(filePanel("fileMover", isPresented)) }

  /// Shows a panel that moves files; it is not drawn, which is reported.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { modifier(filePanel("fileMover", isPresented)) }
}
