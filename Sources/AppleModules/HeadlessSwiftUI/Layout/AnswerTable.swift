import Foundation

/// The answers of an item to the questions of a layout.
///
/// An item receives few different questions, many times each. A few answers are searched linearly; more have
/// an index.
struct AnswerTable<Question: Hashable, Answer> {
  /// The count beyond which an index is faster than a linear search.
  private static var indexedCount: Int { 16 }

  private var entries: [(question: Question, answer: Answer)] = []
  private var index: [Question: Int] = [:]

  /// The answer to a question; `nil` if it is not known yet.
  ///
  /// A new answer must be for a question without one.
  subscript(question: Question) -> Answer? {
    get {
      if !index.isEmpty { return index[question].map { entries[$0].answer } }
      return entries.first { $0.question == question }?.answer
    }
    set {
      guard let newValue else { return }
      // Most items receive two to four questions: one allocation holds the answers.
      if entries.isEmpty { entries.reserveCapacity(4) }
      entries.append((question, newValue))
      if !index.isEmpty {
        index[question] = entries.count - 1
      } else if entries.count == Self.indexedCount {
        index = Dictionary(entries.indices.map { (entries[$0].question, $0) }) { first, _ in first }
      }
    }
  }

  mutating func removeAll() {
    entries.removeAll()
    index.removeAll()
  }
}

/// A question for the position of a guide in a view with a size.
struct GuideQuestion: Hashable {
  var guide: GuideID
  var proposal: ProposedViewSize
  var size: CGSize

  func hash(into hasher: inout Hasher) {
    hasher.combine(guide)
    hasher.combine(proposal)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
