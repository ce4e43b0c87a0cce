#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

/// The answers are those of Apple's "Predicate Format String Syntax".
@Suite("Conditions in words")
struct PredicateFormatTests {
  @Test(
    "A text is matched as a whole",
    arguments: [
      ("ada@example.org", true), ("ada@example", false), ("x ada@example.org", false),
    ]
  )
  func matches(text: String, expected: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == expected)
  }

  @Test(
    "Texts are compared with and without case and accents",
    arguments: [
      ("SELF CONTAINS 'cafe'", false), ("SELF CONTAINS[c] 'café'", true),
      ("SELF CONTAINS[cd] 'cafe'", true), ("SELF BEGINSWITH 'Le'", true),
      ("SELF ENDSWITH[c] 'BAR'", true), ("SELF LIKE 'Le*bar'", true), ("SELF LIKE 'Le?bar'", false),
    ]
  )
  func comparison(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: "Le Café bar") == expected)
  }

  @Test(
    "Values of a dictionary are joined by words",
    arguments: [
      ("name == %@ AND age > 30", true), ("name = %@ && age <= 30", false),
      ("NOT name == %@ OR age IN {36, 40}", true), ("age BETWEEN {30, 36}", true),
      ("(name != %@ OR age == 36) AND TRUEPREDICATE", true), ("name == nil", false),
    ]
  )
  func values(format: String, expected: Bool) {
    let person: [String: Any] = ["name": "Ada", "age": 36]
    let arguments: [Any] = format.contains("%@") ? ["Ada"] : []
    let condition = NSPredicate(format: format, argumentArray: arguments)
    #expect(condition.evaluate(with: person) == expected)
  }

  @Test("Members of a list are found, and places named by %K")
  func lists() {
    let condition = NSPredicate(format: "%K IN %@", "name", ["Ada", "Grace"])
    #expect(condition.evaluate(with: ["name": "Grace"]))
    #expect(!condition.evaluate(with: ["name": "Alan"]))
    let people = [["name": "Ada"], ["name": "Alan"]] as NSArray
    #expect(people.filtered(using: condition).count == 1)
  }

  @Test("A condition that cannot be read holds for nothing", arguments: ["", "name ==", "a b c d"])
  func unread(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: ["name": "Ada"]))
  }
}
#endif
