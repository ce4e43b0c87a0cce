import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Finds the images that a document names.
struct ImageResolver {
  let resources: ScreenResources
  /// The sizes that the document holds for its images.
  let sizes: Resources
  let fonts: FontResolver
  let usesProjectImages: Bool
  let findings: FindingSink

  /// Returns an image of the project, a symbol, or a placeholder of the size that the document holds.
  func image(_ reference: ImageReference?, at node: ObjectNode) -> UIImage? {
    guard let reference else { return nil }
    let image = imageAsItIs(reference, at: node)
    return reference.renderingMode.flatMap { Self.renderingModes[$0] }
      .map { image.withRenderingMode($0) } ?? image
  }

  private func imageAsItIs(_ reference: ImageReference, at node: ObjectNode) -> UIImage {
    if reference.catalog == .system {
      let configuration = symbolConfiguration(of: reference, at: node)
      if let image = UIImage(systemName: reference.name, withConfiguration: configuration) {
        return image
      }
    }
    let known = sizes.image(reference)
    let size = known?.size
    if reference.catalog != .system, usesProjectImages, known?.isEmbedded != true {
      if let image = resources.image(named: reference.name, designedSize: size) { return image }
      reportMissing(reference, at: node)
    }
    return UIImage(
      missing: reference.name,
      size: CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
    )
  }

  /// The ways to draw an image by the words of documents.
  ///
  /// Others are those of symbols with several colors, which are drawn in one.
  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "template": .alwaysTemplate, "original": .alwaysOriginal,
  ]

  private func symbolConfiguration(
    of reference: ImageReference,
    at node: ObjectNode
  ) -> UIImage.SymbolConfiguration? {
    let configuration = node[.imageView.symbolConfiguration].map {
      symbolConfiguration($0, at: node)
    }
    guard let scale = reference.symbolScale else { return configuration }
    return (configuration ?? .unspecified).applying(.init(scale: scale.uiKit))
  }

  /// Returns the size, weight and scale of a symbol.
  func symbolConfiguration(
    _ description: SymbolConfiguration,
    at node: ObjectNode
  ) -> UIImage.SymbolConfiguration {
    var result = UIImage.SymbolConfiguration.unspecified
    if let font = fonts.font(description.font, at: node) {
      result = result.applying(.init(font: font))
    } else if let size = description.pointSize {
      result = result.applying(.init(pointSize: size))
    }
    if let weight = description.weight.flatMap({ Self.weights[$0] }) {
      result = result.applying(.init(weight: weight))
    }
    if let scale = description.scale { result = result.applying(.init(scale: scale.uiKit)) }
    return result
  }

  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private func reportMissing(_ reference: ImageReference, at node: ObjectNode) {
    let unreadable = resources.unreadableImage(named: reference.name)
    findings.report(
      .imageMissing,
      unreadable?.message(reference.name) ?? "The image \(reference.name) is not in the project",
      at: node,
      hint: unreadable?.hint ?? "Name the folder that holds the asset catalog."
    )
  }
}

extension ImageReference.SymbolScale {
  fileprivate var uiKit: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .default: .default
    case .unspecified: .unspecified
    }
  }
}
