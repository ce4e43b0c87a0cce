// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Declares a group of examples.
public func describe(_ name: String, _ closure: () -> Void) {
  let outer = ExampleGroup.current
  ExampleGroup.current = ExampleGroup(name, in: outer)
  closure()
  ExampleGroup.current = outer
}

/// Declares a group of examples in circumstances of their own.
public func context(_ name: String, _ closure: () -> Void) {
  describe(name, closure)
}

/// Declares an example.
public func it(
  _ name: String,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ closure: @escaping () throws -> Void
) {
  guard let group = ExampleGroup.current else { return }
  ExampleGroup.examples.append(Example(group: group, title: name, body: closure))
}

/// Declares what runs before each example of the group.
public func beforeEach(_ closure: @escaping () throws -> Void) {
  ExampleGroup.current?.before.append(closure)
}

/// Declares what runs after each example of the group.
public func afterEach(_ closure: @escaping () throws -> Void) {
  ExampleGroup.current?.after.append(closure)
}

/// Declares an example that is not run.
public func pending(_ name: String, _ closure: () -> Void) {}

/// Declares an example that is not run.
public func xit(_ name: String, _ closure: () -> Void) {}

/// Declares a group that is not run.
public func xdescribe(_ name: String, _ closure: () -> Void) {}

/// Declares a group that is not run.
public func xcontext(_ name: String, _ closure: () -> Void) {}
