import DynamicType
import FontDescriptors
import RTF
import RichText

/// Reads a document that is written in a test.
func read(_ document: String, options: RTFReadingOptions = RTFReadingOptions()) -> RTFReadingResult
{
  RTFReader.read(Array(document.utf8), options: options)
}

/// The text of a document that is written in a test.
func text(_ document: String) -> String { read(document).document.text.string }

/// The document that is read after it was written.
func written(_ document: RichTextDocument) -> RichTextDocument {
  RTFReader.read(RTFWriter.write(document)).document
}

/// The file of a document as text.
func file(_ document: RichTextDocument) -> String {
  String(decoding: RTFWriter.write(document), as: UTF8.self)
}

extension RichTextDocument {
  /// The attributes of the first run that holds a text.
  func attributes(of part: String) -> TextAttributes? {
    guard let range = text.string.firstRange(of: part) else { return nil }
    let offset = text.string.utf16.distance(
      from: text.string.startIndex,
      to: range.lowerBound
    )
    return text.attributes(at: offset)
  }

  /// The style of the paragraph that holds a text.
  func style(of part: String) -> ParagraphStyle {
    attributes(of: part)?.paragraphStyle ?? .default
  }
}

/// A document as TextEdit writes it, written for these tests.
let textEditDocument = #"""
  {\rtf1\ansi\ansicpg1252\cocoartf2639
  \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fswiss\fcharset0 Helvetica-Bold;}
  {\colortbl;\red255\green255\blue255;\red251\green2\blue7;}
  {\*\expandedcolortbl;;\cssrgb\c100000\c14913\c0;}
  {\*\listtable{\list\listtemplateid1\listhybrid{\listlevel\levelnfc0\levelnfcn0\leveljc0\leveljcn0\levelfollow0\levelstartat3\levelspace360\levelindent0{\*\levelmarker \{decimal\}.}{\leveltext\leveltemplateid1\'02\'00.;}{\levelnumbers\'01;}\fi-360\li720\lin720 }{\listname ;}\listid1}}
  {\*\listoverridetable{\listoverride\listid1\listoverridecount0\ls1}}
  {\info{\title A title}{\author Ada}}
  \paperw11900\paperh16840\margl1440\margr1440\vieww11520\viewh8400\viewkind0
  \deftab720
  \pard\tx560\tqr\tx1120\pardeftab720\li360\fi-180\ri240\sl288\slmult1\sb40\sa80\pardirnatural\qc\partightenfactor0

  \f0\fs24 \cf0 Plain \f1\b\fs30\fsmilli15400 \cf2 red bold\f0\b0\fs24 \cf0 , \ul \ulc2 under\ulnone , \strike gone\strike0 .\
  \pard\tx220\tx720\pardeftab720\li720\fi-720\partightenfactor0
  \ls1\ilvl0\cf0 {\listtext	3.	}First {\field{\*\fldinst{HYPERLINK "https://example.org/"}}{\fldrslt link}}\
  \ls1\ilvl0{\listtext	4.	}Second \uc0\u55357 \u56834 \'e9\
  }
  """#
