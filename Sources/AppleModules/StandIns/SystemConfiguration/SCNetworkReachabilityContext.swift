/// The facts that a function is called with when the ways to a host change.
public struct SCNetworkReachabilityContext {
  /// Version.
  public var version: Int
  /// Info.
  public var info: UnsafeMutableRawPointer?
  /// Retain.
  public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Release.
  public var release: (@convention(c) (UnsafeRawPointer) -> Void)?

  /// Creates facts without functions.
  public init() { (version, info, retain, release) = (0, nil, nil, nil) }

  /// Creates facts; descriptions are not asked for.
  public init(
    version: Int,
    info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@convention(c) (UnsafeRawPointer) -> Void)?,
    copyDescription: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
  ) { (self.version, self.info, self.retain, self.release) = (version, info, retain, release) }
}
