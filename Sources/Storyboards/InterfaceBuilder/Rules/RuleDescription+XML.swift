package import Diagnostics

extension RuleDescription {
  package static let xmlSyntax = RuleDescription(
    id: "xml-syntax",
    title: "Document that is not XML",
    explanation: "The file is read only up to the error.",
    defaultSeverity: .error,
    help: "Restore the file from version control, or open it in Xcode and save it again."
  )

  static let xmlRefused = RuleDescription(
    id: "xml-refused",
    title: "Document that is too large to read",
    explanation:
      "Elements, attributes or namespaces beyond a limit are not read, so that a damaged file "
      + "cannot stop a run.",
    defaultSeverity: .error,
    help: "Split the document, or restore the file from version control."
  )

  static let xmlEntity = RuleDescription(
    id: "xml-entity",
    title: "Document that declares entities",
    explanation: "Entities can make a small file endless, so they are not expanded. Xcode writes "
      + "none.",
    defaultSeverity: .error,
    help: "Write the text in place of the entity."
  )

  static let xmlDepth = RuleDescription(
    id: "xml-depth",
    title: "Elements that are nested too deeply",
    explanation: "Elements below the limit are left out.",
    defaultSeverity: .error,
    help: "Restore the file from version control; Xcode nests views far less deeply."
  )
}
