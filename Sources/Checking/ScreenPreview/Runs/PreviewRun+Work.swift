import Diagnostics
public import DynamicType
public import ScreenAudit

extension PreviewRun {
  /// A step of the work on one document or screen, for a program that outlives a process which the work ends.
  @_spi(Supervision)
  public enum Work: Hashable, Sendable {
    /// The thread begins to read the document at a path.
    case reads(String)
    /// The thread begins to show the screen with a name in a setting.
    case shows(String)
    /// The thread has reached the next size of its screen, or the next of its pictures.
    case goesOn(ContentSizeCategory?)
    /// The thread has finished its last work.
    case ends
  }

  /// The unique name of a screen in a run: the path of its file and its identifier.
  @_spi(Supervision)
  public static func name(of screen: SweepScreen) -> String { "\(screen.file), \(screen.id)" }

  /// A picture or font file that ended a process during its decoding.
  @_spi(Supervision)
  public struct EndingFile: Hashable, Sendable {
    /// The first bytes of the file, or all of them.
    public var beginning: [UInt8]
    /// The number of bytes of the whole file.
    public var count: Int
    /// The way in which the process ended.
    public var end: ProcessEnd

    /// Creates the description of a file.
    public init(beginning: [UInt8], count: Int, end: ProcessEnd) {
      (self.beginning, self.count, self.end) = (beginning, count, end)
    }

    /// Whether bytes are those of the file, as far as they were stored.
    public func isEqual(to bytes: UnsafeRawBufferPointer) -> Bool {
      bytes.count == count && bytes.prefix(beginning.count).elementsEqual(beginning)
    }
  }

  /// The selection of a source's screens, with the findings about those that ended an earlier process.
  func chosen(_ source: PreviewSource, _ input: inout PreviewInput) -> PreviewSource? {
    var shown: [SweepScreen] = []
    let all = source.source.screens
    for screen in all {
      let name = Self.name(of: screen)
      if let end = supervision.endingDocuments[name] {
        let line = source.source.location(ofObject: screen.id)?.line ?? 0
        let size = supervision.endingSizes[name]
        input.endings.append(.endingScreen(screen, at: size, line: line, end))
      } else if supervision.isChosen?(name) ?? true {
        shown.append(screen)
      }
    }
    if shown.count == all.count { return source }
    var chosen = source
    chosen.source = ChosenScreens(source: source.source, screens: shown)
    return shown.isEmpty ? nil : chosen
  }
}
