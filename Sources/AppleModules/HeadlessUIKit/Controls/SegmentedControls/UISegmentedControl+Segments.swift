public import Foundation

extension UISegmentedControl {
  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Inserts a segment with an action's image or title.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view = SegmentView(image: action.image)
    view.title = action.title.isEmpty ? nil : action.title
    view.action = action
    insert(view, at: segment)
  }

  /// Removes a segment; an index without a segment is ignored.
  public func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Removes all segments.
  public func removeAllSegments() {
    for index in segments.indices.reversed() { remove(at: index) }
  }

  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Sets the title of a segment in place of its image; an index without a segment is ignored.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    segment(index)?.image = nil
    segment(index)?.title = title
    segmentsChanged()
  }

  /// The title of a segment; `nil` for an index without a segment.
  public func titleForSegment(at index: Int) -> String? { segment(index)?.title }

  /// Sets the image of a segment in place of its title; an index without a segment is ignored.
  public func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    segment(index)?.title = nil
    segment(index)?.image = image
    segmentsChanged()
  }

  /// The image of a segment; `nil` for an index without a segment.
  public func imageForSegment(at index: Int) -> UIImage? { segment(index)?.image }

  /// Sets the action of a segment; an index without a segment is ignored.
  public func setAction(_ action: UIAction, forSegmentAt index: Int) {
    guard let segment = segment(index) else { return }
    segment.action = action
    segment.image = action.image
    segment.title = action.title.isEmpty ? nil : action.title
    segmentsChanged()
  }

  /// The action of a segment; `nil` for an index without a segment.
  public func actionForSegment(at index: Int) -> UIAction? { segment(index)?.action }

  /// Sets the width of a segment in points; with 0 or an invalid width the control chooses.
  public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    segment(index)?.width = width.isFinite ? max(0, width) : 0
    segmentsChanged()
  }

  /// The width that was set for a segment; 0 if the control chooses.
  public func widthForSegment(at index: Int) -> CGFloat { segment(index)?.width ?? 0 }

  /// Sets how the content of a segment is moved.
  public func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
    segment(index)?.contentOffset = offset
  }

  /// The offset of a segment's content.
  public func contentOffsetForSegment(at index: Int) -> CGSize {
    segment(index)?.contentOffset ?? .zero
  }

  /// Sets whether a segment can be chosen.
  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    segment(index)?.isEnabled = enabled
    segment(index)?.contentChanged()
  }

  /// Whether a segment can be selected; false for an index without a segment.
  public func isEnabledForSegment(at index: Int) -> Bool { segment(index)?.isEnabled ?? false }

  /// Sets the attributes of titles in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    markTitlesSet(in: state)
    segmentsChanged()
  }

  /// The attributes of titles in a state, `nil` where none were set.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
}
