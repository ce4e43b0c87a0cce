import SwiftSyntax

extension EditVisitor {
  /// Makes a property with `@NSManaged` read the value from its object, as the runtime does on iOS.
  func carryManaged(_ property: VariableDeclSyntax) {
    guard property.attributes.has("NSManaged"), modules.contains("CoreData") else { return }
    for binding in property.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let annotation = binding.typeAnnotation, binding.accessorBlock == nil
      else { continue }
      let key = "forKey: \"\(ObjectiveCName.plain(name.text))\""
      edits.insert(
        " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }",
        after: annotation
      )
    }
  }

  /// Adds the body of a function with `@NSManaged`: `addToTags` and `removeFromTags` change a relationship.
  func carryManaged(_ function: FunctionDeclSyntax) {
    guard function.attributes.has("NSManaged"), modules.contains("CoreData"), function.body == nil
    else { return }
    let name = ObjectiveCName.plain(function.name.text)
    let parameters = function.signature.parameterClause.parameters
    for (prefix, change) in [("addTo", "addManaged"), ("removeFrom", "removeManaged")]
    where name.hasPrefix(prefix) && parameters.count == 1 {
      guard let parameter = parameters.first else { continue }
      let key = name.dropFirst(prefix.count)
      let argument = (parameter.secondName ?? parameter.firstName).text
      let body =
        "\(change)(\(argument), forKey: \"\(key.prefix(1).lowercased() + key.dropFirst())\")"
      return edits.insert(" { \(body) }", after: function.signature)
    }
    note(
      function,
      "The function \(name) of Core Data gets no body. Write one that changes the reference, or set the"
        + " whole reference."
    )
  }
}
