import CAllocator
import Foundation
import Typesetting

/// CPU times in microseconds; each is the least of a few passes.
struct Timing {
  let corpus: Corpus
  let engine: Engine

  /// Prints one line for each way to use the engine.
  func report() {
    _ = single()
    let count = Double(corpus.rows.count)
    let configurations = Double(Corpus.sizes.count * Corpus.widths.count)
    print("strings \(corpus.rows.count)")
    line("shape", shape() / count)
    line("single", single() / count)
    line("glyphs", singleWithGlyphs() / count)
    line("sweep", sweep() / count / configurations)
    line("relayout", relayout() / count / configurations)
    line("resize", resize() / count / configurations)
    line("bytes40", bytesOfFortyCharacters())
    line("bytes", bytes(of: corpus.rows))
  }

  /// Runs one part of the report, for a profiler.
  func run(_ name: String) {
    let parts = [
      "shape": shape, "single": single, "glyphs": singleWithGlyphs, "sweep": sweep,
      "relayout": relayout, "resize": resize,
    ]
    parts[name].map { line(name, $0() / Double(corpus.rows.count)) }
  }

  private func line(_ name: String, _ value: Double) {
    print("\(name) \(String(format: "%.4f", value))")
  }

  /// Each string once: itemised, shaped, broken.
  private func shape() -> Double {
    microseconds { for row in corpus.rows { blackHole(engine.paragraph(row).count) } }
  }

  /// One measure of each string at one size and width.
  private func single() -> Double {
    microseconds {
      for row in corpus.rows {
        blackHole(engine.paragraph(row).measure(engine.styles[3], width: 240).lineCount)
      }
    }
  }

  /// One layout of each string with all glyphs in their places.
  private func singleWithGlyphs() -> Double {
    microseconds {
      for row in corpus.rows {
        let layout = engine.paragraph(row).layout(engine.styles[3], width: 240)
        for line in layout.lines { blackHole(line.glyphRuns.count) }
      }
    }
  }

  /// Each string shaped once and measured at 12 sizes and 3 widths.
  private func sweep() -> Double {
    microseconds { for row in corpus.rows { measureAll(engine.paragraph(row)) } }
  }

  /// The measures alone, from width to width: the paragraphs were shaped before.
  private func relayout() -> Double {
    remeasured(measureAll)
  }

  /// The same measures from size to size.
  private func resize() -> Double {
    remeasured(measureAllBySize)
  }

  private func remeasured(_ measure: (ShapedParagraph) -> Void) -> Double {
    let paragraphs = corpus.rows.map(engine.paragraph)
    for paragraph in paragraphs { measure(paragraph) }
    return microseconds { for paragraph in paragraphs { measure(paragraph) } }
  }

  @inline(never)
  private func measureAll(_ paragraph: ShapedParagraph) {
    var lines = 0
    withConfigurations { styles, widths in
      for style in styles {
        for width in widths { lines += paragraph.measure(style, width: width).lineCount }
      }
    }
    blackHole(lines)
  }

  @inline(never)
  private func measureAllBySize(_ paragraph: ShapedParagraph) {
    var lines = 0
    withConfigurations { styles, widths in
      for width in widths {
        for style in styles { lines += paragraph.measure(style, width: width).lineCount }
      }
    }
    blackHole(lines)
  }

  /// Lends the sizes and widths, so that no array is retained between two measures.
  @inline(__always)
  private func withConfigurations(
    _ body: (UnsafeBufferPointer<ScaledStyle>, UnsafeBufferPointer<Double>) -> Void
  ) {
    engine.styles.withUnsafeBufferPointer { styles in
      Corpus.widths.withUnsafeBufferPointer { body(styles, $0) }
    }
  }

  /// The bytes of a cached paragraph of 39 to 41 characters.
  private func bytesOfFortyCharacters() -> Double {
    bytes(of: corpus.rows.filter { (39...41).contains($0.text.count) })
  }

  /// The bytes that the allocator has given for paragraphs, their mean.
  private func bytes(of rows: [Corpus.Row]) -> Double {
    guard !rows.isEmpty else { return 0 }
    for row in rows { measureAll(engine.paragraph(row)) }
    var paragraphs: [ShapedParagraph] = []
    paragraphs.reserveCapacity(rows.count)
    let before = allocator_bytes_in_use()
    for row in rows { paragraphs.append(engine.paragraph(row)) }
    let after = allocator_bytes_in_use()
    blackHole(paragraphs.count)
    return Double(after &- before) / Double(rows.count)
  }
}

/// The CPU time of the process that a call takes, the least of a few.
@inline(never)
private func microseconds(_ work: () -> Void) -> Double {
  (0..<5).reduce(.infinity) { least, _ in
    let start = cpuTime()
    work()
    return min(least, cpuTime() - start)
  }
}

private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Keeps a result from being left out.
@inline(never)
private func blackHole(_ value: Int) {
  precondition(value >= 0, "Counts are not negative.")
}
