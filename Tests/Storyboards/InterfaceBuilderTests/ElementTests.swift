import Diagnostics
import InterfaceBuilder
import Testing

@Suite("Elements")
struct ElementTests {
  private func root(_ text: String) throws -> Element {
    try InterfaceDocument(text: text, file: "test.xml").root
  }

  @Test("Attributes keep their order and lose their entities")
  func attributes() throws {
    let element = try root(#"<a two="&amp;&lt;&quot;" one="x&#10;y" three="ü"/>"#)
    #expect(element.attributes.map(\.name) == ["two", "one", "three"])
    #expect(element["two"] == "&<\"")
    #expect(element["one"] == "x\ny")
    #expect(element["three"] == "ü")
    #expect(element["four"] == nil)
  }

  @Test("Lines and columns are those of the start tag")
  func places() throws {
    let element = try root("<a>\n  <b/>\n  <!-- < -->\n  <c x=\"1\"\n     y=\"2\"/><d/>\n</a>")
    let places = element.children.map { [$0.line, $0.column] }
    #expect(places == [[2, 3], [4, 3], [5, 13]])
  }

  @Test("Text includes CDATA, and white space only where nothing else stands")
  func text() throws {
    let element = try root("<a> <b>x <![CDATA[<y>]]> z</b> <c> </c><d/></a>")
    #expect(element.text == nil)
    #expect(element.child("b")?.text == "x <y> z")
    #expect(element.child("c")?.text == " ")
    #expect(element.child("d")?.text == nil)
  }

  @Test("Children, descendants and parents are found")
  func tree() throws {
    let element = try root(#"<a><b key="k"><c/></b><b/></a>"#)
    #expect(element.children.map(\.name) == ["b", "b"])
    #expect(element.descendants.map(\.name) == ["b", "c", "b"])
    #expect(element.child("b", key: "k")?.child("c")?.parent?.parent == element)
    #expect(element.children(named: "b").count == 2)
    #expect(element.parent == nil)
  }

  @Test("A location names the nearest object around it")
  func objectIDs() throws {
    let element = try root(#"<a id="1"><b id="2"><c/></b><d/></a>"#)
    #expect(element.descendants.map(\.location.objectID) == ["2", "2", "1"])
    #expect(element.location.file == "test.xml")
  }

  @Test("UTF-16 is read by its byte order mark")
  func utf16() throws {
    let text = #"<?xml version="1.0" encoding="UTF-16"?><a b="ü"/>"#
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    let document = try InterfaceDocument(bytes: bytes, file: "test.xml")
    #expect(document.root["b"] == "ü")
  }
}
