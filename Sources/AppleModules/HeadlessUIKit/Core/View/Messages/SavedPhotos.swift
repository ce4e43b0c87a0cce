import Foundation

/// Notifies the target that an image was saved to the photo library, which does not exist here.
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
