#if os(macOS) || os(Linux) || os(Windows)

import DynamicType
import FontManagement
import Testing

/// Programmer errors end the process with a message; optimized builds leave the message out.
@Suite struct MisuseOfFonts {
  @Test func `scaling a scaled font traps with UIKit's reason`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      _ = FontMetrics.default.scaledFont(for: scaled)
    }
    expectMessage(
      "A scaled font returned by UIFontMetrics should not be used to create another scaled font.",
      in: result
    )
  }

  @Test func `a font of negative size traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Font.systemFont(ofSize: -1)
    }
    expectMessage("A font's size is finite and not negative.", in: result)
  }

  private func expectMessage(_ message: String, in result: ExitTest.Result?) {
    #if DEBUG
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message))
    #endif
  }
}

#endif
