// The examples of the documentation of FontRegistry.

import FontRegistry

let provider = FontProvider(identifier: "com.example.type")
let registration = FontRegistration([.file("/opt/example/Example.otf")], scope: .process)
let result = FontManager.shared.register(registration, by: provider, consent: .denied)
print(result.errors.map(\.code.name))  // ["fileNotFound"]

let reader = FontProvider(identifier: "com.example.reader")
let wanted = [FontReference(postScriptName: "Example-Bold"), FontReference(family: "Other")]
let missing = try FontManager.shared.request(wanted, by: reader)
print(missing.map(\.description))  // ["Example-Bold", "Other"]
