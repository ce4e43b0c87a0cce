import DynamicType
import HeadlessUIKit

/// The settings of a preview that modifiers of a provider's view make.
struct ProvidedPreview {
  var name: String?
  var layout: CodePreview.Layout?
  var orientation: CodePreview.Orientation?
  var device: Device?

  /// The choices of a view.
  @MainActor
  static func values(of view: some View) -> ProvidedPreview {
    ViewHost(view).firstItem?.preferenceOrDefault(ProvidedPreviewKey.self) ?? ProvidedPreview()
  }
}

/// The preference with which the settings are passed up; those of the first view win.
struct ProvidedPreviewKey: PreferenceKey {
  static var defaultValue: ProvidedPreview { ProvidedPreview() }

  static func reduce(value: inout ProvidedPreview, nextValue: () -> ProvidedPreview) {
    let next = nextValue()
    value.name = value.name ?? next.name
    value.layout = value.layout ?? next.layout
    value.orientation = value.orientation ?? next.orientation
    value.device = value.device ?? next.device
  }
}

extension View {
  /// Sets the name of a preview; the innermost name wins.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(ProvidedPreviewKey.self) { $0.name = $0.name ?? value }
  }

  /// Sets the size of a preview; the innermost size wins.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(ProvidedPreviewKey.self) { $0.layout = $0.layout ?? value.layout }
  }

  /// Sets the device of a preview; the innermost known name wins, and an unknown one leaves the preview on
  /// the devices of the run.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(ProvidedPreviewKey.self) {
      $0.device = $0.device ?? value.flatMap { Device.named($0.rawValue) }
    }
  }

  /// Sets the orientation of the device of a preview.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    transformPreference(ProvidedPreviewKey.self) {
      $0.orientation = $0.orientation ?? (value.isLandscape ? .landscape : .portrait)
    }
  }

  /// Sets the context of a preview: in that of a widget it is as large as the widget on its device.
  nonisolated public func previewContext(_ value: some PreviewContext) -> some View {
    let frame = value[PreviewFrameKey.self]
    return PreviewInPlace(content: self, frame: frame)
      .transformPreference(ProvidedPreviewKey.self) {
        if frame != nil { $0.layout = $0.layout ?? .sizeThatFits }
      }
  }
}

extension PreviewLayout {
  fileprivate var layout: CodePreview.Layout {
    switch self {
    case .device: .device
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}

extension InterfaceOrientation {
  fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
