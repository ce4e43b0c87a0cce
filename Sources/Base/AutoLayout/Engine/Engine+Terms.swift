extension Engine {
  /// Stores the terms of a constraint: one a variable, none that is 0.
  mutating func storeTerms(of constraint: Int32, _ expression: borrowing Expression) {
    let count = Int32(expression.count)
    let first = pool.allocate(count)
    records[constraint].firstTerm = first
    var stored: Int32 = 0
    if count <= 8 {
      for index in 0..<expression.count {
        let term = expression.term(at: index)
        var earlier = first
        while earlier < first + stored && pool[earlier].subject != term.variable.index {
          earlier += 1
        }
        if earlier < first + stored {
          pool[earlier].coefficient += term.coefficient
        } else {
          pool[earlier] = Term(
            coefficient: term.coefficient,
            subject: term.variable.index,
            owner: constraint
          )
          stored += 1
        }
      }
    } else {
      stored = gatherTerms(expression, into: first, owner: constraint)
    }
    stored = withoutZeros(first, stored)
    records[constraint].termRoom = count
    records[constraint].termCount = stored
  }

  private mutating func gatherTerms(
    _ expression: borrowing Expression,
    into first: Int32,
    owner: Int32
  ) -> Int32 {
    for index in 0..<expression.count {
      let term = expression.term(at: index)
      byVariable.add(term.coefficient, at: term.variable.index)
    }
    for index in 0..<byVariable.touched.count {
      let variable = byVariable.touched[index]
      let sum = byVariable.sum(at: variable)
      pool[first + Int32(index)] = Term(coefficient: sum, subject: variable, owner: owner)
    }
    let count = Int32(byVariable.touched.count)
    byVariable.clear()
    return count
  }

  private mutating func withoutZeros(_ first: Int32, _ count: Int32) -> Int32 {
    var largest = 0.0
    for index in first..<first + count { largest = max(largest, pool[index].coefficient.magnitude) }
    var kept: Int32 = 0
    for index in first..<first + count
    where pool[index].coefficient.magnitude > largest * Accumulator.negligible {
      pool[first + kept] = pool[index]
      kept += 1
    }
    return kept
  }

  /// Lets the subjects of terms know of them.
  mutating func link(_ first: Int32, _ count: Int32) {
    for index in first..<first + count {
      let head = firstTerm(about: pool[index].subject)
      pool[index].next = head
      pool[index].previous = -1
      if head >= 0 { pool[head].previous = index }
      setFirstTerm(about: pool[index].subject, to: index)
    }
  }

  mutating func unlink(_ first: Int32, _ count: Int32) {
    for index in first..<first + count {
      let term = pool[index]
      if term.previous >= 0 {
        pool[term.previous].next = term.next
      } else {
        setFirstTerm(about: term.subject, to: term.next)
      }
      if term.next >= 0 { pool[term.next].previous = term.previous }
    }
  }

  @inline(__always)
  private func firstTerm(about subject: Int32) -> Int32 {
    subject >= 0 ? variables[subject].firstMention : records[~subject].firstUse
  }

  @inline(__always)
  private mutating func setFirstTerm(about subject: Int32, to term: Int32) {
    if subject >= 0 {
      variables[subject].firstMention = term
    } else {
      records[~subject].firstUse = term
    }
  }
}
