/// Buttons and other views for the bars of a screen.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the underlying content.
  associatedtype Body: ToolbarContent

  /// The content.
  @ToolbarContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

/// Views for bars that people can customize; on a phone they stay as they are.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Primitive content has no body: accessing it is a programmer error.
  public var body: Never {
    preconditionFailure("\(Self.self) is a part of a toolbar and has no body.")
  }
}

/// A view with its placement in the bars of a screen.
struct ToolbarView {
  var placement: ToolbarItemPlacement
  var view: AnyView
  var isSpace = false
  var isBackgroundHidden = false
  var isTitleMenu = false
}

/// Bar content that lists its views.
@MainActor
protocol PrimitiveToolbarContent {
  var views: [ToolbarView] { get }
}

extension ToolbarContent {
  /// The views of the content, or of its underlying content.
  var listed: [ToolbarView] {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.views }
    return body.listed
  }
}

/// One view for a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates a part of a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates a part of a bar that people can arrange.
  nonisolated public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent {
  /// A part of a bar has no body.
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  var views: [ToolbarView] { [ToolbarView(placement: placement, view: content.erased)] }
}

/// Several views for a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates parts of a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: CustomizableToolbarContent {
  /// A part of a bar has no body.
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  var views: [ToolbarView] { [ToolbarView(placement: placement, view: content.erased)] }
}

/// Space between views of a bar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement

  /// Creates room.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  /// A part of a bar has no body.
  public typealias Body = Never
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  var views: [ToolbarView] {
    [ToolbarView(placement: placement, view: EmptyView().erased, isSpace: true)]
  }
}

/// A part of a bar that the system has there by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// The place of a part that the system has in a bar by itself.
///
/// The part keeps the place that the system gives it: the field for searching is where `searchable` puts it.
public struct DefaultToolbarItem {
  /// Creates a place.
  nonisolated public init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension DefaultToolbarItem: CustomizableToolbarContent {
  /// A part of a bar has no body.
  public typealias Body = Never
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
  var views: [ToolbarView] { [] }
}

/// Bar content with or without the glass of iOS 26 behind it.
struct ToolbarContentOnGlass {
  let content: any ToolbarContent
  let isHidden: Bool
}

extension ToolbarContentOnGlass: ToolbarContent {
  typealias Body = Never
}

extension ToolbarContentOnGlass: PrimitiveToolbarContent {
  var views: [ToolbarView] {
    content.listed.map { view in
      var view = view
      view.isBackgroundHidden = isHidden
      return view
    }
  }
}

extension ToolbarContent {
  /// Shows or hides the glass of iOS 26 behind the content.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    ToolbarContentOnGlass(content: self, isHidden: visibility == .hidden)
  }
}

/// The length of a space between views.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// All of the remaining space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The standard distance.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Actions in the menu of a title, which a still screen does not show; a message reports it.
public struct ToolbarTitleMenu<Content: View> {
  /// Creates a menu.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
  /// A part of a bar has no body.
  public typealias Body = Never
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates the menu of the system for the document of the screen.
  nonisolated public init() {}
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  var views: [ToolbarView] {
    [ToolbarView(placement: .automatic, view: EmptyView().erased, isTitleMenu: true)]
  }
}

/// Parts of bars side by side.
public struct ToolbarContentTuple {
  let parts: [any ToolbarContent]
}

extension ToolbarContentTuple: CustomizableToolbarContent {
  /// Parts of a bar have no body.
  public typealias Body = Never
}

extension ToolbarContentTuple: PrimitiveToolbarContent {
  var views: [ToolbarView] { parts.flatMap(\.listed) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of parts of bars.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  var views: [ToolbarView] { content.listed }
}

/// Builds content from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// An expression that is content.
  nonisolated public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// No statement.
  nonisolated public static func buildBlock() -> ToolbarContentTuple {
    ToolbarContentTuple(parts: [])
  }

  /// One statement.
  nonisolated public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// Several statements.
  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarContentTuple {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarContentTuple(parts: parts)
  }

  /// An `if` without `else`.
  nonisolated public static func buildIf(
    _ content: (any ToolbarContent)?
  ) -> ToolbarContentTuple { ToolbarContentTuple(parts: content.map { [$0] } ?? []) }

  /// The first branch of an `if` or a `switch`.
  nonisolated public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> ToolbarContentTuple { ToolbarContentTuple(parts: [first]) }

  /// The other branch of an `if` or a `switch`.
  nonisolated public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> ToolbarContentTuple { ToolbarContentTuple(parts: [second]) }

  /// A branch that depends on a version of the system.
  nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarContentTuple { ToolbarContentTuple(parts: [content]) }
}
