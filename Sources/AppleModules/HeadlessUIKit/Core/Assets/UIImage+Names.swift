public import DynamicType
public import Foundation
import Snapshots

extension UIImage {
  /// Finds an image in the asset catalogs and files of the program's bundles, or of the project that is
  /// shown.
  ///
  /// Without such catalogs, or without the name in them, the result is `nil`.
  public convenience init?(named name: String) {
    self.init(asset: name, in: nil) { $0 }
  }

  /// Finds an image by name, for traits where they are given.
  ///
  /// - Parameters:
  ///   - name: The name of the image set.
  ///   - bundle: The bundle; `nil` means those of packages beside the program.
  ///   - traitCollection: The traits that choose among the set's pictures; `nil` defers the choice.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(asset: name, in: bundle) { traitCollection.map($0.resolved) ?? $0 }
  }

  /// Finds an image by name and configures it.
  public convenience init?(
    named name: String,
    in bundle: Bundle? = nil,
    with configuration: Configuration?
  ) {
    self.init(asset: name, in: bundle) { configuration.map($0.withConfiguration) ?? $0 }
  }

  private convenience init?(
    asset name: String,
    in bundle: Bundle?,
    choosing choose: (UIImage) -> UIImage
  ) {
    guard let image = NamedAssets.image(named: name, in: bundle).map(choose) else { return nil }
    self.init(image.content, name: image.name ?? name, options: image.options)
  }

  /// Creates a system symbol; `nil` for an unknown name.
  ///
  /// The names are those of SF Symbols 7 and earlier. The version of the current screen decides which of them
  /// exist: symbols that were added in iOS 26 are `nil` on screens drawn as iOS 18.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard SymbolNames.contains(name, in: UIScreen.main.systemGeneration) else { return nil }
    var options = ImageOptions()
    options.configuration = configuration as? SymbolConfiguration ?? .unspecified
    self.init(.symbol(name), name: name, options: options)
  }

  /// Creates a system symbol for traits, which are used when the symbol is measured.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Reads an image file; a name that ends in `@2x` or `@3x` gives the pixels per point.
  ///
  /// - Parameter path: The path of a PNG, JPEG, SVG or PDF file; any other file gives `nil`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2.0 : 1.0
    guard let source = try? ImageSource(Array(data), scale: scale) else { return nil }
    self.init(source, name: stem)
  }
}
