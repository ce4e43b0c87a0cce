internal import Snapshots

extension JPEGOrientation {
  /// Turns a picture as the tag says.
  func apply(to bitmap: Bitmap) -> Bitmap {
    guard self != .upright else { return bitmap }
    let (width, height) = (bitmap.width, bitmap.height)
    let result = Bitmap(
      width: isSideways ? height : width,
      height: isSideways ? width : height
    ) { target in
      let columns = isSideways ? height : width
      for index in target.indices {
        let (y, x) = index.quotientAndRemainder(dividingBy: columns)
        let (fromX, fromY) = source(x, y, width, height)
        target[index] = bitmap.pixels[fromY * width + fromX]
      }
    }
    return result
  }

  /// The place of a pixel of the upright picture in the stored one.
  private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch value {
    case 2: (right - x, y)
    case 3: (right - x, bottom - y)
    case 4: (x, bottom - y)
    case 5: (y, x)
    case 6: (y, bottom - x)
    case 7: (right - y, bottom - x)
    case 8: (right - y, x)
    default: (x, y)
    }
  }
}
