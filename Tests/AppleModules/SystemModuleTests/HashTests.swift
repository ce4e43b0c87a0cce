import CommonCrypto
import CryptoKit
import Testing

/// The values of "abc" and of one million letters "a" that FIPS 180-4's examples and RFC 1321 publish.
@Suite("Hashes")
struct HashTests {
  let abc = Data("abc".utf8)

  private func digits(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("Hashes of three letters are the published ones")
  func published() {
    #expect(
      digits(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      digits(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      digits(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    #expect(digits(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digits(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test("Bytes that come in parts hash as one")
  func parts() {
    // Two blocks and more, in parts that end within blocks.
    let letters = Array(repeating: UInt8(ascii: "a"), count: 1_000)
    var function = SHA256()
    for start in stride(from: 0, to: letters.count, by: 37) {
      function.update(data: Array(letters[start..<min(start + 37, letters.count)]))
    }
    #expect(function.finalize() == SHA256.hash(data: letters))
    #expect(
      digits(SHA256.hash(data: letters))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    )
  }

  @Test("The description names the function")
  func description() {
    #expect(
      Insecure.MD5.hash(data: Data()).description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e"
    )
  }

  /// Test case 2 of RFC 4231.
  @Test("A code of a message is the published one")
  func code() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(
      digits(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: abc, using: key))
  }

  @Test("The functions in C write the same bytes")
  func inC() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    abc.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(abc.count), &digest) }
    #expect(digest == Array(SHA256.hash(data: abc)))
  }
}
