// The examples of the documentation of RichTextHTML.

import RichText
import RichTextHTML

let page = "<h1>Milk</h1><p style='font: -apple-system-caption1'>and <b>bread</b></p>"
let result = HTMLReader.read(Array(page.utf8))
print(result.document.text.string.split(separator: "\n"))  // ["Milk", "and bread"]

let written = HTMLWriter.write(result.document)
print(written.omissions.isEmpty)  // true
