import RTF
import RichText
import Testing

@Suite("Tables and pictures of documents") struct TableTests {
  private func places(_ document: RichTextDocument) -> [[[Int]]] {
    document.text.runs.map { run in
      (run.attributes.paragraphStyle?.cells ?? []).map { [$0.table, $0.row, $0.column] }
    }
  }

  static let table = #"""
    {\rtf1\cocoartf2639{\colortbl;\red255\green255\blue255;\red0\green0\blue255;}
    \itap1\trowd \taflags1 \trgaph108\trleft-108
    \clvmgf\clvertalc \clcbpat2 \clwWidth3040\clftsWidth3 \clheight280 \clbrdrt\brdrs\brdrw20\brdrcf2 \clpadl80 \gaph\cellx2880
    \clvertalt \clwWidth2500\clftsWidth2 \gaph\cellx5760
    \pard\intbl\itap1 A1\cell \pard\intbl\itap1 B1\cell \row
    \itap1\trowd \lastrow\cellx2880\cellx5760
    \pard\intbl\itap1 A2\
    more\cell \pard\intbl\itap1 B2\cell \lastrow\row
    \pard after}
    """#

  @Test func `Cells have their place and look`() {
    let document = read(Self.table).document
    #expect(document.text.string == "A1\nB1\nA2\nmore\nB2\nafter")
    #expect(places(document) == [[[0, 0, 0]], [[0, 0, 1]], [[0, 1, 0]], [[0, 1, 1]], []])
    let first = document.style(of: "A1").cells.first
    #expect(first?.verticalMerge == .first)
    #expect(first?.verticalAlignment == .center)
    #expect(first?.backgroundColor == Color(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(first?.width == .points(152))
    #expect(first?.minimumHeight == 14)
    #expect(first?.rightEdge == 144)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(first?.borders.top == TextTableBorder(.single, width: 1, color: blue))
    #expect(first?.padding == TextTableEdges(top: 0, left: 4, bottom: 0, right: 0))
    #expect(first?.rowFormat.gap == 5.4)
    #expect(document.style(of: "B1").cells.first?.width == .percent(50))
  }

  @Test func `A table in a cell lies inside of it`() {
    let document = read(
      #"{\rtf1\trowd\cellx5000\pard\intbl out\par\pard\intbl\itap2 in1\nestcell in2\nestcell{\*\nesttableprops\trowd\cellx1000\cellx2000\nestrow}\pard\intbl\itap1 back\cell\row\pard end}"#
    ).document
    #expect(document.text.string == "out\nin1\nin2\nback\nend")
    #expect(
      places(document) == [
        [[0, 0, 0]], [[0, 0, 0], [1, 0, 0]], [[0, 0, 0], [1, 0, 1]], [[0, 0, 0]], [],
      ]
    )
    #expect(document.style(of: "in2").cells.last?.rightEdge == 100)
  }

  @Test func `Text between rows begins another table`() {
    let row = #"\trowd\cellx1000\pard\intbl x\cell\row"#
    let document = read(#"{\rtf1"# + row + row + #"\pard between\par"# + row + "}").document
    #expect(places(document).map { $0.first?.first ?? -1 } == [0, 0, -1, 1])
  }

  @Test func `Pictures are attachments with their bytes and size`() throws {
    let document = read(
      #"{\rtf1 a{\*\shppict{\pict\picw10\pich20\picwgoal300\pichgoal600\picscalex50\pngblip 89504e47}}{\nonshppict{\pict\wmetafile8 00}}b}"#
    ).document
    #expect(document.text.string == "a\u{FFFC}b")
    let picture = try #require(document.attributes(of: "\u{FFFC}")?.attachment)
    #expect(picture.file == AttachedFile(format: .png, bytes: [0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.width == 7.5)
    #expect(picture.height == 30)
    #expect(document.attributes(of: "b")?.attachment == nil)
  }

  @Test func `Binary pictures may hold any byte`() {
    let bytes =
      Array(#"{\rtf1 a{\pict\jpegblip\bin5 "#.utf8) + [0x7D, 0, 0x5C, 0xFF, 0x7B]
      + Array("}b}".utf8)
    let result = RTFReader.read(bytes)
    #expect(result.document.text.string == "a\u{FFFC}b")
    let picture = result.document.attributes(of: "\u{FFFC}")?.attachment
    #expect(picture?.file?.bytes == [0x7D, 0, 0x5C, 0xFF, 0x7B])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `Files of a package are attachments with their names`() {
    let document = read(
      #"{\rtf1 a{{\NeXTGraphic Caf\'c3\'a9 1.png \width2000 \height1000 \appleattachmentpadding0}\'ac}b}"#
    ).document
    #expect(document.text.string == "a\u{FFFC}b")
    let attachment = document.attributes(of: "\u{FFFC}")?.attachment
    #expect(attachment?.file?.name == "Café 1.png")
    #expect(attachment?.width == 100)
  }
}
