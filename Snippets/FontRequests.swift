// The examples of the documentation of FontDescriptors.

import DynamicType
import FontDescriptors

let body = FontRequest.preferredFont(forTextStyle: .body)
let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
print(body.pointSize, body.adjusted(to: large).pointSize)  // 17.0 33.0
