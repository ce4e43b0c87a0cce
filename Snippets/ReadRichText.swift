// The examples of the documentation of RTF.

import DynamicType
import FontDescriptors
import RTF
import RichText

let bytes = Array(#"{\rtf1\ansi\cocoatextscaling1\cocoaplatform1 Plain and {\b\fs34 bold}}"#.utf8)
let result = RTFReader.read(bytes)
print(result.document.text.string)  // Plain and bold
print(result.document.attributes.effectiveTextScaling)  // iOS

let options = RTFReadingOptions(targetTextScaling: .standard)
let mac = RTFReader.read(bytes, options: options).document
print(mac.text.runs[1].attributes.font.pointSize)  // 13.09

var stream = RTFTextStream()
var text = stream.read(Array(#"{\rtf1 Milk, \b br"#.utf8))
text += stream.read(Array("ead}".utf8)) + stream.finish()
print(text)  // Milk, bread

var note = RichTextDocument(AttributedText("Milk", font: .systemFont(ofSize: 17)))
note.attributes.textScaling = .standard
note.attributes.sourceTextScaling = .iOS
let file = String(decoding: RTFWriter.write(note), as: UTF8.self)
print(file.contains(#"\cocoatextscaling0"#), file.contains(#"\fs26\fsmilli13090"#))  // true true
