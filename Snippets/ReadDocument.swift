// The examples of the documentation of InterfaceBuilder.

import InterfaceBuilder

let document = try InterfaceDocument(
  text: """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES">
    <objects>
    <label text="Total" numberOfLines="0" id="Lbl-01-abc">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <variation key="heightClass=compact" numberOfLines="2"/>
    </label>
    </objects>
    </document>
    """,
  file: "Total.xib"
)

let label = document.object(id: "Lbl-01-abc")
print(label?[.label.text] ?? "", label?[.label.numberOfLines] ?? 1)  // Total 0
print(label?[.label.font] == .textStyle(.body))  // true

let landscape = SizeClasses(width: .compact, height: .compact, idiom: .phone)
print(label?.resolved(for: landscape)[.label.numberOfLines] ?? 1)  // 2
