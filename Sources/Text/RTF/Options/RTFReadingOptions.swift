public import DynamicType
public import RichText

/// The choices of a reader: the scaling of the returned sizes, and limits.
public struct RTFReadingOptions: Hashable, Sendable {
  /// The scaling that the sizes of the returned text are meant in; `nil` leaves sizes as they are.
  public var targetTextScaling: TextScaling?

  /// The scaling of the sizes in the document, which wins over the document's own statement.
  ///
  /// Read only where ``targetTextScaling`` is given, as in Cocoa.
  public var sourceTextScaling: TextScaling?

  /// The sizes that a conversion changes.
  public var scalingScope = TextScalingScope.fonts

  /// Whether words that have no meaning here are kept for writing the document again.
  public var keepsUnknownWords = true

  /// The limits.
  public var limits = RTFLimits()

  /// Creates options.
  public init(targetTextScaling: TextScaling? = nil, sourceTextScaling: TextScaling? = nil) {
    self.targetTextScaling = targetTextScaling
    self.sourceTextScaling = sourceTextScaling
  }
}

extension RTFReadingOptions {
  /// Returns the document in the scaling that the options ask for.
  ///
  /// | target | source option | document says | sizes are converted from |
  /// | --- | --- | --- | --- |
  /// | none | ignored | anything | not converted |
  /// | given | given | anything | the option |
  /// | given | none | a scaling | the document's |
  /// | given | none | nothing | standard |
  ///
  /// Cocoa's header says of the last row that the source is deduced. Documents without a scaling are
  /// older than iOS 13, or of other programs, whose sizes are those of paper.
  func converted(_ document: RichTextDocument) -> RichTextDocument {
    guard let target = targetTextScaling else { return document }
    return document.converted(to: target, from: sourceTextScaling, scope: scalingScope)
  }
}
