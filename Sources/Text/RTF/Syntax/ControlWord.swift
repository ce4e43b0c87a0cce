// swift-format-ignore
/// The control words that the reader knows, in groups of a meaning; raw values are their order.
///
/// Sources: Rich Text Format Specification 1.9.1; "RTF Files and Attributed Strings" in Apple's
/// Attributed String Programming Guide for Cocoa's words.
enum ControlWord: Int, CaseIterable {
  // Header
  case rtf, ansi, mac, pc, pca, ansicpg, deff, deflang, cocoartf, cocoasubrtf
  case cocoatextscaling, cocoaplatform

  // Destinations
  case fonttbl, colortbl, expandedcolortbl, stylesheet, info, field, fldinst, fldrslt
  case pict, shppict, upr, ud, shpinst, shptxt, object, result, listtext, pntext
  case nextGraphic
  case listtable, list, listlevel, levelmarker, leveltext, listoverridetable, listoverride
  case nesttableprops
  case header, headerl, headerr, headerf, footer, footerl, footerr, footerf, footnote
  case title, subject, author, `operator`, keywords, doccomm, company, copyright, manager, category

  // Document
  case paperw, paperh, margl, margr, margt, margb, vieww, viewh, viewkind, viewscale
  case readonlydoc, deftab, titlepg, facingp, headery, footery, pgnstart, pgnstarts
  case sectd, sbknone, sbkcol, sbkcont, sbkpage, sbkeven, sbkodd, hyphauto, hyphfactor

  // Fonts
  case f, fcharset, cpg, fs, fsmilli

  // Colors
  case red, green, blue, cssrgb, csgenericrgb, csgray, cspthree, c, cname

  // Characters
  case cf, cb, highlight, chcbpat
  case plain, b, i, ul, ulnone, uld, uldash, uldashd, uldashdd, uldb, ulth, ulw, ulwave, ulstyle, ulc
  case strike, striked, strikew, strikestyle, strikec
  case up, dn, `super`, sub, nosupersub, expnd, expndtw, kerning, cocoaLigature
  case outl, strokewidth, strokec, shad, shadx, shady, shadr, shado, shadc
  case expansion, obliqueness, lang

  // Paragraphs
  case pard, ql, qr, qc, qj, qnatural, pardirnatural, ltrpar, rtlpar, li, fi, ri, sa, sb
  case sl, slmult, slleading, slminimum, slmaximum
  case tx, tqr, tqc, tqdec, pardeftab, partightenfactor, hyphpar, pagebb, outlinelevel, s, ls, ilvl
  case itap, intbl

  // Lists
  case levelnfc, levelnfcn, levelstartat, listid

  // Tables
  case trowd, trgaph, trleft, trrh, trhdr, trql, trqr, trqc, lastrow
  case cellx, clwWidth, clftsWidth, clheight, clcbpat, clvertalt, clvertalc, clvertalb
  case clmgf, clmrg, clvmgf, clvmrg, clpadt, clpadl, clpadb, clpadr
  case clbrdrt, clbrdrl, clbrdrb, clbrdrr, trbrdrt, trbrdrl, trbrdrb, trbrdrr
  case brdrnil, brdrnone, brdrs, brdrth, brdrdb, brdrdot, brdrdash, brdrw, brdrcf
  case brdrt, brdrl, brdrb, brdrr

  // Pictures
  case pngblip, jpegblip, wmetafile, emfblip, macpict, dibitmap
  case picw, pich, picwgoal, pichgoal, picscalex, picscaley, width, height

  // Characters that have words
  case row, nestrow, cell, nestcell, par, line, page, sect, tab, emdash, endash, emspace, enspace, qmspace, bullet
  case lquote, rquote, ldblquote, rdblquote, zwj, zwnj, ltrmark, rtlmark, chpgn, chftn, u, uc, bin

  /// A word that is known to change nothing here.
  case ignored
  /// A destination whose content is left out.
  case leftOut

