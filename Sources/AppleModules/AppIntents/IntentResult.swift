public import HeadlessSwiftUI
public import HeadlessUIKit

/// The result of an action.
public protocol IntentResult {
  /// The kind of value.
  associatedtype Value
  /// The value; nil for none.
  var value: Value? { get }
}

extension Never: IntentResult {
  /// There is no result, and no value of one.
  public var value: Never? { nil }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result with a sentence that is spoken or shown.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an action that shows a view.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that goes on with another action.
public protocol OpensIntent: IntentResult {}

/// A result with its parts; `Never` is a part that is not there.
public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult {
  /// The value.
  public let value: Value?
  /// The action that follows.
  public let opensIntent: OpensAppIntent?
  /// The view.
  public let view: SnippetView?
  /// The sentence.
  public let dialog: Dialog?

  init(
    value: Value? = nil,
    opensIntent: OpensAppIntent? = nil,
    view: SnippetView? = nil,
    dialog: Dialog? = nil
  ) {
    (self.value, self.opensIntent, self.view, self.dialog) = (value, opensIntent, view, dialog)
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  /// No value.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  /// A sentence.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  /// A view.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(view: view) }

  /// A view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(view: content()) }

  /// A sentence and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(view: view, dialog: dialog)
  }

  /// A sentence and a view.
  public static func result<Content: View>(
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(view: content(), dialog: dialog)
  }

  /// A value.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  /// A value and a sentence.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// A value and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value,
    view: Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Content, Never> {
    Self(value: value, view: view)
  }

  /// A value, a sentence and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value,
    dialog: IntentDialog,
    view: Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, view: view, dialog: dialog)
  }

  /// A value, a sentence and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, view: content(), dialog: dialog)
  }

  /// An action that follows.
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  /// An action that follows, and a sentence.
  public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  /// A value and an action that follows.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value,
    opensIntent: Intent
  ) -> Self where Self == IntentResultContainer<Value, Intent, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// A value, an action that follows, and a sentence.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value,
    opensIntent: Intent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Intent, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}

/// A sentence that is spoken or shown.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The whole sentence.
  public let full: LocalizedStringResource
  /// The sentence beside a view that says the rest; nil for the whole one.
  public let supporting: LocalizedStringResource?
  /// The name of a symbol beside the sentence.
  public let systemImageName: String?

  /// Creates a sentence.
  public init(_ dialog: LocalizedStringResource) { self.init(full: dialog, optional: nil) }

  /// Creates a sentence with a shorter one.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, optional: supporting)
  }

  /// Creates a sentence with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, optional: nil, systemImageName)
  }

  /// Creates a sentence with a shorter one and a symbol.
  public init(
    full: LocalizedStringResource,
    supporting: LocalizedStringResource,
    systemImageName: String
  ) { self.init(full: full, optional: supporting, systemImageName) }

  private init(
    full: LocalizedStringResource,
    optional supporting: LocalizedStringResource?,
    _ systemImageName: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  /// Creates a sentence from a text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a sentence from a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
