// Written by Scripts/generate-tables from Reference/swiftui-facts. Do not edit.
// swift-format-ignore-file
import FactTesting

extension Fact {
  /// All facts, topic by topic.
  static let all: [Fact] = alignment
    + controls
    + effects
    + environment
    + frames
    + geometry
    + grid
    + identity
    + layers
    + layout
    + lazy
    + lists
    + padding
    + presentation
    + safeArea
    + scrolling
    + shapes
    + spacers
    + stacks
    + text
    + toolbars
}
