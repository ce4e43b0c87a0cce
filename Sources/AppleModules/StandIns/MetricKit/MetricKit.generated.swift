// Written by Scripts/generate-tables from Reference/apple-modules/MetricKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Gives reports, of which there are none.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The reports of the app.
  private static let only = MXMetricManager()
  open class var shared: MXMetricManager { only }
  /// The past payloads.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The past diagnostic payloads.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Adds an object that is told.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Removes an object that is told.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// Called with reports; none arrives.
public protocol MXMetricManagerSubscriber: AnyObject {
  /// Called for the event “did receive”.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Called for the event “did receive”.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// A report of measurements.
open class MXMetricPayload: NSObject {
  /// The latest application version.
  open var latestApplicationVersion: String { "" }
  /// Whether it includes multiple application versions.
  open var includesMultipleApplicationVersions: Bool { false }
  /// The time stamp begin.
  open var timeStampBegin: Date { .distantPast }
  /// The time stamp end.
  open var timeStampEnd: Date { .distantPast }
  /// The meta data.
  open var metaData: MXMetaData? { nil }
  /// Returns no bytes.
  open func jsonRepresentation() -> Data { Data() }
}

/// The facts of a device.
open class MXMetaData: NSObject {
  /// The os version.
  open var osVersion: String { "" }
  /// The device type.
  open var deviceType: String { "" }
  /// The region format.
  open var regionFormat: String { "" }
  /// The application build version.
  open var applicationBuildVersion: String { "" }
  /// Returns no bytes.
  open func jsonRepresentation() -> Data { Data() }
}

/// A fault of an app.
open class MXDiagnostic: NSObject {
  /// The meta data.
  public let metaData: MXMetaData = MXMetaData()
  /// The application version.
  open var applicationVersion: String { "" }
  /// Returns no bytes.
  open func jsonRepresentation() -> Data { Data() }
}

/// The functions at a fault.
open class MXCallStackTree: NSObject {
  /// Returns no bytes.
  open func jsonRepresentation() -> Data { Data() }
}

/// A crash.
open class MXCrashDiagnostic: MXDiagnostic {
  /// The call stack tree.
  public let callStackTree: MXCallStackTree = MXCallStackTree()
  /// The termination reason.
  open var terminationReason: String? { nil }
  /// The exception type.
  open var exceptionType: NSNumber? { nil }
  /// The exception code.
  open var exceptionCode: NSNumber? { nil }
  /// The signal.
  open var signal: NSNumber? { nil }
}

/// A time without an answer.
open class MXHangDiagnostic: MXDiagnostic {
  /// The call stack tree.
  public let callStackTree: MXCallStackTree = MXCallStackTree()
  /// The hang duration.
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// Too much work.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
  /// The call stack tree.
  public let callStackTree: MXCallStackTree = MXCallStackTree()
}

/// Too many writes.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic {
  /// The call stack tree.
  public let callStackTree: MXCallStackTree = MXCallStackTree()
}

/// A report of faults.
open class MXDiagnosticPayload: NSObject {
  /// The cpu exception diagnostics.
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  /// The disk write exception diagnostics.
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  /// The hang diagnostics.
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  /// The crash diagnostics.
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  /// The time stamp begin.
  open var timeStampBegin: Date { .distantPast }
  /// The time stamp end.
  open var timeStampEnd: Date { .distantPast }
  /// Returns no bytes.
  open func jsonRepresentation() -> Data { Data() }
}
