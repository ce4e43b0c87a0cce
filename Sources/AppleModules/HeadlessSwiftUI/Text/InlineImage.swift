import FontManagement
import Foundation
import HeadlessUIKit
import RichText
import Snapshots

/// A picture in a line of text: its box on the baseline, and its drawing.
struct InlineImage {
  /// The box, identified by the number of the picture in its text.
  let box: TextAttachment
  private let image: UIImage?
  private let color: RichText.Color?

  init(_ source: Image, number: Int, font: Font, color: Color?, _ environment: EnvironmentValues) {
    self.color = color?.resolved(in: environment)
    var shown = source.variant(environment.symbolVariants).image()
    var raised = 0.0
    if let symbol = shown, symbol.isSymbolImage {
      let configuration = UIImage.SymbolConfiguration(
        font: FontManagement.Font(font.request(in: environment.traits)),
        scale: environment.imageScale.symbolScale
      )
      let configured = symbol.withConfiguration(configuration)
      raised = -(configured.baselineOffset(for: environment.traits) ?? 0)
      shown = configured
    }
    image = shown
    let size = shown?.size(for: environment.traits) ?? .zero
    box = TextAttachment(
      width: max(0, size.width),
      height: max(0, size.height),
      baselineOffset: raised,
      identifier: "\(number)"
    )
  }

  /// The picture in its box on the screen; templates have the color of the text.
  func drawing(
    in box: CGRect,
    color textColor: RichText.Color,
    traits: UITraitCollection
  ) -> Drawing? {
    image.map { image in
      ImageDrawing(stretching: image, traits: traits, tint: UIColor(color ?? textColor))
        .drawing(in: box)
    }
  }
}
