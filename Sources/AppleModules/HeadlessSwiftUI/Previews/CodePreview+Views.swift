public import HeadlessUIKit

extension CodePreview {
  /// Creates a screen of a view of SwiftUI.
  ///
  /// The type of the view must not occur in the type of the closure, because the compiler cannot name a
  /// closure type that contains a local type.
  ///
  /// - Parameters:
  ///   - title: The name for people; by default the file and the line.
  ///   - traits: The size, how the device is held, and preparations.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - content: Makes the view; called once for each size and setting, on any thread.
  public init(
    _ title: String? = nil,
    traits: Trait...,
    file: String = #filePath,
    line: Int = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> any View
  ) {
    self.init(title, traits: traits, file: file, line: line, isProvided: false, content)
  }

  private init(
    _ title: String?,
    traits: [Trait],
    file: String,
    line: Int,
    isProvided: Bool,
    _ content: @escaping @MainActor @Sendable () -> any View
  ) {
    var described = CodePreview(title, file: file, line: line, controller: { UIViewController() })
    for trait in traits { described.take(trait) }
    let values = onTree { isProvided ? ProvidedPreview.values(of: content()) : .init() }
    if let name = values.name { described.title = name }
    if let layout = values.layout { described.layout = layout }
    if let orientation = values.orientation { described.orientation = orientation }
    if let device = values.device { described.device = device }
    let preparations = traits.compactMap { trait in
      if case .preparation(let preparation) = trait.choice {
        preparation as? any ViewPreparation
      } else {
        nil
      }
    }
    let (layout, id) = (described.layout, described.id)
    self.init(
      described.title,
      file: file,
      line: line,
      controller: {
        var root = AnyView(content())
        for preparation in preparations { root = preparation.prepared(root) }
        return UIHostingController(rootView: PreviewPage(content: root, layout: layout, id: id))
      }
    )
    self.layout = described.layout
    orientation = described.orientation
    device = described.device
  }

  /// The screens of a preview provider: one for each view.
  ///
  /// - Parameters:
  ///   - provider: The type.
  ///   - title: The name for people, for views without a name.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  /// - Returns: The screens; several have numbers after their names.
  public static func screens<Provider: PreviewProvider>(
    of provider: Provider.Type,
    _ title: String,
    file: String = #filePath,
    line: Int = #line
  ) -> [CodePreview] {
    let count = onTree { ViewHost(Provider.previews).childCount }
    return (0..<count).map { index in
      CodePreview(
        count > 1 ? "\(title) \(index + 1)" : title,
        traits: [],
        file: file,
        line: line,
        isProvided: true
      ) {
        OneOf(content: Provider.previews, index: index)
      }
    }
  }
}

/// One of the subviews of a view.
private struct OneOf<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let index: Int

  func items(in place: BuildPlace) -> [LayoutItem] {
    let items = place.items(of: content)
    return items.indices.contains(index) ? [items[index]] : []
  }
}
