// Specs see the names of UIKit and XCTest by these modules.
@_exported import UIKit
@_exported import XCTest

public func describe(_ name: String, _ closure: () -> Void) {
  let outer = ExampleGroup.current
  ExampleGroup.current = ExampleGroup(name, in: outer)
  closure()
  ExampleGroup.current = outer
}

public func context(_ name: String, _ closure: () -> Void) {
  describe(name, closure)
}

public func it(_ name: String, file: StaticString = #filePath, line: UInt = #line, _ closure: @escaping () throws -> Void) {
  guard let group = ExampleGroup.current else { return }
  ExampleGroup.examples.append(Example(group: group, title: name, body: closure))
}

public func beforeEach(_ closure: @escaping () throws -> Void) {
  ExampleGroup.current?.before.append(closure)
}

public func afterEach(_ closure: @escaping () throws -> Void) {
  ExampleGroup.current?.after.append(closure)
}

/// Declares an example that is not run.
public func pending(_ name: String, _ closure: () -> Void) {}

public func xit(_ name: String, _ closure: () -> Void) {}

public func xdescribe(_ name: String, _ closure: () -> Void) {}

public func xcontext(_ name: String, _ closure: () -> Void) {}
