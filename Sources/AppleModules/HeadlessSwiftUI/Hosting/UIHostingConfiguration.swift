public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A SwiftUI view as the content of a cell.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration {
///   Label("Coffee", systemImage: "cup.and.saucer")
/// }
/// ```
///
/// The content begins at the margins of the cell and has the height that it needs, at least 44 points.
public struct UIHostingConfiguration<Content: View, Background: View> {
  private let content: Content
  private let background: Background
  private var margins: [Edge: CGFloat] = [:]
  private var minimumWidth: CGFloat?
  private var minimumHeight: CGFloat? = 44

  private init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// Creates a configuration of a view.
  nonisolated public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  /// Sets the distance of the content from edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result.margins[edge] = length }
    return result
  }

  /// Sets the distances of the content from edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// Sets the minimum size of the content with its margins, in points; `nil` for that of the content.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    (result.minimumWidth, result.minimumHeight) = (width, height)
    return result
  }

  /// Sets the background of the content, as large as the cell.
  public func background<Back: View>(
    @ViewBuilder content: () -> Back
  ) -> UIHostingConfiguration<Content, Back> { replacingBackground(content()) }

  /// Fills the cell behind the content with a style.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, AnyView> {
    replacingBackground(AnyView(Rectangle().fill(style)))
  }

  private func replacingBackground<Back: View>(
    _ background: Back
  ) -> UIHostingConfiguration<Content, Back> {
    var result = UIHostingConfiguration<Content, Back>(content: content, background: background)
    result.margins = margins
    (result.minimumWidth, result.minimumHeight) = (minimumWidth, minimumHeight)
    return result
  }
}

extension UIHostingConfiguration: UIContentConfiguration {
  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same configuration, as cell states are not passed on.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// A configuration whose content is a SwiftUI view.
private protocol HostedConfiguration: UIContentConfiguration {
  /// The content with the margins of a cell.
  func page(_ margins: EdgeInsets) -> AnyView
}

extension UIHostingConfiguration: HostedConfiguration {
  fileprivate func page(_ margins: EdgeInsets) -> AnyView {
    let insets = EdgeInsets(
      top: self.margins[.top] ?? margins.top,
      leading: self.margins[.leading] ?? margins.leading,
      bottom: self.margins[.bottom] ?? margins.bottom,
      trailing: self.margins[.trailing] ?? margins.trailing
    )
    return AnyView(
      HStack { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(insets)
        .frame(minWidth: minimumWidth, minHeight: minimumHeight)
        .background { background }
    )
  }
}

/// The content view of a cell that shows a SwiftUI view.
private final class HostingContentView: UIView, UIContentView {
  private var shown: any HostedConfiguration
  private var host: (host: ViewHost, margins: EdgeInsets)?
  private let hosted = HostedContentView(frame: .zero)

  init(_ configuration: any HostedConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(hosted)
    hosted.layOutContent = { [unowned self] size, _, traits in
      currentHost.layOut(size: Size(width: size.width, height: size.height), traits: traits)
    }
    hosted.makeElements = { [unowned self, unowned hosted = hosted] _ in
      let elements = currentHost.elements()
      hosted.messages = currentHost.messages
      return elements
    }
  }

  /// Archives contain no SwiftUI views: returns `nil`.
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let value = newValue as? any HostedConfiguration else { return }
      shown = value
      host = nil
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The host of the content, inside the margins of the cell.
  private var currentHost: ViewHost {
    let margins = superview?.directionalLayoutMargins ?? .zero
    let insets = EdgeInsets(
      top: margins.top,
      leading: margins.leading,
      bottom: margins.bottom,
      trailing: margins.trailing
    )
    if let host, host.margins == insets { return host.host }
    let made = ViewHost(shown.page(insets))
    host = (made, insets)
    return made
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let needed = currentHost.size(
      offered: ProposedViewSize(width: size.width, height: nil),
      traits: traitCollection
    )
    return CGSize(width: size.width, height: needed.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
  }
}
