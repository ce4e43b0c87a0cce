public import HeadlessUIKit
import LayoutGeometry
import Rendering
import RichText
import Snapshots

extension Diffing where Value == UIImage {
  /// Pictures, compared pixel by pixel.
  public static var image: Diffing { image() }

  /// Pictures, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1: 1 less a hundredth of
  ///     their distance in the color space Lab. A person sees no difference from 0.98 on.
  ///   - scale: The pixels of a point in references; those of the main screen where it is nil.
  /// - Returns: The way.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Diffing {
    Diffing(
      toData: { $0.fileData ?? Data() },
      fromData: { UIImage(data: $0, scale: scale ?? UIScreen.main.scale) ?? UIImage() },
      diff: { old, new in
        PictureComparison(old, new).failure(
          precision: Double(precision),
          perceptual: Double(perceptualPrecision)
        )
      }
    )
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pictures, compared pixel by pixel.
  public static var image: Snapshotting { image() }

  /// Pictures, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - scale: The pixels of a point in references.
  /// - Returns: The way.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    )
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pictures of views, compared pixel by pixel at the pixels of a point.
  static func image(
    _ precision: Float,
    _ perceptualPrecision: Float,
    scale: CGFloat
  ) -> Snapshotting {
    .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
  }
}

/// The pixels of two pictures beside each other.
private struct PictureComparison {
  private let old: UIImage
  private let new: UIImage

  init(_ old: UIImage, _ new: UIImage) { (self.old, self.new) = (old, new) }

  func failure(precision: Double, perceptual: Double) -> (String, [XCTAttachment])? {
    let files = [old, new].compactMap { image in
      image.fileData.map { XCTAttachment(data: $0, uniformTypeIdentifier: "public.png") }
    }
    if let first = old.fileData, first == new.fileData { return nil }
    guard let first = Self.pixels(old), let second = Self.pixels(new) else {
      return ("Newly-taken snapshot or its reference is no picture.", files)
    }
    guard first.width == second.width, first.height == second.height else {
      let sizes = [second, first].map { "(\($0.width), \($0.height))" }
      return (
        "Newly-taken snapshot@\(sizes[0]) does not match reference@\(sizes[1]).", files
      )
    }
    var (differing, farthest) = (0, 0.0)
    for y in 0..<first.height {
      for x in 0..<first.width {
        let (one, other) = (first.color(x: x, y: y), second.color(x: x, y: y))
        guard one != other else { continue }
        let distance = perceptual >= 1 ? 100 : LabColor(one).distance(to: LabColor(other))
        farthest = max(farthest, distance)
        if distance > (1 - perceptual) * 100 { differing += 1 }
      }
    }
    let share = 1 - Double(differing) / Double(max(1, first.width * first.height))
    guard share < precision else { return nil }
    var words = "Actual image precision \(share) is less than required \(precision)"
    if perceptual < 1 {
      words += "\nMinimum perceptual precision \(1 - farthest / 100) is less than required "
      words += "\(perceptual)"
    }
    return (words, files)
  }

  private static func pixels(_ image: UIImage) -> Bitmap? {
    guard let data = image.fileData, let source = try? Image(Array(data)),
      let canvas = try? Canvas(.png(scale: 1), size: source.size),
      (try? canvas.draw(source, at: .zero)) != nil
    else { return nil }
    return canvas.bitmap()
  }
}

/// A color in CIE Lab for the white point D65, in which distances are what a person sees.
///
/// The numbers are those of sRGB (IEC 61966-2-1) and of CIE 15.
private struct LabColor {
  private let lightness: Double
  /// The axis a of the color space.
  private let redness: Double
  /// The axis b of the color space.
  private let yellowness: Double

  init(_ color: Color) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let alpha = color.alpha
    let (red, green, blue) = (
      linear(color.red * alpha + 1 - alpha), linear(color.green * alpha + 1 - alpha),
      linear(color.blue * alpha + 1 - alpha)
    )
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    lightness = 116 * y - 16
    redness = 500 * (x - y)
    yellowness = 200 * (y - z)
  }

  /// The distance by CIE 1976; 2.3 is just noticeable, 100 is black against white.
  func distance(to other: LabColor) -> Double {
    let lighter = lightness - other.lightness
    let redder = redness - other.redness
    let yellower = yellowness - other.yellowness
    return (lighter * lighter + redder * redder + yellower * yellower).squareRoot()
  }
}
