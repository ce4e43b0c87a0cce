import DocumentMutation
import Foundation
import Testing

@Suite struct `Mutated documents` {
  @Test func `follow from their seed`() throws {
    let documents = try Self.documents
    for seed in 1...50 as ClosedRange<UInt64> {
      let first = DocumentMutator(seed: seed).mutated(documents)
      #expect(first == DocumentMutator(seed: seed).mutated(documents))
    }
    let all = Set((1...50).map { DocumentMutator(seed: $0).mutated(documents) })
    #expect(all.count > 45)
  }

  @Test(arguments: 0..<10)
  func `get an answer that is finite`(block: UInt64) throws {
    let documents = try Self.documents
    for seed in block * 20..<block * 20 + 20 {
      let bytes = DocumentMutator(seed: seed).mutated(documents)
      #expect(DocumentCheck(drawsPictures: seed % 8 == 0).faults(of: bytes) == [], "seed \(seed)")
    }
  }

  /// Sizes that no font has once ended the process.
  @Test(arguments: ["-12", "0", "nan", "1e308", "-1e308", "1e-308"])
  func `may ask for fonts of any size`(size: String) throws {
    for document in try Self.documents {
      let text = String(decoding: document, as: UTF8.self)
        .replacing(#"size="17""#, with: #"size="\#(size)""#)
        .replacing(#"pointSize="15""#, with: #"pointSize="\#(size)""#)
      #expect(DocumentCheck().faults(of: Array(text.utf8)) == [])
    }
  }

  private static var documents: [[UInt8]] {
    get throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let root = tests.appendingPathComponent("../../..").standardized
      return try [
        tests.appendingPathComponent("Documents/Everything.storyboard"),
        root.appendingPathComponent("Examples/Trailbook/Trailbook/Base.lproj/NearbyHut.xib"),
      ].map { Array(try Data(contentsOf: $0)) }
    }
  }
}
