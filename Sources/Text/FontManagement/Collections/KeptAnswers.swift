import Synchronization

/// Answers that were computed from an index and hold as long as it does, one of each type.
final class KeptAnswers: Sendable {
  private let answers = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// The answer of a type; of several that are made at once the first stays.
  func value<Answer: Sendable>(_ type: Answer.Type, make: () -> Answer) -> Answer {
    let key = ObjectIdentifier(type)
    if let known = answers.withLock({ $0[key] }) as? Answer { return known }
    let made = make()
    return answers.withLock { answers in
      if let known = answers[key] as? Answer { return known }
      answers[key] = made
      return made
    }
  }
}
