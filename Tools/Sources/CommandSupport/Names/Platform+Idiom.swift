public import DynamicType

extension Platform {
  /// A kind of device on which the platform runs; the type tables differ only by platform.
  public var idiom: UserInterfaceIdiom {
    switch self {
    case .iOS: .phone
    case .macOS: .mac
    case .watchOS: .watch
    case .tvOS: .tv
    case .visionOS: .vision
    }
  }
}
