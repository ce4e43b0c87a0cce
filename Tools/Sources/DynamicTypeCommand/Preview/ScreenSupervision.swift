import CommandSupport
import DynamicType
import ScreenAudit
@_spi(Supervision) import ScreenPreview

/// Shows screens in child processes, so that a screen that ends a child costs only itself.
///
/// The first child shows all screens at once. If it ends without results, others try them one at a time, in
/// parallel on the processors, and the last child leaves out the screens that ended one. A picture that was
/// being decoded when a child ended is left out instead of its screen. With `watch` the last child stays; if
/// it still ends, others find out again which screen ended it, and a new one stays.
struct ScreenSupervision {
  private let children: ScreenChildren
  private let parts: Int
  private var known = KnownEnds()
  /// The files that ended a child, for the next one.
  private var files: [(file: SharedNotes.DecodedFile, text: String)] = []
  /// The screens that ended a child after it had shown others, and which were tried again.
  private var repeated: Set<String> = []
  /// Whether the last child shows screens one at a time.
  private var isInOrder = false

  /// Prepares to show screens.
  ///
  /// - Parameters:
  ///   - limits: The bounds of a screen.
  ///   - workers: The number of children that try screens side by side.
  /// - Throws: An error if the system provides no pipe for waiting.
  init(_ limits: ScreenChildren.Limits, workers: Int) throws(UsageError) {
    children = try ScreenChildren(limits)
    parts = max(1, workers)
  }

  /// Shows the screens, prints the report and returns the status of the command.
  mutating func run() throws(UsageError) -> Int32 {
    try start(.together)
    guard let first = children.next() else { return 1 }
    if let status = status(first), !first.isDisturbed { return status }
    try learn(first)
    return try showRest()
  }

  /// Shows the screens, and shows them again whenever a file changes, until the process is ended.
  ///
  /// - Returns: The status of a run that ends before any screen is shown.
  mutating func watch() throws(UsageError) -> Int32 {
    var failures = 0
    while true {
      try start(isInOrder ? .watchingInOrder : .watching)
      guard let ended = children.next() else { return 1 }
      if let status = status(ended), !ended.isDisturbed { return status }
      if ended.outcomes > 0 { (known.hasPrinted, failures) = (true, 0) }
      for path in ended.done { known.forget(changed: path) }
      let before = known.ends
      isInOrder = isInOrder || ended.isDisturbed
      try learn(ended)
      known.done = []
      if known.ends == before { failures += 1 }
      guard failures < 2 else { throw Self.unknownEnd(ended) }
    }
  }

  /// Reports how a child ended, and finds out which screens end one.
  private mutating func learn(_ ended: ScreenChildren.Ended) throws(UsageError) {
    // A child that shows nothing else gives more details about a signal: the sentence of a trap.
    if case .signal = ended.end {} else { note(ended, isAlone: ended.work.count == 1) }
    ProgressLine().clear()
    Terminal.writeError(
      ended.isDisturbed
        ? "note: a screen has changed the streams or the folder of its process; each is shown by itself"
        : "note: a screen \(Self.words(ended.end)); each is tried by itself"
    )
    try tryOut()
  }

  private static func unknownEnd(_ ended: ScreenChildren.Ended) -> UsageError {
    UsageError("the work \(words(ended.end)) between two screens, also when repeated")
  }

  private func start(_ role: ChildSeat.Role, _ number: Int = 0) throws(UsageError) {
    try children.start(number, of: parts, role, given: known.lines, refusing: files)
  }

  /// The status of a child with results, whose report is printed.
  private func status(_ ended: ScreenChildren.Ended) -> Int32? {
    guard case .finished(let status) = ended.end, !(ended.isDisturbed && !isInOrder) else {
      return nil
    }
    StandardOutput.write(ended.report)
    return status
  }

  // MARK: Trials

  /// Tries the screens one at a time, in as many children as there are parts.
  private mutating func tryOut() throws(UsageError) {
    var failures = [Int](repeating: 0, count: parts)
    for part in 0..<parts { try start(.trial, part) }
    while let ended = children.next() {
      isInOrder = isInOrder || ended.isDisturbed
      known.done.formUnion(ended.done)
      if case .finished = ended.end { continue }
      if !note(ended, isAlone: ended.done.isEmpty) { failures[ended.number] += 1 }
      // A child that ends twice between two screens is abandoned: the last one shows its remaining screens.
      if failures[ended.number] < 2 { try start(.trial, ended.number) }
    }
  }

  /// Shows the screens that have ended no child; if a child still ends, they are shown one at a time.
  private mutating func showRest() throws(UsageError) -> Int32 {
    known.done = []
    var failures = 0
    while true {
      try start(isInOrder ? .restInOrder : .rest)
      guard let ended = children.next() else { return 1 }
      if let status = status(ended) { return status }
      if !isInOrder {
        isInOrder = true
        continue
      }
      if !note(ended, isAlone: true) { failures += 1 }
      guard failures < 2 else { throw Self.unknownEnd(ended) }
    }
  }

  /// Notes the work at which a child has ended.
  ///
  /// - Parameters:
  ///   - ended: The child.
  ///   - isAlone: Whether none of its earlier work can be the cause.
  /// - Returns: Whether the next child does something else, or does it alone.
  @discardableResult
  private mutating func note(_ ended: ScreenChildren.Ended, isAlone: Bool) -> Bool {
    guard let end = PreviewRun.ProcessEnd(ended.end) else { return true }
    if let file = ended.file, hasRoom(for: file) {
      files.append((file, end.record))
      return true
    }
    guard ended.work.count == 1, let name = ended.work.first else { return false }
    var isCertain = isAlone || repeated.contains(name)
    if case .tookTooLong = end { isCertain = true }
    if isCertain {
      known.ends[name] = end
      known.sizes[name] = ContentSizeCategory(ended.step)
    } else {
      repeated.insert(name)
    }
    return true
  }

  /// Whether there is a new file that the next child must not decode.
  private func hasRoom(for file: SharedNotes.DecodedFile) -> Bool {
    !files.contains { $0.file == file }
      && files.reduce(file.beginning.count) { $0 + $1.file.beginning.count } <= 24 << 20
  }

  private static func words(_ end: ScreenChildren.End) -> String {
    PreviewRun.ProcessEnd(end)?.description ?? "ended"
  }
}

extension PreviewRun.ProcessEnd {
  /// The end of a child; `nil` if it has reported its results.
  fileprivate init?(_ end: ScreenChildren.End) {
    switch end {
    case .finished: return nil
    case .exit(let status): self = .exit(status: status)
    case .signal(let number, let words): self = .signal(number, words: words)
    case .tookTooLong(let seconds): self = .tookTooLong(seconds: seconds)
    case .usedTooMuchMemory(let megabytes): self = .usedTooMuchMemory(megabytes: megabytes)
    }
  }
}
