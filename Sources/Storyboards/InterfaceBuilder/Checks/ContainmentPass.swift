import Diagnostics

/// Finds controllers that contain themselves, which a loader would follow without end.
enum ContainmentPass {
  private struct Edge {
    var segue: Element
    var source: String
    var destination: String
  }

  static func findings(_ root: Element, _ context: DocumentContext) -> [Finding] {
    let edges = edges(root)
    guard !edges.isEmpty else { return [] }
    let edgesOfSource = Dictionary(grouping: edges.indices, by: { edges[$0].source })
    return backEdges(edges, edgesOfSource).sorted().map { finding(edges[$0]) }
  }

  /// The relationships and embeddings from one controller to another.
  private static func edges(_ root: Element) -> [Edge] {
    guard root.tree.names.contains("segue") else { return [] }
    return root.descendants.compactMap { element in
      guard element.name == "segue",
        element["kind"] == "relationship" || element["kind"] == "embed",
        let destination = element["destination"], let source = controller(around: element)
      else { return nil }
      return Edge(segue: element, source: source, destination: destination)
    }
  }

  private static func controller(around element: Element) -> String? {
    var parent = element.parent
    while let candidate = parent {
      if ObjectKind(rawValue: candidate.name).isViewController { return candidate["id"] }
      parent = candidate.parent
    }
    return nil
  }

  /// A walk with a stack of its own; an edge to a controller that is still being walked closes a
  /// circle.
  private static func backEdges(_ edges: [Edge], _ edgesOfSource: [String: [Int]]) -> [Int] {
    var closing: [Int] = []
    var done: Set<String> = []
    for start in edges.map(\.source) where !done.contains(start) {
      var path: [(id: String, next: Int)] = [(start, 0)]
      var open: Set<String> = [start]
      while let (id, next) = path.last {
        let ways = edgesOfSource[id, default: []]
        guard next < ways.count else {
          done.insert(id)
          open.remove(id)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let destination = edges[ways[next]].destination
        if open.contains(destination) {
          closing.append(ways[next])
        } else if !done.contains(destination) {
          open.insert(destination)
          path.append((destination, 0))
        }
      }
    }
    return closing
  }

  private static func finding(_ edge: Edge) -> Finding {
    Finding(
      rule: .ibContainmentCycle,
      message: "The controller '\(edge.source)' contains '\(edge.destination)', which contains it.",
      location: edge.segue.location,
      hint: "Remove one of the relationships or embeddings."
    )
  }
}
