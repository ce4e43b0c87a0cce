/// Markup of HTML for damaged pages.
enum HTMLPieces {
  /// Pieces that are difficult for HTML readers.
  static let pieces: [[UInt8]] = [
    "<", ">", "</", "/>", "<!", "<!--", "-->", "<!--->", "<![CDATA[", "]]>", "<?", "&", "&#", "&#x",
    "&#0;", "&#xD800;", "&#x110000;", "&#99999999999;", "&amp", "&lt;", "&nosuch;", "\"", "'", "=",
    "<html>", "</html>", "<body>", "</body>", "<head>", "</head>", "<p>", "</p>", "<div>", "</div>",
    "<b>", "</b>", "<i>", "</i>", "<b><i></b></i>", "<span>", "</span>", "<br>", "</br>", "<hr>",
    "<h1>", "</h6>", "<a href=x>", "</a>", "<ul>", "</ul>", "<ol start=-9>", "<li>", "</li>",
    "<li value=99999999999>", "<dl><dt>a<dd>b", "<blockquote>", "</blockquote>", "<pre>", "</pre>",
    "<table>", "</table>", "<tr>", "</tr>", "<td>", "</td>", "<th>", "<thead>", "<tbody>",
    "<caption>", "<td colspan=1000>", "<td rowspan=9>", "<td colspan=0 rowspan=-1>",
    "<table><tr><td>", "</td></tr></table>", "<tr><td><table><tr><td>", "<img src=a.png>",
    "<img src=\"data:image/png;base64,AAAA\">", "<img alt=Words>", "<script>", "</script>",
    "<style>p{", "</style>", "<title>", "</title>", "<textarea>", "</textarea>", "<select>",
    "<option>", "<button>", "</button>", "<svg>", "</svg>", "<form>", "<input type=checkbox>",
    "<p style=\"font:", "<p style=\"font:italic 700 20px/1.5 serif\">",
    "<p style=\"margin:1em -9px;text-indent:9em;line-height:0\">", "<p style=display:none>",
    "<p hidden>", "<sup>", "</sup>", "<q>", "</q>", "<wbr>", "<center>", "<font size=7>",
    "<font size=-9223372036854775808>",
    "<p style=break-before:page>", "<div style=page-break-after:always></div>",
    "<br style=page-break-before:always>", "<table style=break-before:page>",
    "<p style='font-family:A-Bold;font-weight:600'>", "<p style='font:9px A-BoldItalic'>",
    "<p dir=rtl>", "<meta charset=utf-16>", "<base href=x>", "<noscript>",
    "<a href=#n role=doc-noteref>1</a>", "<section role=doc-endnotes><ol><li id=n>", "</section>",
    "<header data-pages=all hidden>", "</header>", "<option selected>", "\0", "\u{C}", "\r",
    "\u{FEFF}", "é", "\u{2028}", "\u{FFFC}",
  ].map { Array($0.utf8) }
}
