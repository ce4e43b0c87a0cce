#if !canImport(ObjectiveC)
public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// The class itself.
  public static func classForCoder() -> AnyClass { self }

  /// The name of the class, without its module.
  public static func className() -> String { String(describing: self) }

  /// Whether the class has a method with a name: `sharedApplication` of an application.
  public static func responds(to selector: Selector!) -> Bool {
    self.value(forKey: selector.description) != nil
  }

  /// Whether objects of the class have a method that is registered by name.
  public static func instancesRespond(to selector: Selector!) -> Bool {
    ObjectiveCMethods.method(named: selector.description, ofClass: self) != nil
  }

  /// Calls a method of the class by name: `sharedApplication` of an application; any other name is ignored.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard let object = self.value(forKey: selector.description) else { return nil }
    return .passUnretained(object as AnyObject)
  }

  /// Calls a method of the class by name with an argument; unknown names are ignored.
  @discardableResult
  public static func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(selector)
  }

  /// Returns the value of a property of the class by name: `shared` of an application.
  public static func value(forKey key: String) -> Any? {
    guard self is UIApplication.Type, ["shared", "sharedApplication"].contains(key) else {
      return nil
    }
    return UIApplication.shared
  }

  /// Returns the value at a path of property names that begins at the class.
  public static func value(forKeyPath path: String) -> Any? {
    let names = path.split(separator: ".", maxSplits: 1)
    guard let first = names.first, let object = value(forKey: String(first)) else { return nil }
    return names.count == 1 ? object : (object as? NSObject)?.value(forKeyPath: String(names[1]))
  }
}
#endif
