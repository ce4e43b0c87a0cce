public import DynamicType

extension Platform {
  /// A kind of device that the platform runs on; the type tables differ by platform only.
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
