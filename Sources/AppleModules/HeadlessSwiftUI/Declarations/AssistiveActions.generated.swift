// Written by Scripts/generate-tables from Reference/swiftui/declarations/AssistiveActions.tsv. Do not edit.
// swift-format-ignore-file
public import Foundation

extension View {
  /// Sets the point at which assistive technologies touch the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }
  /// Sets the point at which assistive technologies touch the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }
  /// Sets the point at which assistive technologies touch the view.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool
  ) -> some View { self }
  /// Sets the point at which assistive technologies touch the view.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> some View { self }
  /// Sets a point at which assistive technologies begin a drag.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    self
  }
  /// Sets a point at which assistive technologies begin a drag.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> some View { self }
  /// Sets a point at which assistive technologies begin a drag.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> some View { self }
  /// Sets a point at which assistive technologies drop an item.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    self
  }
  /// Sets a point at which assistive technologies drop an item.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> some View { self }
  /// Sets a point at which assistive technologies drop an item.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> some View { self }
}

/// The touches that a view gets from an assistive technology.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The technology does not read the view when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view gets touches once it is activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Sets whether the view gets touches while an assistive technology is on.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Links the view with others that belong together.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }
  /// Runs an action when an assistive technology scrolls the view.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }
  /// Sets what an assistive technology says after scrolling.
  public nonisolated func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> some View { self }
  /// Sets what an assistive technology says after scrolling.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some View { self }
  /// Sets what an assistive technology says after scrolling.
  @_disfavoredOverload public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> some View { self }
}

/// The kind of a text, for assistive technologies.
public struct AccessibilityTextContentType: Sendable {
  /// The name of the value.
  let name: String
  /// Any text.
  public nonisolated static let plain: AccessibilityTextContentType = AccessibilityTextContentType(name: "plain")
  /// The output of a program.
  public nonisolated static let console: AccessibilityTextContentType = AccessibilityTextContentType(name: "console")
  /// A path.
  public nonisolated static let fileSystem: AccessibilityTextContentType = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public nonisolated static let messaging: AccessibilityTextContentType = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public nonisolated static let narrative: AccessibilityTextContentType = AccessibilityTextContentType(name: "narrative")
  /// A program.
  public nonisolated static let sourceCode: AccessibilityTextContentType = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public nonisolated static let spreadsheet: AccessibilityTextContentType = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public nonisolated static let wordProcessing: AccessibilityTextContentType = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Sets the kind of the text for assistive technologies.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
}

/// A zoom by an assistive technology.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// Closer.
    case zoomIn
    /// Farther.
    case zoomOut
  }
  /// The direction.
  public let direction: Direction
  /// The place in the view, in parts of its size.
  public let location: UnitPoint
  /// The place in the view, in points.
  public let point: CGPoint
}

extension View {
  /// Runs an action when an assistive technology zooms.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Sets where assistive technologies begin.
  public nonisolated func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding,
    _ value: V
  ) -> some View { self }
}

/// A group of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// Actions without a group of their own.
  public nonisolated static let `default`: AccessibilityActionCategory = AccessibilityActionCategory(name: "default")
  /// Actions that edit.
  public nonisolated static let edit: AccessibilityActionCategory = AccessibilityActionCategory(name: "edit")
  /// Creates a group.
  init(name: String) { self.name = name }
  /// Creates a group with a name.
  public init(_ name: Text) { self.init(name: name.string) }
  /// Creates a group with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
}

extension View {
  /// Adds a group of actions for assistive technologies.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
}

/// The events at which the default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when a person moves the focus.
  public nonisolated static let userInitiated: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Sets the value of the focus at first, when a keyboard or a remote moves it.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
}
