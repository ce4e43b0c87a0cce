import RandomDamage

/// Checks pages in HTML, damaged at random or as they are.
@main
enum MutateHTML {
  static func main() {
    MutationRun(
      fileExtensions: ["html"],
      pieces: HTMLPieces.pieces,
      undamagedFault: HTMLCheck.fault,
      damagedFault: { bytes, _ in HTMLCheck.fault(of: bytes) }
    ).main()
  }
}
