// Written by Scripts/generate-tables from Reference/apple-modules/GameController.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A device of a person.
public protocol GCDevice: AnyObject {
  /// The vendor name.
  var vendorName: String? { get }
  /// The product category.
  var productCategory: String { get }
}

/// A game controller, of which there is none.
open class GCController: NSObject {
  /// Returns the controllers: there are none.
  open class func controllers() -> [GCController] { [] }
  /// The controller in use: there is none.
  open class var current: GCController? { nil }
  /// Looks for controllers and finds none.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// Ends the look for controllers.
  open class func stopWirelessControllerDiscovery() {}
  /// The vendor name.
  open var vendorName: String? { nil }
  /// The product category.
  open var productCategory: String { "" }
  /// Whether it is attached to device.
  open var isAttachedToDevice: Bool { false }
  /// Whether it is snapshot.
  open var isSnapshot: Bool { false }
  /// The player index.
  open var playerIndex: GCControllerPlayerIndex = GCControllerPlayerIndex.indexUnset
  /// The extended gamepad.
  open var extendedGamepad: GCExtendedGamepad? { nil }
  /// The micro gamepad.
  open var microGamepad: GCMicroGamepad? { nil }
  /// The physical input profile.
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
  /// The battery.
  open var battery: GCDeviceBattery? { nil }
  /// The light.
  open var light: GCDeviceLight? { nil }
  /// Called when a person pauses.
  open var controllerPausedHandler: ((GCController) -> Void)? = nil
}

/// The number of a player.
public enum GCControllerPlayerIndex: Int, Hashable, Sendable {
  /// The case of index unset.
  case indexUnset = -1
  /// The case of index1.
  case index1 = 0
  /// The case of index2.
  case index2
  /// The case of index3.
  case index3
  /// The case of index4.
  case index4
}

/// A part of a controller.
open class GCControllerElement: NSObject {
  /// The localized name.
  open var localizedName: String? = nil
  /// The sf symbols name.
  open var sfSymbolsName: String? = nil
  /// Whether it is analog.
  open var isAnalog: Bool { false }
}

/// Another name of (GCControllerButtonInput, Float, Bool) -> Void.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void

/// A button.
open class GCControllerButtonInput: GCControllerElement {
  /// Whether it is pressed.
  open var isPressed: Bool { false }
  /// The value.
  open var value: Float { 0 }
  /// Whether it is touched.
  open var isTouched: Bool { false }
  /// Called when the button changes.
  open var valueChangedHandler: GCControllerButtonValueChangedHandler? = nil
  /// Called when the button is pressed.
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler? = nil
}

/// Another name of (GCControllerAxisInput, Float) -> Void.
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void

/// An axis.
open class GCControllerAxisInput: GCControllerElement {
  /// The value.
  open var value: Float { 0 }
  /// Called when the axis changes.
  open var valueChangedHandler: GCControllerAxisValueChangedHandler? = nil
}

/// Another name of (GCControllerDirectionPad, Float, Float) -> Void.
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

/// A cross of buttons.
open class GCControllerDirectionPad: GCControllerElement {
  /// The x axis.
  public let xAxis: GCControllerAxisInput = GCControllerAxisInput()
  /// The y axis.
  public let yAxis: GCControllerAxisInput = GCControllerAxisInput()
  /// The up.
  public let up: GCControllerButtonInput = GCControllerButtonInput()
  /// The down.
  public let down: GCControllerButtonInput = GCControllerButtonInput()
  /// The left.
  public let left: GCControllerButtonInput = GCControllerButtonInput()
  /// The right.
  public let right: GCControllerButtonInput = GCControllerButtonInput()
  /// Called when the cross changes.
  open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler? = nil
}

/// The parts of a controller.
open class GCPhysicalInputProfile: NSObject {
  /// The buttons.
  open var buttons: [String: GCControllerButtonInput] { [:] }
  /// The axes.
  open var axes: [String: GCControllerAxisInput] { [:] }
  /// The dpads.
  open var dpads: [String: GCControllerDirectionPad] { [:] }
  /// The elements.
  open var elements: [String: GCControllerElement] { [:] }
}

/// A small controller.
open class GCMicroGamepad: GCPhysicalInputProfile {
  /// The dpad.
  public let dpad: GCControllerDirectionPad = GCControllerDirectionPad()
  /// The button a.
  public let buttonA: GCControllerButtonInput = GCControllerButtonInput()
  /// The button x.
  public let buttonX: GCControllerButtonInput = GCControllerButtonInput()
  /// The button menu.
  public let buttonMenu: GCControllerButtonInput = GCControllerButtonInput()
  /// Whether it reports absolute dpad values.
  open var reportsAbsoluteDpadValues: Bool = false
  /// Whether it allows rotation.
  open var allowsRotation: Bool = false
}

