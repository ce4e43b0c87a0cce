import SwiftParser
import SwiftSyntax

/// The bodies of a module that its roots reach by name, rather too many than too few.
///
/// A name refers to all declarations with that name. A type that is named reaches its header, its stored
/// properties, its initializers, its overrides, and the requirements of other modules' protocols.
struct Reachability {
  private var pieces: [(file: Int, piece: CodePiece)] = []
  private var headers: [String: Set<String>] = [:]
  private var supertypes: [String: Set<String>] = [:]
  private var declared: Set<String> = []
  private var wholeTypes: Set<String> = []
  private var roots: Set<String> = []
  private let fileCount: Int

  init(_ texts: [String]) {
    fileCount = texts.count
    for (file, text) in texts.enumerated() {
      let additions = text.ranges(of: "\n#sourceLocation()").last?.lowerBound ?? text.endIndex
      let visitor = ReachabilityVisitor(additionsFrom: text[..<additions].utf8.count)
      visitor.walk(Parser.parse(source: text))
      pieces += visitor.pieces.map { (file, $0) }
      headers.merge(visitor.headers) { $0.union($1) }
      supertypes.merge(visitor.supertypes) { $0.union($1) }
      declared.formUnion(visitor.declared)
      wholeTypes.formUnion(visitor.wholeTypes)
      roots.formUnion(visitor.roots)
    }
  }

  /// The bodies in each file that are not reachable from the roots.
  func unreached(from names: Set<String>) -> [[(body: Body, path: String)]] {
    let reached = reachedPieces(from: names.union(roots))
    var result: [[(body: Body, path: String)]] = Array(repeating: [], count: fileCount)
    for (index, entry) in pieces.enumerated() where !reached.contains(index) {
      result[entry.file] += entry.piece.bodies
    }
    return result
  }

  private func reachedPieces(from names: Set<String>) -> Set<Int> {
    var byName: [String: [Int]] = [:]
    var byOwner: [String: [Int]] = [:]
    var reached: Set<Int> = []
    var seen = names
    var queue = Array(names)
    func reach(_ index: Int) {
      guard reached.insert(index).inserted else { return }
      for name in pieces[index].piece.names where seen.insert(name).inserted { queue.append(name) }
    }
    for (index, (_, piece)) in pieces.enumerated() {
      let isOutside = piece.owner.map { !declared.contains($0) } ?? true
      if let name = piece.name { byName[name, default: []].append(index) }
      if let owner = piece.owner, !isOutside {
        byOwner[owner, default: []].append(index)
      } else if piece.name == nil {
        reach(index)
      }
    }
    let called: [String: Set<String>] = declared.reduce(into: [:]) {
      $0[$1] = members(calledFor: $1)
    }
    while let name = queue.popLast() {
      for index in byName[name] ?? [] {
        let owner = pieces[index].piece.owner
        if owner.map({ !declared.contains($0) || seen.contains($0) }) ?? true { reach(index) }
      }
      guard declared.contains(name) else { continue }
      for header in headers[name] ?? [] where seen.insert(header).inserted { queue.append(header) }
      for index in byOwner[name] ?? [] {
        guard let own = pieces[index].piece.name, let called = called[name] else {
          reach(index)
          continue
        }
        if called.contains(own) || seen.contains(own) { reach(index) }
      }
    }
    return reached
  }

  /// The members of a type that other modules call; `nil` if these may be any.
  private func members(calledFor type: String) -> Set<String>? {
    var result: Set<String> = []
    var seen: Set<String> = [type]
    var queue = [type]
    while let next = queue.popLast() {
      if wholeTypes.contains(next), next == type { return nil }
      for supertype in supertypes[next] ?? [] where seen.insert(supertype).inserted {
        if declared.contains(supertype) {
          queue.append(supertype)
        } else {
          guard let members = Requirements.members(of: supertype) else { return nil }
          result.formUnion(members)
        }
      }
    }
    return result
  }
}
