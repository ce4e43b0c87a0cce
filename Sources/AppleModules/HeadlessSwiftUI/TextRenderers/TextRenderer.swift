public import Foundation

extension Text {
  /// The lines of a text, for a renderer; text is drawn without renderers here, so that there are none.
  public struct Layout: RandomAccessCollection, Equatable {
    /// The place of letters and the lengths above and below their baseline, in points.
    public struct TypographicBounds: Equatable {
      /// The place of the baseline's beginning.
      public var origin = CGPoint.zero
      /// The width.
      public var width: CGFloat = 0
      /// The length above the baseline.
      public var ascent: CGFloat = 0
      /// The length below the baseline.
      public var descent: CGFloat = 0
      /// The distance to the next line.
      public var leading: CGFloat = 0

      /// Creates bounds without an extent.
      public init() {}

      /// The rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run.
      public var run: Run
      /// The positions of the letters in the run.
      public var indices: Range<Int>

      /// The position of the first letter.
      public var startIndex: Int { indices.lowerBound }
      /// The position after the last letter.
      public var endIndex: Int { indices.upperBound }
      /// The letter at a position.
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      /// An attribute of the letters; `nil` if they have none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      /// The place of the letters.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Letters with the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
      /// The position of the first letter.
      public var startIndex: Int { 0 }
      /// The position after the last letter.
      public var endIndex: Int { 0 }
      /// The letter at a position.
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      /// An attribute of the letters; `nil` if they have none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// The direction of the letters.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The place of the letters.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run] = []

      /// The place of the baseline's beginning.
      public var origin = CGPoint.zero
      /// The position of the first run.
      public var startIndex: Int { 0 }
      /// The position after the last run.
      public var endIndex: Int { runs.count }
      /// The run at a position.
      public subscript(index: Int) -> Run { runs[index] }
      /// The place of the letters.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    private let lines: [Line] = []

    /// Whether a part of the text is left out.
    public var isTruncated: Bool { false }
    /// The position of the first line.
    public var startIndex: Int { 0 }
    /// The position after the last line.
    public var endIndex: Int { lines.count }
    /// The line at a position.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

/// A value that a part of a text carries for renderers.
public protocol TextAttribute {}

/// A text, for the size that a renderer gives it.
public struct TextProxy {
  /// Returns the size of the text for a proposed one; a renderer is not asked here.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A drawing of text, in place of which text is drawn plainly here.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance to which drawings reach around the text, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension GraphicsContext {
  /// Draws a line of a text; there is none here.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

  /// Draws letters of a text; there are none here.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

  /// Draws letters of a text; there are none here.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension Text.Layout {
  /// The ways in which letters are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters need not be at whole pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension Text {
  /// Adds a value for renderers, which do not draw here.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  /// Draws text in the view by a renderer; it is drawn plainly here, which a message reports.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(MessageModifier(message: "textRenderer(\(T.self)): text is drawn without it."))
  }
}
