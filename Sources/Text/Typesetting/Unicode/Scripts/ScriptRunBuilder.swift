/// The runs found so far, and what the last one may still become.
struct ScriptRunBuilder {
  private var runs: [ScriptRun] = []
  private var start = 0

  /// The scripts that the current run may have; nil while every character of it is common.
  private var candidates: ScriptSet?

  /// The only candidate, to compare with quickly.
  private var single: UInt8?

  private var openings: [Opening] = []

  private struct Opening {
    var bracket: UInt32
    /// The index that the run of the bracket has or will have.
    var run: Int
  }

  private static let maximumOpenings = 64

  @inline(__always)
  mutating func add(_ scalar: UInt32, _ properties: ScalarProperties, at offset: Int) {
    let script = Self.unified(properties.script)
    if script == single || script == ICUScripts.common, !properties.hasScriptExtensions,
      properties.bracketType == .none
    {
      return
    }
    addOther(scalar, script, properties, at: offset)
  }

  mutating func finish(at end: Int) -> [ScriptRun] {
    if end > start { close(at: end) }
    return runs
  }

  private mutating func addOther(
    _ scalar: UInt32,
    _ script: UInt8,
    _ properties: ScalarProperties,
    at offset: Int
  ) {
    // A mark never leaves its base, whatever scripts it is known from.
    let isMark =
      script == ICUScripts.inherited || properties.graphemeBreak == .extend
      || properties.graphemeBreak == .zeroWidthJoiner
    if isMark, offset > start, candidates != nil || !properties.hasScriptExtensions { return }
    if properties.bracketType != .none {
      addBracket(scalar, properties.bracketType, at: offset)
    } else if properties.hasScriptExtensions {
      narrow(to: Self.unified(ICUScripts.extensions(scalar)), at: offset)
    } else if script != ICUScripts.common, script != ICUScripts.inherited {
      narrow(to: ScriptSet(script), at: offset)
    }
  }

  private mutating func narrow(to scripts: ScriptSet, at offset: Int) {
    guard let current = candidates else {
      setCandidates(scripts)
      return
    }
    let rest = current.intersection(scripts)
    if rest.isEmpty {
      close(at: offset)
      setCandidates(scripts)
    } else {
      setCandidates(rest)
    }
  }

  private mutating func setCandidates(_ scripts: ScriptSet) {
    candidates = scripts
    single = scripts.single
  }

  private mutating func addBracket(_ bracket: UInt32, _ type: BracketType, at offset: Int) {
    if type == .open {
      if openings.count == Self.maximumOpenings { openings.removeAll(keepingCapacity: true) }
      openings.append(Opening(bracket: bracket, run: runs.count))
      return
    }
    let opening = ICUProperties.pairedBracket(bracket)
    guard let match = openings.lastIndex(where: { $0.bracket == opening }) else { return }
    let run = openings[match].run
    openings.removeSubrange(match...)
    // An opening in the current run has its script already.
    guard run < runs.count, let script = scripts[run] else { return }
    if candidates?.contains(script) == true {
      setCandidates(ScriptSet(script))
    } else {
      close(at: offset)
      setCandidates(ScriptSet(script))
    }
  }

  /// The script number of each finished run; nil for a run of common characters only.
  private var scripts: [UInt8?] = []

  private mutating func close(at end: Int) {
    let script = candidates.flatMap(Self.preferred)
    scripts.append(script)
    runs.append(
      ScriptRun(range: start..<end, script: ScriptTag(icu: script ?? ICUScripts.common))
    )
    start = end
    candidates = nil
    single = nil
  }

  /// Of several scripts left at the end of a run the one with most text in it; else the first.
  private static func preferred(_ scripts: ScriptSet) -> UInt8? {
    ICUScripts.preferred.first { scripts.contains($0) } ?? scripts.first
  }

  private static func unified(_ scripts: ScriptSet) -> ScriptSet {
    guard scripts.contains(ICUScripts.hiragana) else { return scripts }
    var unified = scripts
    unified.remove(ICUScripts.hiragana)
    unified.insert(ICUScripts.katakana)
    return unified
  }

  @inline(__always)
  private static func unified(_ script: UInt8) -> UInt8 {
    script == ICUScripts.hiragana ? ICUScripts.katakana : script
  }
}
