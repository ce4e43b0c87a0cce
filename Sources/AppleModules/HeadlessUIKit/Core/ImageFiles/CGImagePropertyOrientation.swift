/// The turn of an image as files record it, with the numbers of Exif.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
  /// Upright.
  case up = 1
  /// Upright, left and right exchanged.
  case upMirrored
  /// Upside down.
  case down
  /// Upside down, left and right exchanged.
  case downMirrored
  /// Turned to the left, and exchanged.
  case leftMirrored
  /// Turned to the right.
  case right
  /// Turned to the right, and exchanged.
  case rightMirrored
  /// Turned to the left.
  case left
}
