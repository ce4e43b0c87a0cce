import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import ScreenLoading

@Suite("Words of documents become UIKit's values of the same names")
struct WordConversionTests {
  private func expectSameNames<Word: DocumentWord, Value>(_ value: (Word) -> Value) {
    for word in Word.allCases { #expect("\(word)" == "\(value(word))") }
  }

  @Test("Views")
  func views() {
    expectSameNames { (word: Words.ContentMode) in word.uiKit }
    expectSameNames { (word: Words.ContentInsetAdjustment) in word.uiKit }
    expectSameNames { (word: Words.StackDistribution) in word.uiKit }
    expectSameNames { (word: Words.SemanticContent) in word.uiKit ?? .unspecified }
  }

  @Test("Constraints")
  func constraints() {
    expectSameNames { (word: Words.Relation) in word.uiKit }
    expectSameNames { (word: Words.LayoutAttribute) in word.uiKit }
  }

  @Test("Controls and fields")
  func controls() {
    expectSameNames { (word: Words.HorizontalAlignment) in word.uiKit }
    expectSameNames { (word: Words.VerticalAlignment) in word.uiKit }
    expectSameNames { (word: Words.BorderStyle) in word.uiKit }
    expectSameNames { (word: Words.FieldViewMode) in word.uiKit }
    expectSameNames { (word: Words.BaselineAdjustment) in word.uiKit }
    expectSameNames { (word: Words.TextAlignment) in word.uiKit }
  }

  @Test("Tables")
  func tables() {
    expectSameNames { (word: Words.TableStyle) in word.uiKit }
    expectSameNames { (word: Words.AccessoryType) in word.uiKit }
  }
}
