#if !canImport(ObjectiveC)
public import Foundation
import RichTextMarkdown

extension AttributedString {
  /// The choices of a reader of Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax that is interpreted.
    public enum InterpretedSyntax: Sendable {
      /// All syntax; the texts of blocks follow each other.
      case full
      /// Inline syntax; a line break becomes a space.
      case inlineOnly
      /// Inline syntax; spaces and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The ways to treat a failure, which does not occur here.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes written as `^[text](key: value)` are read; here they remain text.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The way to treat a failure.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates choices.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates text from Markdown: inline syntax becomes `inlinePresentationIntent`, `link` and `imageURL`.
  ///
  /// Only the texts of blocks, such as headings and lists, remain: there is no `presentationIntent`.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The choices.
  ///   - baseURL: The address to which relative ones are resolved.
  /// - Throws: Nothing; the signature is that of Foundation.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let spans =
      switch options.interpretedSyntax {
      case .full: MarkdownSpan.document(markdown)
      case .inlineOnly: MarkdownSpan.inline(markdown, keepsSpace: false)
      case .inlineOnlyPreservingWhitespace: MarkdownSpan.inline(markdown, keepsSpace: true)
      }
    self.init()
    for span in spans {
      var part = AttributedString(span.text)
      let intent = InlinePresentationIntent(span.marks)
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = span.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      part.imageURL = span.picture.flatMap { URL(string: $0, relativeTo: baseURL) }
      if let code = options.languageCode { part.languageIdentifier = code }
      append(part)
    }
  }

  /// Creates text of Markdown in UTF-8.
  ///
  /// - Throws: Nothing; bytes that are not valid text are replaced.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self),
      options: options,
      baseURL: baseURL
    )
  }
}

extension InlinePresentationIntent {
  init(_ marks: Set<MarkdownSpan.Mark>) {
    self = []
    for mark in marks {
      switch mark {
      case .strong: insert(.stronglyEmphasized)
      case .emphasis: insert(.emphasized)
      case .code: insert(.code)
      case .strikethrough: insert(.strikethrough)
      case .markup: insert(.inlineHTML)
      }
    }
  }
}
#endif
