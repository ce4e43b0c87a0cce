import RandomDamage

/// Checks documents in Rich Text Format, damaged at random or as they are.
@main
enum MutateRTF {
  static func main() {
    MutationRun(
      fileExtensions: ["rtf"],
      pieces: RTFPieces.pieces,
      undamagedFault: RTFCheck.undamagedFault,
      damagedFault: { RTFCheck.fault(of: $0, chunkLength: $1.chunkLength()) }
    ).main()
  }
}
