public import Foundation
import HeadlessUIKit

/// The requests of a sheet's content to the sheet.
struct SheetValues {
  var detents: [PresentationDetent] = []
  var showsGrabber = false
  var cornerRadius: Double?
  var background: AnyShapeStyle?
}

/// The key of the values that the content of a sheet sets for its sheet.
enum SheetKey: PreferenceKey {
  static var defaultValue: SheetValues { SheetValues() }

  static func reduce(value: inout SheetValues, nextValue: () -> SheetValues) {
    let next = nextValue()
    if value.detents.isEmpty { value.detents = next.detents }
    value.showsGrabber = value.showsGrabber || next.showsGrabber
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  enum Length: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
  }

  let value: Length

  /// The whole screen below the status bar.
  public static let large = PresentationDetent(value: .large)
  /// About half of the screen.
  public static let medium = PresentationDetent(value: .medium)
  /// A fraction of the available height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .height(height))
  }

  /// The height in points; `nil` for the whole screen.
  func length(maximum: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    switch value {
    case .large: nil
    case .medium: environment.grid.roundedDown(maximum * 0.56)
    case .fraction(let part): maximum * min(max(part, 0), 1)
    case .height(let height): min(height, maximum)
    }
  }

  /// The order of two heights, the smaller first.
  var rank: CGFloat {
    switch value {
    case .large: 10_000
    case .medium: 450
    case .fraction(let part): part * 800
    case .height(let height): height
    }
  }
}

extension View {
  private nonisolated func sheetValues(
    _ change: @escaping (inout SheetValues) -> Void
  ) -> some View {
    transformPreference(SheetKey.self, change)
  }

  /// Sets the detents of the sheet around the view; the smallest is shown.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetValues { $0.detents = detents.sorted { $0.rank < $1.rank } }
  }

  /// Sets the detents of the sheet around the view, and the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    sheetValues { $0.detents = [selection.wrappedValue] }
  }

  /// Shows or hides the grabber of the sheet around the view.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetValues { $0.showsGrabber = visibility == .visible }
  }

  /// Sets the radius of the corners of the sheet around the view, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetValues { $0.cornerRadius = cornerRadius.map { Double($0) } }
  }

  /// Sets the style of the background of the sheet around the view.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetValues { $0.background = AnyShapeStyle(style) }
  }

  /// Sets a view as the background of the sheet around the view; it is drawn behind the view alone, which a
  /// message reports.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(content(), alignment: alignment)
      .modifier(
        MessageModifier(
          message: "presentationBackground: the background is drawn behind the view alone."
        )
      )
  }

  /// Sets whether the screen behind the sheet accepts touches, which a still screen does not show.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets the adaptation of the presentation on small screens; here the kind never changes, and another kind
  /// is reported.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    let message = "presentationCompactAdaptation(.\(adaptation.name)): a sheet is drawn as a sheet."
    return modifier(MessageModifier(message: adaptation.keepsSheets ? nil : message))
  }

  /// Sets the adaptations of the presentation on narrow screens and on low ones.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

  /// Sets the effect of scrolling in the sheet, which a still screen does not show.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the size of the sheet on large screens; here it is always that of a phone, which is reported on
  /// large ones.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let isAutomatic = sizing is AutomaticPresentationSizing
    return changingElements { elements, place in
      if !isAutomatic, place.environment.traits.horizontalSizeClass == .regular {
        place.environment.report("presentationSizing: the sheet has the size of the system.")
      }
      return elements
    }
  }
}

/// Whether the screen behind a sheet accepts touches.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the system chooses.
  public static let automatic = PresentationBackgroundInteraction()
  /// The screen behind accepts touches.
  public static let enabled = PresentationBackgroundInteraction()
  /// The screen behind does not accept touches.
  public static let disabled = PresentationBackgroundInteraction()
  /// The screen behind accepts touches up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

/// The kind of a presentation on small screens.
public struct PresentationAdaptation: Sendable {
  let name: String

  /// Whether a sheet stays one.
  var keepsSheets: Bool { name == "automatic" || name == "sheet" }

  /// As the system chooses.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// None.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The effect of scrolling in a sheet.
public struct PresentationContentInteraction: Sendable {
  /// As the system chooses.
  public static let automatic = PresentationContentInteraction()
  /// Scrolling resizes the sheet.
  public static let resizes = PresentationContentInteraction()
  /// Scrolling scrolls the content.
  public static let scrolls = PresentationContentInteraction()
}

/// The size of a sheet on large screens.
public protocol PresentationSizing {}

/// The size for the place.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size for the place.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { .init() }
}
