import FileAccess
import LeavingOut
import StandIns

/// The state of a module between two runs of the compiler: its stand-ins, the code left out, and the files to check next.
struct ModuleRounds {
  /// In so many rounds types are made up for those that are missing, and nothing is left out.
  private static let standInRounds = 2
  /// If stand-ins answer fewer than this share of the errors, code is left out for the others in the same round.
  private static let muchIsOneOf = 5
  /// Modules of so many files are checked as a whole where declarations have changed.
  private static let filesCheckedTogether = 250

  private let copies: [CarriedText]
  private let originals: [String: String]
  private let screensFile: String
  /// The file with the stand-ins.
  let standInsFile: String
  private let bundleFile: String
  private let assetsFile: String

  private(set) var standIns: StandIns
  private(set) var leavingOut: LeavingOut
  private(set) var screens: ModuleScreens
  /// The files of the module as they are compiled.
  private(set) var sources: [String]
  /// The files to check next; `nil` where the module is compiled as a whole.
  private(set) var pending: [String]?
  /// The rounds so far.
  private(set) var records: [CompilerRound] = []
  /// The errors of the last round.
  private(set) var errors: [CompilerDiagnostic] = []

  init(
    _ copies: [CarriedText],
    standIns: StandIns,
    leavingOut: LeavingOut,
    screens: ModuleScreens,
    folder: String
  ) {
    (self.copies, self.standIns, self.leavingOut) = (copies, standIns, leavingOut)
    self.screens = screens
    originals = Dictionary(copies.map { ($0.original, $0.copy) }) { first, _ in first }
    screensFile = FilePath.join(folder, ModuleScreens.file)
    standInsFile = FilePath.join(folder, "StandIns.swift")
    bundleFile = FilePath.join(folder, "BundleOfModule.swift")
    assetsFile = FilePath.join(folder, "AssetSymbols.swift")
    sources = copies.map(\.copy)
  }

  /// Writes all files of the module, and decides which these are.
  mutating func writeAll(bundle: String?, assets: String?) throws(ToolFailure) {
    leavingOut.leaveOutUnknownModifiers()
    try write(Set(copies.map(\.copy)))
    for (path, text) in [
      (screensFile, screens.source), (bundleFile, bundle), (assetsFile, assets),
      (standInsFile, standIns.source),
    ] {
      guard let text else { continue }
      try GeneratedFile.write(text, to: path)
      sources.append(path)
    }
    pending = sources
  }

  private func write(_ changed: Set<String>) throws(ToolFailure) {
    for copy in changed { try GeneratedFile.write(leavingOut.text(ofCopy: copy), to: copy) }
  }

  // MARK: Rounds

  /// Whether types are still made up, so that the compiler need not bother with expressions that take it long.
  var isHasty: Bool { records.count < Self.standInRounds && pending != nil }

  /// Repeats what the errors of an earlier build led to; the next run compiles the module as a whole.
  mutating func recall(_ rounds: [[CompilerDiagnostic]]) throws(ToolFailure) {
    for errors in rounds { _ = try take(errors, files: 0, seconds: 0) }
    leavingOut.restart()
    (records, errors, pending) = ([], [], nil)
  }

  /// Changes the sources for the errors of a run, and chooses the files to check next.
  ///
  /// - Parameters:
  ///   - diagnostics: All errors of the run.
  ///   - files: The number of files that were checked.
  ///   - seconds: The time that the run took.
  /// - Returns: Whether another run can tell more.
  /// - Throws: A file that cannot be written.
  mutating func take(
    _ diagnostics: [CompilerDiagnostic],
    files: Int,
    seconds: Double
  ) throws(ToolFailure) -> Bool {
    let wasHasty = isHasty
    let slow = wasHasty ? diagnostics.filter(\.isOfSlowExpression) : []
    errors = Self.causes(wasHasty ? diagnostics.filter { !$0.isOfSlowExpression } : diagnostics)
    records.append(CompilerRound(files: files, errors: errors.count, seconds: seconds))
    guard !errors.isEmpty else {
      if wasHasty, !slow.isEmpty {
        checkNext(Set(slow.map(\.file)), all: false)
        return true
      }
      defer { pending = nil }
      return pending != nil
    }
    let isRefused = standIns.leaveOut(errors.filter { $0.file == standInsFile })
    let hasLearned = standIns.learn(errors)
    var left = errors.filter { $0.file != standInsFile }
    if isRefused || hasLearned {
      try GeneratedFile.write(standIns.source, to: standInsFile)
      left.removeAll { standIns.answers($0) }
      // Other errors may follow from the types that were missing.
      let isMuch = (errors.count - left.count) * Self.muchIsOneOf >= errors.count
      if isRefused || isMuch && records.count <= Self.standInRounds {
        pending = sources
        return true
      }
    }
    var changed = leavingOut.leaveOut(left.filter { $0.file != screensFile })
    try write(changed)
    if screens.leaveOut(left.filter { $0.file == screensFile }) {
      try GeneratedFile.write(screens.source ?? "", to: screensFile)
      changed.insert(screensFile)
    }
    guard !changed.isEmpty || hasLearned else { return false }
    // Of a module as a whole the compiler also follows each path through a body, which a check does not.
    let isWhole = pending == nil
    if !isWhole || hasLearned || leavingOut.hasChangedDeclarations {
      checkNext(changed.union(slow.map(\.file)), all: hasLearned)
    }
    return true
  }

  /// Files without errors are checked again where declarations of others have changed.
  private mutating func checkNext(_ changed: Set<String>, all: Bool) {
    let isSmall = sources.count <= Self.filesCheckedTogether
    if all || leavingOut.hasChangedDeclarations && isSmall {
      pending = sources
    } else {
      let files = Set(changed.union(errors.map(\.file)).map { originals[$0] ?? $0 })
      pending = sources.filter(files.contains)
    }
  }

  /// The errors without those that follow from others of the round.
  private static func causes(_ errors: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    // No closure of a module with errors is a constant.
    let causes = errors.filter {
      !$0.message.hasPrefix("global variable must be a compile-time constant")
        && !$0.message.hasPrefix("'@const' value should be initialized")
    }
    return causes.isEmpty ? errors : causes
  }
}

extension CompilerDiagnostic {
  /// Whether the compiler gave up on an expression because of the time that it takes.
  fileprivate var isOfSlowExpression: Bool { message.contains("in reasonable time") }
}
