public import HeadlessUIKit

extension CodePreview {
  /// Creates a screen of a view of SwiftUI, which fills a device.
  ///
  /// - Parameters:
  ///   - title: The name for people; without one the file and the line are the name.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - content: Makes the view; called once for each size and setting, on any thread.
  public init(
    _ title: String? = nil,
    file: String = #filePath,
    line: Int = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.init(
      title,
      file: file,
      line: line,
      controller: {
        UIHostingController(rootView: content())
      }
    )
  }

  /// The screens of a provider: one for each view that it shows.
  ///
  /// - Parameters:
  ///   - provider: The type.
  ///   - title: The name for people.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  /// - Returns: The screens; several have numbers behind their names.
  public static func screens<Provider: PreviewProvider>(
    of provider: Provider.Type,
    _ title: String,
    file: String = #filePath,
    line: Int = #line
  ) -> [CodePreview] {
    let count = onTree { ViewHost(Provider.previews).childCount }
    return (0..<count).map { index in
      CodePreview(count > 1 ? "\(title) \(index + 1)" : title, file: file, line: line) {
        OneOf(content: Provider.previews, index: index)
      }
    }
  }
}

/// One of the views that a view stands for.
private struct OneOf<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let index: Int

  func items(in place: BuildPlace) -> [LayoutItem] {
    let items = place.items(of: content)
    return items.indices.contains(index) ? [items[index]] : []
  }
}
