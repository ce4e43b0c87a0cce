public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The content of a cell of UIKit as views of SwiftUI.
///
/// The views stand at the leading margin of the cell and in the middle of its height.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: AnyView?
  var insets: [Edge: CGFloat] = [:]
  var smallest = CGSize.zero

  private init(content: Content, background: AnyView?) {
    self.content = content
    self.background = background
  }

  /// Keeps the content at a distance from the edges in points, in place of the margins of the cell.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var changed = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { changed.insets[edge] = length }
    return changed
  }

  /// Keeps the content at distances from the edges, in place of the margins of the cell.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var changed = self
    if edges.contains(.top) { changed.insets[.top] = insets.top }
    if edges.contains(.leading) { changed.insets[.leading] = insets.leading }
    if edges.contains(.bottom) { changed.insets[.bottom] = insets.bottom }
    if edges.contains(.trailing) { changed.insets[.trailing] = insets.trailing }
    return changed
  }

  /// Makes the cell at least as large as lengths in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var changed = self
    changed.smallest = CGSize(width: width ?? 0, height: height ?? 0)
    return changed
  }

  /// Puts views behind the content, up to the edges of the cell.
  public func background<Behind: View>(
    @ViewBuilder content: () -> Behind
  ) -> UIHostingConfiguration<Content, Behind> {
    copy(behind: content())
  }

  /// Fills the area behind the content with a style, up to the edges of the cell.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, some View> {
    copy(behind: Rectangle().fill(style))
  }

  private func copy<Behind: View>(behind: Behind) -> UIHostingConfiguration<Content, Behind> {
    var other = UIHostingConfiguration<Content, Behind>(
      content: content,
      background: behind.erased
    )
    (other.insets, other.smallest) = (insets, smallest)
    return other
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(configuration: self, whole(in:))
  }

  /// The same content for every state: views read the state of the cell by their own means.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private func whole(in margins: EdgeInsets) -> AnyView {
    let distances = EdgeInsets(
      top: insets[.top] ?? margins.top,
      leading: insets[.leading] ?? margins.leading,
      bottom: insets[.bottom] ?? margins.bottom,
      trailing: insets[.trailing] ?? margins.trailing
    )
    return
      content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(distances)
      .frame(minWidth: smallest.width, minHeight: smallest.height)
      .background { background }
      .erased
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates the content of a cell.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: nil)
  }
}

/// The view of UIKit that shows a hosting configuration.
private final class HostingContentView: UIView, UIContentView {
  private var shown: any UIContentConfiguration
  private var makeWhole: (EdgeInsets) -> AnyView
  private let hosted = HostedContentView(frame: .zero)
  private var host: (margins: EdgeInsets, host: ViewHost)?

  init(
    configuration: any UIContentConfiguration,
    _ makeWhole: @escaping (EdgeInsets) -> AnyView
  ) {
    shown = configuration
    self.makeWhole = makeWhole
    super.init(frame: .zero)
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.makeElements = { [unowned self, unowned hosted] size, _, traits in
      let snapshot = current().snapshot(
        size: .init(width: size.width, height: size.height),
        traits: traits
      )
      hosted.messages = snapshot.issues.map(\.message)
      return snapshot.root.children
    }
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let other = newValue.makeContentView() as? HostingContentView else { return }
      (shown, makeWhole, host) = (newValue, other.makeWhole, nil)
      setNeedsLayout()
    }
  }

  /// The host of the content in the margins that the cell has now.
  private func current() -> ViewHost {
    let around = superview?.directionalLayoutMargins ?? directionalLayoutMargins
    let margins = EdgeInsets(
      top: around.top,
      leading: around.leading,
      bottom: around.bottom,
      trailing: around.trailing
    )
    if let host, host.margins == margins { return host.host }
    let made = ViewHost(makeWhole(margins))
    host = (margins, made)
    return made
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let found = current().size(
      offered: ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil),
      traits: traitCollection
    )
    return CGSize(width: found.width, height: found.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
  }
}
