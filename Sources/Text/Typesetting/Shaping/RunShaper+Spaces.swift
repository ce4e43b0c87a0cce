import FontManagement

/// Spaces between words of another font are runs of their own, every third run of some scripts.
/// A font does nothing with them but move on, so they are not shaped.
extension RunShaper {
  /// Whether a range holds U+0020 and nothing else.
  @inline(__always)
  func isOnlySpaces(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { text[$0] == 0x20 }
  }

  /// Records the advance of the space for every cluster of a range.
  func recordSpaces(
    _ range: Range<Int>,
    _ recipe: FontRecipe,
    _ table: AdvanceTable?,
    _ flags: ClusterFlags,
    _ clusters: inout ClusterList,
    _ first: Int
  ) {
    let small = space(recipe.text, table, isDisplay: false)
    var large = small
    if flags.contains(.tracked), let display = recipe.display {
      large = space(display, table, isDisplay: true)
    }
    for cluster in first..<first + range.count {
      clusters.text[cluster] = small
      clusters.display[cluster] = large
      if small != 0 || large != 0 { clusters.flags[cluster].formUnion(flags) }
    }
  }

  private func space(_ face: FaceInstance, _ table: AdvanceTable?, isDisplay: Bool) -> Int32 {
    if let measured = table?.advance(of: 0x20, isDisplay: isDisplay) { return measured }
    return face.glyph(for: " ").map { face.advance(of: $0) } ?? 0
  }
}
