#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

/// A protocol as the build plug-in writes one with optional requirements.
private protocol Delegate: AnyObject {
  func height(of row: Int) -> Double
  func title(of row: Int) -> String
  func view(of row: Int) -> UIView
  func values(of row: Int) -> [NSObject]
  func action(of row: Int) -> (Int) -> String
}

extension Delegate {
  func height(of row: Int) -> Double { ObjectiveCRequirement.missing() }
  func title(of row: Int) -> String { ObjectiveCRequirement.missing() }
  func view(of row: Int) -> UIView { ObjectiveCRequirement.missing() }
  func values(of row: Int) -> [NSObject] { ObjectiveCRequirement.missing() }
  func action(of row: Int) -> (Int) -> String { ObjectiveCRequirement.missing() }
}

private final class Nothing: Delegate {}

private final class Everything: Delegate {
  let nothing = Nothing()
  func height(of row: Int) -> Double { Double(row) }
  // Asks another object in between.
  func title(of row: Int) -> String {
    ObjectiveCRequirement.result(nothing.title(of: row)) ?? "Row \(row)"
  }
  func view(of row: Int) -> UIView { UIView() }
  func values(of row: Int) -> [NSObject] { [NSObject()] }
  func action(of row: Int) -> (Int) -> String { { "\(row + $0)" } }
}

@Suite("Optional requirements with results")
struct ObjectiveCRequirementTests {
  @Test("A type that has the methods gives their results")
  func there() {
    let object: any Delegate = Everything()
    #expect(ObjectiveCRequirement.result(object.height(of: 3)) == 3)
    #expect(ObjectiveCRequirement.result(object.title(of: 3)) == "Row 3")
    #expect(ObjectiveCRequirement.result(object.view(of: 3)) != nil)
    #expect(ObjectiveCRequirement.result(object.values(of: 3))?.count == 1)
    #expect(ObjectiveCRequirement.result(object.action(of: 3))?(1) == "4")
  }

  @Test("A type that has none of them gives nil")
  func missing() {
    let object: any Delegate = Nothing()
    for _ in 0..<3 {
      #expect(ObjectiveCRequirement.result(object.height(of: 3)) == nil)
      #expect(ObjectiveCRequirement.result(object.title(of: 3)) == nil)
      #expect(ObjectiveCRequirement.result(object.view(of: 3)) == nil)
      #expect(ObjectiveCRequirement.result(object.values(of: 3)) == nil)
      #expect(ObjectiveCRequirement.result(object.action(of: 3)) == nil)
    }
  }

  @Test("No object gives nil")
  func noObject() {
    let object: (any Delegate)? = nil
    #expect(ObjectiveCRequirement.result(object?.height(of: 3)) == nil)
    let other: (any Delegate)? = Nothing()
    #expect(ObjectiveCRequirement.result(other?.title(of: 3)) == nil)
  }
}
#endif
