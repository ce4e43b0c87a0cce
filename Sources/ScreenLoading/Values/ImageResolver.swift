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
    if reference.catalog == .system {
      let configuration = node[.imageView.symbolConfiguration].flatMap {
        symbolConfiguration($0, at: node)
      }
      if let image = UIImage(systemName: reference.name, withConfiguration: configuration) {
        return image
      }
    } else if usesProjectImages {
      if let image = resources.image(named: reference.name) { return image }
      reportMissing(reference, at: node)
    }
    let size = sizes.image(reference)?.size
    return UIImage(
      missing: reference.name,
      size: CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
    )
  }

  /// Returns the configuration of a symbol, which a font or a size decides.
  func symbolConfiguration(
    _ description: SymbolConfiguration,
    at node: ObjectNode
  ) -> UIImage.SymbolConfiguration? {
    var result = UIImage.SymbolConfiguration.unspecified
    if let font = fonts.font(description.font, at: node) {
      result = result.applying(.init(font: font))
    } else if let size = description.pointSize {
      result = result.applying(.init(pointSize: size))
    }
    return result
  }

  private func reportMissing(_ reference: ImageReference, at node: ObjectNode) {
    findings.report(
      .imageMissing,
      "The image \(reference.name) is not in the project",
      at: node,
      hint: "Name the folder that holds the asset catalog."
    )
  }
}
