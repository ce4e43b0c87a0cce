import ObjectiveCReading
import SourceFacts

extension ProjectFact {
  /// Returns the facts of an Objective-C file for other files: it contradicts findings, and has none itself.
  static func facts(ofObjectiveC bytes: [UInt8], path: String) -> Set<ProjectFact> {
    let file = ObjectiveCReader().facts(of: bytes, path: path)
    var facts: Set<ProjectFact> = []
    for statement in file.statements {
      let (type, view) = (statement.context.owner, statement.target.joined(separator: "."))
      switch statement.property {
      case "font", "attributedText": facts.insert(.fontIsAssigned(type: type, receiver: view))
      case "rowHeight", "heightForRow": facts.insert(.rowHeightsAreSet(type: type))
      case "adjustsFontForContentSizeCategory":
        facts.insert(.flagIsSet(type: type, receiver: view))
        if statement.target.count == 2 { facts.insert(.flagIsSetOnSubview(statement.target[1])) }
      default: continue
      }
    }
    return facts.union(FontHelper.facts(in: file))
  }
}
