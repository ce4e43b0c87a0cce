// Written by Scripts/generate-tables from Reference/apple-modules/JavaScriptCore.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The memory of programs.
open class JSVirtualMachine: NSObject {}

/// A place where programs run; none does here.
open class JSContext: NSObject {
  /// The virtual machine.
  public let virtualMachine: JSVirtualMachine!
  /// The exception.
  open var exception: JSValue! = nil
  /// Called about faults of programs; none runs.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = nil
  /// The name.
  open var name: String! = nil
  /// Whether it is inspectable.
  open var isInspectable: Bool = false
  /// The objects that the app gave.
  private var objects: [String: Any] = [:]
  /// Creates a place.
  public override init() {
    virtualMachine = JSVirtualMachine()
    super.init()
  }
  /// Creates a place in a memory.
  public init(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
    super.init()
  }
  /// Runs no program and returns nil.
  open func evaluateScript(_ script: String!) -> JSValue! { nil }
  /// Runs no program and returns nil.
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { nil }
  /// Returns nil: no program runs.
  open class func current() -> JSContext! { nil }
  /// The object of all names.
  open var globalObject: JSValue! { JSValue(nil, self) }
  /// Returns the object of a name that the app gave.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    objects["\(key ?? "")"].map { JSValue($0, self) }
  }
  /// Gives an object a name.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    objects["\(key!)"] = object
  }
}

/// A value of a program.
open class JSValue: NSObject {
  /// The value.
  private let value: Any?
  /// The context.
  public let context: JSContext!
  /// Creates a value.
  init(_ value: Any?, _ context: JSContext!) {
    self.value = value
    self.context = context
  }
  /// Creates the value of an object.
  public convenience init?(object value: Any!, in context: JSContext!) { self.init(value, context) }
  /// Creates the value that nothing has.
  public convenience init?(undefinedIn context: JSContext!) { self.init(nil, context) }
  /// Creates the value of nothing.
  public convenience init?(nullIn context: JSContext!) { self.init(NSNull(), context) }
  /// Creates an empty object.
  public convenience init?(newObjectIn context: JSContext!) { self.init([String: Any](), context) }
  /// Creates an empty list.
  public convenience init?(newArrayIn context: JSContext!) { self.init([Any](), context) }
  /// Returns the value.
  open func toObject() -> Any! { value }
  /// Returns the value as a text.
  open func toString() -> String! { value.map { "\($0)" } ?? "undefined" }
  /// Returns the value as a truth.
  open func toBool() -> Bool { value as? Bool ?? false }
  /// Returns the value as a number.
  open func toDouble() -> Double { value as? Double ?? (value as? Int).map(Double.init) ?? .nan }
  /// Returns the value as a whole number.
  open func toInt32() -> Int32 { (value as? Int).flatMap { Int32(exactly: $0) } ?? 0 }
  /// Returns the value as a number.
  open func toNumber() -> NSNumber! { value as? NSNumber }
  /// Returns the value as a time.
  open func toDate() -> Date! { value as? Date }
  /// Returns the value as a list.
  open func toArray() -> [Any]! { value as? [Any] }
  /// Returns the value as a dictionary.
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
  /// Whether it is undefined.
  open var isUndefined: Bool { value == nil }
  /// Whether it is null.
  open var isNull: Bool { value is NSNull }
  /// Whether it is boolean.
  open var isBoolean: Bool { value is Bool }
  /// Whether it is number.
  open var isNumber: Bool { value is NSNumber || value is Int || value is Double }
  /// Whether it is string.
  open var isString: Bool { value is String }
  /// Whether it is object.
  open var isObject: Bool { value is [String: Any] }
  /// Whether it is array.
  open var isArray: Bool { value is [Any] }
  /// Whether it is date.
  open var isDate: Bool { value is Date }
  /// Calls no function and returns nil.
  open func call(withArguments arguments: [Any]!) -> JSValue! { nil }
  /// Creates no object and returns nil.
  open func construct(withArguments arguments: [Any]!) -> JSValue! { nil }
  /// Calls no function and returns nil.
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { nil }
  /// Returns whether an object has a name.
  open func hasProperty(_ property: Any!) -> Bool {
    (value as? [String: Any])?["\(property ?? "")"] != nil
  }
  /// Returns the value of a name.
  open func forProperty(_ property: Any!) -> JSValue! {
    (value as? [String: Any])?["\(property ?? "")"].map { JSValue($0, context) }
  }
  /// Returns the value of a name.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  /// Returns a value of a list.
  open func atIndex(_ index: Int) -> JSValue! {
    (value as? [Any]).flatMap { $0.indices.contains(index) ? JSValue($0[index], context) : nil }
  }
  /// Sets the value of a name, which is not kept.
  open func setValue(_ value: Any!, forProperty property: Any!) {}
}

/// Names that programs may use.
public protocol JSExport {}
