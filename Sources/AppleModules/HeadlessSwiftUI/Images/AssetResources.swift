public import HeadlessUIKit

extension Image {
  /// Creates a picture of an asset catalog.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Color {
  /// Creates a color of an asset catalog, looked up when it is drawn.
  nonisolated public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
