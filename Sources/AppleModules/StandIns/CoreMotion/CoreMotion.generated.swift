// Written by Scripts/generate-tables from Reference/apple-modules/CoreMotion.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// An acceleration in units of gravity.
public struct CMAcceleration: Equatable, Sendable {
  /// To the right.
  public var x: Double = 0
  /// Upwards.
  public var y: Double = 0
  /// Towards the person.
  public var z: Double = 0
  /// Creates an acceleration of zero.
  public init() {}
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A measured acceleration.
open class CMAccelerometerData: NSObject {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// The direction of a device in angles.
open class CMAttitude: NSObject {
  /// The angle about the axis through the screen's sides.
  open var pitch: Double { 0 }
  /// The angle about the axis from bottom to top.
  open var roll: Double { 0 }
  /// The angle about the axis through the screen.
  open var yaw: Double { 0 }
}

/// A measured motion.
open class CMDeviceMotion: NSObject {
  /// The direction.
  open var attitude: CMAttitude { CMAttitude() }
  /// The part of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The part of the person.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// The sensors of motion, of which there are none.
open class CMMotionManager: NSObject {
  /// The seconds between two motions.
  open var deviceMotionUpdateInterval: Double = 0.0
  /// The seconds between two accelerations.
  open var accelerometerUpdateInterval: Double = 0.0
  /// Whether there is a sensor of motion.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motion is measured.
  open var isDeviceMotionActive: Bool { false }
  /// Whether there is a sensor of acceleration.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether acceleration is measured.
  open var isAccelerometerActive: Bool { false }
  /// The last motion.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last acceleration.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Measures nothing.
  open func startDeviceMotionUpdates() {}
  /// Measures nothing.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Ends measuring.
  open func stopDeviceMotionUpdates() {}
  /// Measures nothing.
  open func startAccelerometerUpdates() {}
  /// Measures nothing.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Ends measuring.
  open func stopAccelerometerUpdates() {}
}

/// Called with a measured motion; never here.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Called with a measured acceleration; never here.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
