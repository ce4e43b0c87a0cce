import RandomDamage

/// Lints sources that were damaged at random.
@main
enum MutateSources {
  static func main() {
    MutationRun(
      fileExtensions: ["swift", "m", "h"],
      seeds: SourceSeeds.all,
      pieces: SourcePieces.pieces,
      undamagedFault: SourceCheck.fault,
      damagedFault: { bytes, _ in SourceCheck.fault(of: bytes) }
    ).main()
  }
}
