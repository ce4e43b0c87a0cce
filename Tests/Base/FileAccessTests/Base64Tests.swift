import FileAccess
import Testing

@Suite("Base64")
struct Base64Tests {
  // The pairs are those of RFC 4648, section 10.
  @Test(
    "Bytes become digits and bytes again",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
  )
  func pairs(plain: String, coded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == coded)
    for strictness in [Base64.Strictness.strict, .lenient] {
      #expect(Base64.decode(coded.utf8, strictness) == Array(plain.utf8))
    }
  }

  @Test("A strict reader refuses what does not belong, and takes missing padding")
  func strictness() {
    #expect(Base64.decode("Zm8".utf8, .strict) == Array("fo".utf8))
    #expect(Base64.decode("Zm\n8=".utf8, .strict) == Array("fo".utf8))
    #expect(Base64.decode("Zm-8".utf8, .strict) == nil)
    #expect(Base64.decode("Zm-8=xx".utf8, .lenient) == Array("fo".utf8))
  }
}
