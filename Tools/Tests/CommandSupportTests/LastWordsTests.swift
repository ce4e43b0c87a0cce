import CommandSupport
import Testing

@Suite struct `The last words of a process` {
  // Each as the runtime of its language writes it: Swift 6, glibc 2.36, libstdc++ 12 and Rust 1.63.
  @Test(arguments: [
    (
      "App/Store.swift:12: Fatal error: No store is set.\n",
      "App/Store.swift:12: Fatal error: No store is set"
    ),
    (
      "loading\nSwift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range\n\n",
      "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range"
    ),
    (
      "Could not cast value of type 'App.Cat' (0x55d0c9a3e4b8) to 'App.Dog' (0x55d0c9a3e5f0).\n",
      "Could not cast value of type 'App.Cat' to 'App.Dog'"
    ),
    (
      "draw: draw.c:4: main: Assertion `size > 0' failed.\n",
      "draw: draw.c:4: main: Assertion `size > 0' failed"
    ),
    ("free(): invalid pointer\n", "free(): invalid pointer"),
    (
      "thread '<unnamed>' panicked at 'attempt to multiply with overflow', rect.rs:31:9\n",
      "thread '<unnamed>' panicked at 'attempt to multiply with overflow', rect.rs:31:9"
    ),
  ])
  func `are the line of the runtime, without addresses and the full stop`(
    _ text: String,
    _ sentence: String
  ) {
    #expect(LastWords.sentence(in: text) == sentence)
  }

  @Test func `are none where a program has only printed`() {
    #expect(LastWords.sentence(in: "loading\nstill loading\n") == nil)
    #expect(LastWords.sentence(in: "") == nil)
  }

  @Test func `cannot steer a terminal, and are not long`() {
    let text = "Fatal error: \u{1B}[2J" + String(repeating: "long ", count: 200)
    let sentence = LastWords.sentence(in: text)
    #expect(sentence?.contains("\u{1B}") == false)
    #expect(sentence?.count == 240)
  }
}
