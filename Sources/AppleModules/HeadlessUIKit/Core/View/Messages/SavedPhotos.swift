import Foundation

/// Tells the target that an image was saved among the device's pictures, of which there are none here.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  _ = completionSelector.perform(
    on: completionTarget as AnyObject,
    with: [image, nil, contextInfo]
  )
}
