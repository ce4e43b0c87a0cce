import DocumentMutation
import RandomDamage

/// Lays mutated documents out and reports the seeds of those that end the process, take too long or give a
/// result that is not finite.
///
/// With `--show` it prints them.
@main
enum MutateDocuments {
  static func main() {
    // Larger documents are slow.
    let inputs = MutationPlan.Inputs(
      fileExtensions: ["storyboard", "xib"],
      sizes: 0...160_000,
      patience: 20
    )
    DamagedInputs(
      inputs,
      switches: ["--show"],
      makeTrial: { plan in
        { seed, documents in
          let bytes = DocumentMutator(seed: seed).mutated(documents)
          if plan.switches.isEmpty {
            return DocumentCheck(drawsPictures: seed % 8 == 0).faults(of: bytes)
          }
          print(String(decoding: bytes, as: UTF8.self))
          return []
        }
      }
    )
    .main()
  }
}
