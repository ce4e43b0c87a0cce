/// Writes the words of a block one after another.
struct WordWriter {
  private var next: UnsafeMutablePointer<Int32>

  init(_ start: UnsafeMutableRawPointer) {
    next = start.assumingMemoryBound(to: Int32.self)
  }

  @inline(__always)
  mutating func append(_ word: Int32) {
    next.initialize(to: word)
    next += 1
  }

  mutating func append(_ words: [Int32]) {
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      next.initialize(from: base, count: words.count)
      next += words.count
    }
  }

  /// Writes where the letters of each segment end, and where each segment starts.
  ///
  /// Places are sums from the start of the paragraph; differences are right even when they wrap
  /// around.
  @inline(__always)
  mutating func append(_ segments: [SegmentRow], _ part: (AdvanceSum) -> Int32) {
    var start: Int32 = 0
    for segment in segments {
      let end = start &+ part(segment.body)
      append(end)
      start = end &+ part(segment.space)
    }
    start = 0
    append(start)
    for segment in segments {
      start = start &+ part(segment.body) &+ part(segment.space)
      append(start)
    }
  }
}

extension ClusterList {
  /// The most compact way to keep the advances of the display master.
  var displayAdvances: ParagraphRecord.DisplayAdvances {
    var needed = ParagraphRecord.DisplayAdvances.same
    for cluster in 0..<count where display[cluster] != text[cluster] {
      let difference = display[cluster].subtractingReportingOverflow(text[cluster])
      if difference.overflow || Int16(exactly: difference.partialValue) == nil { return .all }
      needed = .differences
    }
    return needed
  }

  func appendDisplay(
    as kind: ParagraphRecord.DisplayAdvances,
    to words: inout WordWriter
  ) {
    switch kind {
    case .same: break
    case .all: words.append(display)
    case .differences:
      for start in stride(from: 0, to: count, by: 2) {
        let low = UInt32(truncatingIfNeeded: display[start] &- text[start]) & 0xFFFF
        let next = start + 1
        let high = next < count ? UInt32(truncatingIfNeeded: display[next] &- text[next]) : 0
        words.append(Int32(bitPattern: high << 16 | low))
      }
    }
  }

  func appendFlags(to words: inout WordWriter) {
    for start in stride(from: 0, to: count, by: 4) {
      var word: UInt32 = 0
      for lane in 0..<min(4, count - start) {
        word |= UInt32(flags[start + lane].rawValue) << UInt32(8 * lane)
      }
      words.append(Int32(bitPattern: word))
    }
  }
}
