// Findings about a document in Rich Text Format.

import Diagnostics
import RTFChecking

let bytes = Array(#"{\rtf1\cocoartf2639 {\fs12 Small}"#.utf8)
let findings = RTFCheck(file: "Note.rtf").findings(in: bytes)
print(findings.map(\.rule.id))  // ["rtf-syntax", "rtf-font-missing", …
