#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

@Suite("Collections that do not hold their objects")
struct WeakCollectionTests {
  private final class Observer: NSObject {}

  @Test("An object leaves a set when nobody else holds it")
  func set() {
    let table = NSHashTable<Observer>.weakObjects()
    let kept = Observer()
    do {
      let lost = Observer()
      table.add(kept)
      table.add(lost)
      table.add(kept)
      #expect(table.allObjects.count == 2)
      withExtendedLifetime(lost) {}
    }
    #expect(table.allObjects == [kept])
    #expect(table.contains(kept))
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test("A set that holds its objects finds equal ones")
  func equal() {
    let table = NSHashTable<NSNumber>()
    table.add(NSNumber(value: 3))
    #expect(table.contains(NSNumber(value: 3)))
    #expect(table.member(NSNumber(value: 3)) != nil)
  }

  @Test("An entry leaves a dictionary with its key")
  func dictionary() {
    let table = NSMapTable<Observer, NSNumber>.weakToStrongObjects()
    let kept = Observer()
    table.setObject(1, forKey: kept)
    do { table.setObject(2, forKey: Observer()) }
    #expect(table.count == 1)
    #expect(table.object(forKey: kept) == 1)
    table.removeObject(forKey: kept)
    #expect(table.object(forKey: kept) == nil)
  }
}
#endif
