import Diagnostics
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  private let sample = Samples.truncated

  private func changed(_ change: (inout Finding) -> Void) -> Fingerprint {
    var finding = sample
    change(&finding)
    return finding.fingerprint(in: Samples.root)
  }

  private var original: Fingerprint { sample.fingerprint(in: Samples.root) }

  // Computed with Python from the definition of FNV-1a: offset basis 14695981039346656037,
  // prime 1099511628211, over the bytes and 0xFF behind each text.
  @Test(
    "A fingerprint is FNV-1a with 64 bits",
    arguments: [
      ([], "cbf29ce484222325"),
      (["a"], "089bc907b544c769"),
      (["foobar", "ü"], "2537155af263857f"),
    ]
  )
  func hash(texts: [String], expected: String) {
    #expect(Fingerprint(of: texts).description == expected)
    #expect(Fingerprint(expected) == Fingerprint(of: texts))
  }

  @Test(
    "Text that is no fingerprint is refused",
    arguments: ["", "12", "+123456789012345", "zzzzzzzzzzzzzzzz"]
  )
  func malformed(text: String) {
    #expect(Fingerprint(text) == nil)
  }

  @Test("Moved lines, other numbers and another severity leave it the same")
  func stable() {
    #expect(original == changed { $0.location.line = 99 })
    #expect(original == changed { $0.location.column = 1 })
    #expect(original == changed { $0.measures = [] })
    #expect(original == changed { $0.severity = .note })
    #expect(original == changed { $0.message = "Reworded." })
    #expect(original == changed { $0.context[2].value = "AX2" })
    #expect(original == changed { $0.location.file = "./App/Main, neu: 1.storyboard" })
  }

  @Test("Another rule, file, object or language makes it another")
  func distinct() {
    let others = [
      changed { $0.rule = .sample("text-clipped") },
      changed { $0.location.file = "App/Other.storyboard" },
      changed { $0.location.objectID = "aB3-cd-Efh" },
      changed { $0.context[1].value = "ar" },
    ]
    #expect(Set(others + [original]).count == 5)
  }

  @Test("Without an object the line's text counts, whatever its indentation")
  func anchor() {
    func mark(_ anchor: String) -> Fingerprint {
      changed {
        $0.location.objectID = nil
        $0.anchor = anchor
      }
    }
    #expect(mark("  font-size: 15px") == mark("\tfont-size:  15px"))
    #expect(mark("font-size: 15px") != mark("font-size: 16px"))
  }

  @Test("Without an object and a line the message counts, without its numbers")
  func message() {
    func mark(_ message: String) -> Fingerprint {
      changed {
        $0.location.objectID = nil
        $0.message = message
      }
    }
    #expect(mark("20.5 pt of 44") == mark("19 pt of 44.25"))
    #expect(mark("20 pt high") != mark("20 pt wide"))
  }
}
