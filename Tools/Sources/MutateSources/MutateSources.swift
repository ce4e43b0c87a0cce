import Foundation
import RandomDamage
import SourceReading

/// Lints sources that were damaged at random.
@main
enum MutateSources {
  static func main() {
    let run = MutationRun(
      fileExtensions: ["swift", "m", "h"],
      seeds: SourceSeeds.all,
      pieces: SourcePieces.pieces,
      undamagedFault: SourceCheck.fault,
      damagedFault: { bytes, _ in SourceCheck.fault(of: bytes) }
    )
    // The reader of facts recurses over the depth of the code, which needs a stack of that size.
    nonisolated(unsafe) let work = run
    let thread = Thread { work.main() }
    thread.stackSize = SourceTree.stackSize
    thread.start()
    while true { sleep(1_000) }
  }
}
