/// The dots below pages.
struct PageIndex: Equatable, Sendable {
  /// The condition under which the dots are shown.
  var display = PageTabViewStyle.IndexDisplayMode.automatic
  /// Whether the dots have a background.
  var hasBackground = false

  /// Whether the dots of a number of pages are shown.
  func shows(_ count: Int) -> Bool {
    switch display.kind {
    case .automatic: count > 1
    case .always: count > 0
    case .never: false
    }
  }
}

extension PageTabViewStyle {
  /// The condition under which the dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind

    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }
}

/// A look of the dots below pages.
public protocol IndexViewStyle {}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which the background of the dots is shown.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let isShown: Bool
    /// As the system chooses: not at rest.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isShown: false)
    /// While the control is touched.
    public static let interactive = BackgroundDisplayMode(isShown: false)
  }

  fileprivate let background: BackgroundDisplayMode

  /// Creates the look.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  nonisolated public static var page: PageIndexViewStyle { .init() }

  /// Dots below pages.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
  private enum PageIndexKey: EnvironmentKey {
    static var defaultValue: PageIndex { PageIndex() }
  }

  /// The dots below pages.
  var pageIndex: PageIndex {
    get { self[PageIndexKey.self] }
    set { self[PageIndexKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the dots below pages.
  nonisolated public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
    transformEnvironment(\.pageIndex) {
      $0.hasBackground = (style as? PageIndexViewStyle)?.background.isShown ?? false
    }
  }
}
