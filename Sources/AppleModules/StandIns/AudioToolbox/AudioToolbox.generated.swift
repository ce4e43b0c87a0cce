// Written by Scripts/generate-tables from Reference/apple-modules/AudioToolbox.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The number of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The number of a fault; 0 for none.
public typealias OSStatus = Int32

/// Plays a sound of the system; nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound that warns; nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound of the system and calls a function at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Plays a sound that warns and calls a function at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Makes a sound of a file, with the number 0; no file is read.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return 0
}

/// Gives a sound back.
@discardableResult public func AudioServicesDisposeSystemSoundID(
  _ inSystemSoundID: SystemSoundID
) -> OSStatus { 0 }
