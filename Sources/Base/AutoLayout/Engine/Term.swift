/// One coefficient of a constraint or of a definition that is written out.
///
/// Terms with the same subject hang together, so that a change finds what depends on it.
struct Term: BitwiseCopyable {
  var coefficient: Double
  /// A variable, or the complement of a constraint whose activity is meant.
  var subject: Int32
  /// The constraint, or the complement of the variable that is defined.
  var owner: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// Runs of terms, each in one piece.
struct TermPool: ~Copyable {
  var terms = FlatArray<Term>(minimumCapacity: 64)
  /// The first free run of 1, 2, 4, … terms; the next one is in its first term.
  private var free = FlatArray<Int32>(repeating: -1, count: 32)

  @inline(__always)
  subscript(index: Int32) -> Term {
    get { terms[index] }
    _modify { yield &terms[index] }
  }

  /// Finds room for so many terms and returns the index of the first.
  mutating func allocate(_ count: Int32) -> Int32 {
    let size = sizeClass(count)
    let head = free[size]
    if head >= 0 {
      free[size] = terms[head].next
      return head
    }
    let first = Int32(terms.count)
    terms.grow(to: terms.count + 1 << size, filling: Term(coefficient: 0, subject: 0, owner: 0))
    return first
  }

  mutating func release(_ first: Int32, count: Int32) {
    let size = sizeClass(count)
    terms[first].next = free[size]
    free[size] = first
  }

  func clone() -> TermPool {
    var copy = TermPool()
    copy.terms = terms.clone()
    copy.free = free.clone()
    return copy
  }

  private func sizeClass(_ count: Int32) -> Int {
    count <= 1 ? 0 : 32 - (count - 1).leadingZeroBitCount
  }
}
