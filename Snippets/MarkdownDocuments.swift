// The examples of the documentation of RichTextMarkdown.

import RichText
import RichTextMarkdown

let source = "# Milk\n\n- [x] and **bread**"
let result = MarkdownReader.read(Array(source.utf8))
print(result.document.text.string.hasPrefix("Milk"))  // true

let written = MarkdownWriter.write(result.document)
print(written.omissions.isEmpty)  // true
