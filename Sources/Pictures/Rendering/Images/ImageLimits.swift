/// The sizes beyond which an image is refused.
public struct ImageLimits: Hashable, Sendable {
  /// The largest file in bytes.
  public var bytes: Int

  /// The longest side, in pixels or, for vectors, in points.
  public var side: Int

  /// The largest number of decoded pixels.
  public var pixels: Int

  /// Creates limits.
  public init(bytes: Int = 64 << 20, side: Int = 16_384, pixels: Int = 64_000_000) {
    self.bytes = bytes
    self.side = side
    self.pixels = pixels
  }

  /// The limits of one glyph's picture in a font.
  static let glyph = ImageLimits(bytes: 1 << 20, side: 1_024, pixels: 1 << 20)

  func check(bytes count: Int, of format: String) throws(ImageError) {
    guard count > 0 else {
      throw ImageError(
        .empty,
        what: "no bytes",
        place: format,
        hint: "Check how the file was read."
      )
    }
    guard count <= bytes else { throw Self.tooLarge("\(count) bytes, limit \(bytes)", format) }
  }

  func check(width: Double, height: Double, of format: String) throws(ImageError) {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .damaged("a size of \(text(width)) x \(text(height))", in: format)
    }
    let limit = Double(side)
    guard width <= limit, height <= limit, width * height <= Double(pixels) else {
      throw Self.tooLarge(
        "\(text(width)) x \(text(height)), limit \(side) a side and \(pixels) pixels",
        format
      )
    }
  }

  /// Whole numbers without a decimal point.
  private func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  static func tooLarge(_ what: String, _ place: String) -> ImageError {
    ImageError(
      .tooLarge,
      what: what,
      place: place,
      hint: "Make the image smaller, or raise the limits."
    )
  }
}
