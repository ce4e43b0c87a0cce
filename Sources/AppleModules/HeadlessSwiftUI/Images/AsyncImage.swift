public import Foundation

/// An image from the network, which is not loaded here: its placeholder is shown.
public struct AsyncImage<Content: View> {
  private let content: (AsyncImagePhase) -> Content
}

extension AsyncImage {
  /// Creates an image with a gray area in its place.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = { _ in Color.gray.opacity(0.2) }
  }

  /// Creates an image with a view in its place.
  nonisolated public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Creates an image with a view for each of its phases.
  nonisolated public init(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content }
}

extension AsyncImage: View {
  /// The view for an image that is not loaded.
  public var body: some View { content(.empty) }
}

/// The state of an image from the network.
public enum AsyncImagePhase {
  /// It is not loaded.
  case empty
  /// It is loaded.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The fault, where it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
