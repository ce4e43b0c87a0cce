#if os(macOS) || os(Linux) || os(Windows)

import DynamicType
import Testing

/// Programmer errors end the process with a message; optimized builds leave the message out.
@Suite struct Misuse {
  @Test func `a font of negative size traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = FontMetrics.default.scaledPointSize(for: -1)
    }
    expectMessage("A font cannot have a negative size.", in: result)
  }

  @Test func `a font of negative size traps for a category too`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = FontMetrics.default.scaledPointSize(for: -1, at: .large)
    }
    expectMessage("A font cannot have a negative size.", in: result)
  }

  @Test func `a display scale of zero traps where no application can fill it`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = FontMetrics.default.scaledValue(for: 17, at: .large, displayScale: 0)
    }
    expectMessage("A display scale is above zero.", in: result)
  }

  @Test func `a negative display scale traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = TraitCollection(displayScale: -1)
    }
    expectMessage("A display scale is finite and not negative.", in: result)
  }

  @Test func `a negative display scale traps when it is assigned`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var traits = TraitCollection()
      traits.displayScale = -1
    }
    expectMessage("A display scale is finite and not negative.", in: result)
  }

  @Test func `an infinite display scale traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = TraitCollection(displayScale: .infinity)
    }
    expectMessage("A display scale is finite and not negative.", in: result)
  }

  @Test func `a foreign scale of zero traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = ForeignScale.web(0)
    }
    expectMessage("A text scale is finite and above zero.", in: result)
  }

  @Test func `an Android font scale that is not a number traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = AndroidFontScale(fontScale: .nan)
    }
    expectMessage("A font scale is finite and above zero.", in: result)
  }

  @Test func `a view of negative width traps`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = ReadableContentGuide(viewWidth: -1, margins: .zero, category: .large)
    }
    expectMessage("A view's width is finite and not negative.", in: result)
  }

  private func expectMessage(_ message: String, in result: ExitTest.Result?) {
    #if DEBUG
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message))
    #endif
  }
}

#endif
