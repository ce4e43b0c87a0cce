public import HeadlessSwiftUI
public import HeadlessUIKit

/// The look of tips.
@MainActor
@preconcurrency
public protocol TipViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The tip that is shown.
  typealias Configuration = TipViewStyleConfiguration
  /// Makes the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A tip that is shown.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title; nil for none.
  public var title: Text? { tip.title }
  /// The text below the title; nil for none.
  public var message: Text? { tip.message }
  /// The picture; nil for none.
  public var image: Image? { tip.image }
  /// The buttons.
  public var actions: [Tips.Action] { tip.actions }
  let action: @MainActor (Tips.Action) -> Void
}

/// A card with the picture, the texts and the buttons of a tip.
///
/// The distances are not published.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the look.
  nonisolated public init() {}

  /// Makes the card of a tip.
  public func makeBody(configuration: TipViewStyleConfiguration) -> some View {
    HStack(alignment: .top, spacing: 12) {
      configuration.image?.font(.title).foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 4) {
        configuration.title?.font(.headline)
        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Divider()
          Button(action.title) {
            action.handler()
            configuration.action(action)
          }
          .disabled(action.disabled)
        }
      }
      Spacer(minLength: 0)
      Button {
        configuration.tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark")
      }
    }
    .padding()
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A card with the picture, the texts and the buttons of a tip.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A tip in the place of a view.
public struct TipView<Content: Tip> {
  @Environment(\.tipLook) private var look
  private let tip: Content?
  private let action: @MainActor (Tips.Action) -> Void

  /// Creates the view of a tip that a program shows and hides, with an arrow at an edge, which pictures leave out.
  nonisolated public init(
    _ tip: Content?,
    isPresented: Binding<Bool>? = nil,
    arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = isPresented?.wrappedValue == false ? nil : tip
    self.action = action
  }
}

extension TipView: View {
  /// The card of the tip; nothing where it ended.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      AnyView(erasing: look.view(TipViewStyleConfiguration(tip: tip, action: action)))
        .background(look.background, in: RoundedRectangle(cornerRadius: look.cornerRadius))
    }
  }
}

/// The look of tips in a view.
struct TipLook {
  var style: any TipViewStyle = MiniTipViewStyle()
  var background = AnyShapeStyle(Color(.secondarySystemBackground))
  /// The radius of a card's corners; Apple publishes none.
  var cornerRadius: CGFloat = 13

  @MainActor
  func view(_ configuration: TipViewStyleConfiguration) -> AnyView {
    func made(_ style: some TipViewStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return made(style)
  }
}

extension EnvironmentValues {
  private enum TipLookKey: EnvironmentKey {
    static var defaultValue: TipLook { TipLook() }
  }

  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of tips.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.style = style }
  }

  /// Sets what is behind tips.
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the radius of tips' corners.
  nonisolated public func tipCornerRadius(
    _ cornerRadius: Double,
    antialiased: Bool = true
  ) -> some View { transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius } }

  /// Sets the size of tips' pictures, which have their own here.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

  /// Shows a tip over the view while a value is true, which a still screen does not.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?,
    isPresented: Binding<Bool>? = nil,
    arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
}
