import Diagnostics
import JSONText

/// Replaces `$extends` of groups by what they inherit.
///
/// Local members win, and a token is replaced as a whole. Groups that lead back to themselves, or that
/// extend a group around them, are reported and keep what they have.
struct GroupExpansion {
  private enum State {
    case untouched, merging, merged, expanding, done

    var awaitsExpansion: Bool { self == .untouched || self == .merged }
  }

  private(set) var tree: TokenTree
  private(set) var sink: FindingSink
  private let options: TokenReadingOptions
  private var states: [State]

  init(_ builder: TokenTreeBuilder) {
    tree = builder.tree
    sink = builder.sink
    options = builder.options
    states = []
  }

  /// Expands all groups.
  mutating func run() {
    let extends = tree.nodes.contains { node in
      node.properties.contains { $0.key == "$extends" }
    }
    guard extends else { return }
    states = Array(repeating: .untouched, count: tree.nodes.count)
    expand(TokenTree.root, depth: 0)
  }

  /// Expands a group and all groups inside it.
  private mutating func expand(_ group: Int, depth: Int) {
    if states[group] == .untouched { merge(group, depth: depth) }
    guard states[group] == .merged else { return }
    states[group] = .expanding
    for child in tree.nodes[group].children where !tree.nodes[child].isToken {
      if states[child].awaitsExpansion { expand(child, depth: depth + 1) }
    }
    states[group] = .done
  }

  /// Merges what a group inherits into it, not yet into the groups inside.
  private mutating func merge(_ group: Int, depth: Int) {
    guard depth <= options.limits.maximumDepth else {
      report(.tokenLimit, "Groups and their extensions are nested too deeply.", group)
      states[group] = .done
      return
    }
    states[group] = .merging
    if let reference = tree.property("$extends", of: group),
      let target = target(of: reference, from: group, depth: depth)
    {
      copy(target, into: group)
    }
    states[group] = .merged
  }

  /// Returns the expanded group that a reference names.
  private mutating func target(of reference: PlacedNode, from group: Int, depth: Int) -> Int? {
    guard let text = reference.node.string, let names = TokenReference(text: text)?.names else {
      report(.tokenReference, "'$extends' is not a reference to a group.", group)
      return nil
    }
    var current = TokenTree.root
    for name in names {
      // A group on the way may get the next name from its own `$extends`.
      if states[current] == .untouched { merge(current, depth: depth + 1) }
      guard let next = tree.child(name, of: current) else {
        report(.tokenReference, "'$extends' names '\(text)', which does not exist.", group)
        return nil
      }
      current = next
      guard !tree.nodes[current].isToken else {
        report(.tokenReference, "'$extends' names '\(text)', which is not a group.", group)
        return nil
      }
    }
    if states[current].awaitsExpansion { expand(current, depth: depth + 1) }
    guard states[current] == .done else {
      report(.tokenCycle, "'$extends' of '\(text)' leads back to the group itself.", group)
      return nil
    }
    return current
  }

  /// Copies what a group lacks from another one.
  private mutating func copy(_ source: Int, into target: Int) {
    var stack = [(source, target)]
    while let (source, target) = stack.popLast() {
      for property in tree.nodes[source].properties where property.key != "$extends" {
        tree.setProperty(property, of: target, overriding: false)
      }
      guard tree.nodes[target].depth < options.limits.maximumDepth else {
        report(.tokenLimit, "Groups are nested too deeply after '$extends'.", target)
        continue
      }
      let type = tree.type(of: source)
      for child in tree.nodes[source].children {
        guard tree.nodes.count < options.maximumCount else {
          report(.tokenLimit, "'$extends' makes more than \(options.maximumCount) tokens.", target)
          return
        }
        if let own = tree.child(tree.nodes[child].name, of: target) {
          if !tree.nodes[own].isToken, !tree.nodes[child].isToken { stack.append((child, own)) }
          continue
        }
        var node = tree.nodes[child]
        node.parent = target
        node.depth = tree.nodes[target].depth + 1
        node.carriedType = node.carriedType ?? type
        node.children = []
        node.positions = [:]
        let added = tree.insert(node)
        states.append(node.isToken ? .done : .untouched)
        if !node.isToken {
          states[added] = .done
          stack.append((child, added))
        }
      }
    }
  }

  private mutating func report(_ rule: RuleDescription, _ message: String, _ group: Int) {
    let place = tree.property("$extends", of: group)?.place ?? tree.nodes[group].place
    sink.add(rule, message, at: place, path: tree.path(of: group).description)
  }
}