/// A controller with two sticks.
open class GCExtendedGamepad: GCPhysicalInputProfile {
  /// Called when a part changes.
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)? = nil
  /// The button a.
  public let buttonA: GCControllerButtonInput = GCControllerButtonInput()
  /// The button b.
  public let buttonB: GCControllerButtonInput = GCControllerButtonInput()
  /// The button x.
  public let buttonX: GCControllerButtonInput = GCControllerButtonInput()
  /// The button y.
  public let buttonY: GCControllerButtonInput = GCControllerButtonInput()
  /// The button menu.
  public let buttonMenu: GCControllerButtonInput = GCControllerButtonInput()
  /// The left shoulder.
  public let leftShoulder: GCControllerButtonInput = GCControllerButtonInput()
  /// The right shoulder.
  public let rightShoulder: GCControllerButtonInput = GCControllerButtonInput()
  /// The left trigger.
  public let leftTrigger: GCControllerButtonInput = GCControllerButtonInput()
  /// The right trigger.
  public let rightTrigger: GCControllerButtonInput = GCControllerButtonInput()
  /// The button options.
  open var buttonOptions: GCControllerButtonInput? { nil }
  /// The button home.
  open var buttonHome: GCControllerButtonInput? { nil }
  /// The left thumbstick button.
  open var leftThumbstickButton: GCControllerButtonInput? { nil }
  /// The right thumbstick button.
  open var rightThumbstickButton: GCControllerButtonInput? { nil }
  /// The dpad.
  public let dpad: GCControllerDirectionPad = GCControllerDirectionPad()
  /// The left thumbstick.
  public let leftThumbstick: GCControllerDirectionPad = GCControllerDirectionPad()
  /// The right thumbstick.
  public let rightThumbstick: GCControllerDirectionPad = GCControllerDirectionPad()
}

/// A battery.
open class GCDeviceBattery: NSObject {
  /// The state of a battery.
  public enum State: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown = -1
    /// The case of discharging.
    case discharging = 0
    /// The case of charging.
    case charging
    /// The case of full.
    case full
  }
  /// The battery level.
  open var batteryLevel: Float { 0 }
  /// The battery state.
  open var batteryState: State { .unknown }
}

/// A color.
open class GCColor: NSObject {
  /// The red.
  public let red: Float
  /// The green.
  public let green: Float
  /// The blue.
  public let blue: Float
  /// Creates a color.
  public init(red: Float, green: Float, blue: Float) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// A light.
open class GCDeviceLight: NSObject {
  /// The color.
  open var color: GCColor = GCColor(red: 0, green: 0, blue: 0)
}

/// A keyboard, of which there is none.
open class GCKeyboard: NSObject {
  /// All keyboards: there are none.
  open class var coalesced: GCKeyboard? { nil }
  /// The keyboard input.
  open var keyboardInput: GCKeyboardInput? { nil }
}

/// A key.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a key of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Another name of (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void.
public typealias GCKeyboardValueChangedHandler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void

/// The keys of a keyboard.
open class GCKeyboardInput: GCPhysicalInputProfile {
  /// Called when a key changes.
  open var keyChangedHandler: GCKeyboardValueChangedHandler? = nil
  /// Whether it is any key pressed.
  open var isAnyKeyPressed: Bool { false }
  /// Returns a key: there is none.
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// A mouse, of which there is none.
open class GCMouse: NSObject {
  /// The mouse in use: there is none.
  open class var current: GCMouse? { nil }
  /// Returns the mice: there are none.
  open class func mice() -> [GCMouse] { [] }
}

extension NSNotification.Name {
  /// Posted about a device; none is connected.
  public static let GCControllerDidConnect: NSNotification.Name = NSNotification.Name("GCControllerDidConnectNotification")
  /// Posted about a device; none is connected.
  public static let GCControllerDidDisconnect: NSNotification.Name = NSNotification.Name("GCControllerDidDisconnectNotification")
  /// Posted about a device; none is connected.
  public static let GCControllerDidBecomeCurrent: NSNotification.Name = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
  /// Posted about a device; none is connected.
  public static let GCControllerDidStopBeingCurrent: NSNotification.Name = NSNotification.Name("GCControllerDidStopBeingCurrentNotification")
  /// Posted about a device; none is connected.
  public static let GCKeyboardDidConnect: NSNotification.Name = NSNotification.Name("GCKeyboardDidConnectNotification")
  /// Posted about a device; none is connected.
  public static let GCKeyboardDidDisconnect: NSNotification.Name = NSNotification.Name("GCKeyboardDidDisconnectNotification")
  /// Posted about a device; none is connected.
  public static let GCMouseDidConnect: NSNotification.Name = NSNotification.Name("GCMouseDidConnectNotification")
  /// Posted about a device; none is connected.
  public static let GCMouseDidDisconnect: NSNotification.Name = NSNotification.Name("GCMouseDidDisconnectNotification")
}

/// The name of a part.
public let GCInputButtonA: String = "Button A"

/// The name of a part.
public let GCInputButtonB: String = "Button B"

/// The name of a part.
public let GCInputButtonX: String = "Button X"

/// The name of a part.
public let GCInputButtonY: String = "Button Y"

/// The name of a part.
public let GCInputDirectionPad: String = "Direction Pad"

/// The name of a part.
public let GCInputLeftThumbstick: String = "Left Thumbstick"

/// The name of a part.
public let GCInputRightThumbstick: String = "Right Thumbstick"

/// The name of a part.
public let GCInputLeftShoulder: String = "Left Shoulder"

/// The name of a part.
public let GCInputRightShoulder: String = "Right Shoulder"

/// The name of a part.
public let GCInputLeftTrigger: String = "Left Trigger"

/// The name of a part.
public let GCInputRightTrigger: String = "Right Trigger"

/// The name of a part.
public let GCInputLeftThumbstickButton: String = "Left Thumbstick Button"

/// The name of a part.
public let GCInputRightThumbstickButton: String = "Right Thumbstick Button"

/// The name of a part.
public let GCInputButtonHome: String = "Button Home"

/// The name of a part.
public let GCInputButtonMenu: String = "Button Menu"

/// The name of a part.
public let GCInputButtonOptions: String = "Button Options"
