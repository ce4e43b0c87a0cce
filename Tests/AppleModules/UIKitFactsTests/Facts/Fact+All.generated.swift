// Written by Scripts/generate-tables from Reference/uikit-facts. Do not edit.
// swift-format-ignore-file
import FactTesting

extension Fact {
  /// All facts, topic by topic.
  static let all: [Fact] = appearance
    + autoresizing
    + bars
    + buttons
    + children
    + collections
    + constraints
    + contents
    + controls
    + cycle
    + dynamicType
    + geometry
    + images
    + inputs
    + labels
    + layers
    + margins
    + presentation
    + rightToLeft
    + scrolling
    + stacks
    + tables
    + time
    + traits
}
