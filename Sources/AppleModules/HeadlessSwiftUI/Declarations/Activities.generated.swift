// Written by Scripts/generate-tables from Reference/swiftui/declarations/Activities.tsv. Do not edit.
// swift-format-ignore-file
public import class HeadlessUIKit.NSUserActivity

extension View {
  /// Advertises an activity, which no other device receives.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> ()
  ) -> some View { self }
  /// Advertises an activity with a value, which no other device receives.
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> ()
  ) -> some View { self }
  /// Names the interaction for measurements of performance, which are not made here.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Runs an action when a person resizes the window, which does not happen.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    self
  }
  /// Sets the point at which the window stays when it is resized.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Hides the content from pictures of the screen that the system takes; it is drawn here.
  public nonisolated func contentCaptureProtected(_ protected: Bool = true) -> some View { self }
}
