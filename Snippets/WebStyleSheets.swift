// The examples of the documentation of WebTypography.

import DynamicType
import WebTypography

let sheet = WebStyleSheet(styles: WebTextStyle.styles(TextStyle.standard, in: .iOS))
print(sheet.css.contains("font: -apple-system-body"))  // true