  /// Words without a meaning for a text: revision marks of Word, its fonts by script, defaults.
  static let ignoredNames = [
    "rsidroot", "insrsid", "delrsid", "charrsid", "sectrsid", "pararsid", "tblrsid", "styrsid",
    "af", "afs", "ab", "ai", "alang", "rtlch", "ltrch", "loch", "hich", "dbch", "fcs", "langfe",
    "langnp", "langfenp", "noproof", "aspalpha", "aspnum", "faauto", "adjustright", "widctlpar",
    "nowidctlpar", "wrapdefault", "nooverflow", "lin", "rin", "stshfdbch", "stshfloch", "stshfhich",
    "stshfbi", "adeff", "adeflang", "deflangfe", "themelang", "themelangfe", "themelangcs",
    "cocoascreenfonts", "fnil", "froman", "fswiss", "fmodern", "fscript", "fdecor", "ftech", "fbidi",
    "fprq", "cgrid", "listtemplateid", "listhybrid", "listsimple",
    "leveljc", "leveljcn", "levelfollow", "levelspace", "levelindent", "leveltemplateid",
    "listoverridecount", "appleattachmentpadding", "appleembedtype", "appleaqc", "taflags", "clshdrawnil",
    "gaph", "clftsPadt", "clpadft", "clpadfl", "clpadfb", "clpadfr", "trftsWidth", "trwWidth",
    "trftsWidthB", "trftsWidthA", "trautofit", "trpaddl", "trpaddr", "trpaddt", "trpaddb", "trpaddfl",
    "trpaddfr", "trpaddft", "trpaddfb", "tblind", "tblindtype", "tbllkhdrrows", "tbllkhdrcols",
    "tbllkborder", "tbllkshading", "tbllkfont", "tbllkcolor", "tbllkbestfit", "tbllklastrow",
    "tbllklastcol", "tbllknocolband", "tbllknorowband", "irow", "irowband", "ts", "trbrdrh", "trbrdrv",
    "cltxlrtb", "clNoWrap", "viewbksp", "uc0", "nonshppict0", "blipupi", "bliptag", "piccropl",
    "piccropr", "piccropt", "piccropb", "snext", "sbasedon", "sqformat", "spriority", "slink",
    "additive", "cs", "ds", "sautoupd", "shidden", "ssemihidden", "sunhideused", "yts",
  ]

  /// Destinations that are not part of the text's flow.
  static let leftOutNames = [
    "annotation", "ftnsep", "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "nonshppict", "shprslt",
    "nonesttables", "xe", "tc", "tcn", "rxe", "txe", "private", "creatim", "revtim", "printim", "buptim",
    "version", "vern", "edmins", "nofpages", "nofwords", "nofchars", "nofcharsws", "id", "hlinkbase",
    "linkval", "propname", "staticval", "filetbl", "levelnumbers", "listname", "liststylename", "revtbl",
    "comment", "sn", "sv", "bkmkstart", "bkmkend", "atnid", "atnauthor", "atnref", "atnparent", "atndate",
    "atntime", "atnicn", "do", "datafield", "fontemb", "fontfile", "falt", "panose", "fname", "pn",
    "pnseclvl", "generator", "glid",
  ]
}

extension ControlWord {
  /// Whether the word begins a destination where it is the first of its group.
  var isDestination: Bool {
    self == .leftOut
      || (ControlWord.fonttbl.rawValue...ControlWord.category.rawValue).contains(rawValue)
  }

  /// The word as it stands in documents.
  var name: String {
    switch self {
    case .nextGraphic: "NeXTGraphic"
    case .cocoaLigature: "CocoaLigature"
    default: String(describing: self)
    }
  }

  /// Destinations of the list above that are expected to be left out and are not reported.
  static let quietlyLeftOut: Set<String> = [
    "nonshppict", "shprslt", "nonesttables", "creatim", "revtim", "printim", "buptim", "version",
    "vern",
    "edmins", "nofpages", "nofwords", "nofchars", "nofcharsws", "id", "hlinkbase", "filetbl",
    "levelnumbers", "listname", "liststylename", "revtbl", "sn", "sv", "bkmkstart", "bkmkend",
    "falt",
    "panose", "fname", "pn", "pnseclvl", "generator", "ftnsep", "ftnsepc", "ftncn", "aftnsep",
    "aftnsepc",
    "aftncn", "fontemb", "fontfile", "datafield", "glid",
  ]
}
