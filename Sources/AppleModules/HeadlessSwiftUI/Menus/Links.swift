public import Foundation
import HeadlessUIKit

/// A text that opens a URL.
public struct Link<Label: View> {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// Creates a link with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a localization key.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  /// The label as a button.
  public var body: some View {
    Button(action: { openURL(destination) }) { label }.accessibilityAddTraits(.isLink)
  }
}

/// The action that opens a URL.
public struct OpenURLAction {
  /// The result of opening an address.
  public struct Result: Sendable {
    let url: URL?
    let isHandled: Bool

    /// The program opened it.
    public static let handled = Result(url: nil, isHandled: true)
    /// The URL was not opened.
    public static let discarded = Result(url: nil, isHandled: false)
    /// The system opens it.
    public static let systemAction = Result(url: nil, isHandled: true)

    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(url: url, isHandled: true) }
  }

  private let handler: (URL) -> Result

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL and reports whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }

  /// The action that opens a URL; a screen here opens none.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A button that shares an item.
public struct ShareLink<Label: View> {
  private let label: Label

  private init(_ label: Label) { self.label = label }
}

/// The label of a button that shares an item.
public typealias DefaultShareLinkLabel = HeadlessSwiftUI.Label<Text, Image>

extension ShareLink where Label == DefaultShareLinkLabel {
  private nonisolated static func label(_ title: Text) -> Label {
    HeadlessSwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Creates a button that shares an item.
  nonisolated public init(
    item: some Any,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = Self.label(Text(verbatim: "Share…")) }

  /// Creates a button with a title that shares an item.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    item: some Any,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = Self.label(Text(titleKey)) }

  /// Creates a button that shares items.
  nonisolated public init(
    items: some Any,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = Self.label(Text(verbatim: "Share…")) }

  /// Creates a button that shares an item with a preview.
  nonisolated public init<Preview, Icon>(
    item: some Any,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Preview, Icon>
  ) { label = Self.label(Text(verbatim: "Share…")) }

  /// Creates a button with a title that shares an item with a preview.
  nonisolated public init<Preview, Icon>(
    _ titleKey: LocalizedStringKey,
    item: some Any,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Preview, Icon>
  ) { label = Self.label(Text(titleKey)) }
}

extension ShareLink {
  /// Creates a button with a label that shares an item.
  nonisolated public init(
    item: some Any,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button with a label that shares an item with a preview.
  nonisolated public init<Preview, Icon>(
    item: some Any,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Preview, Icon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink: View {
  /// The label as a button.
  public var body: some View { Button(action: {}) { label } }
}

/// The preview of an item while it is shared, which a still screen does not show.
public struct SharePreview<Preview, Icon> {
  /// Creates a preview of a title.
  public init(_ titleKey: LocalizedStringKey) where Preview == Never, Icon == Never {}

  /// Creates a preview of a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Preview == Never, Icon == Never {}

  /// Creates a preview of a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Preview) where Icon == Never {}

  /// Creates a preview of a title and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Preview) where Icon == Never {}
}

/// A button that begins or ends the editing of a list.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  nonisolated public init() {}
}

extension EditButton: View {
  /// The title of the system as a button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(action: { editMode?.wrappedValue = isEditing ? .inactive : .active }) {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}

/// A button that changes the name of a document.
public struct RenameButton {
  /// Creates the button.
  nonisolated public init() {}
}

extension RenameButton: View {
  /// The title of the system as a button.
  public var body: some View {
    Button(action: {}) { Label("Rename", systemImage: "pencil") }
  }
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether lists in the view are edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
