/// Where ICU 76 (Unicode 16.0) differs from the line break test of 15.0, by the rule that explains it.
///
/// `Documentation/TextConformance.md` has the reasons.
enum LineBreakDeviation {
  static var allInputs: [String] { inputs.values.flatMap { $0 } }

  static let inputs: [String: [String]] = [
    // A hyphen at the start of a word stays with it.
    "LB20a": [
      "002D 0023", "002D 0308 0023", "002D 00A7", "002D 0308 00A7", "002D 50005",
      "002D 0308 50005", "002D 0E01", "002D 0308 0E01",
    ],
    // A digit after a comma or a full stop stays with it, number before it or not.
    "LB25, IS × NU": [
      "002C 0030", "002C 0308 0030", "0061 002E 0032 0020", "0061 002E 0032 0020 0915",
      "0061 002E 0032 0020 672C", "0061 002E 0032 3000 672C", "0061 002E 0032 3000 307E",
      "0061 002E 0032 3000 0033", "0041 002E 0031 0020 BABB",
      "BD24 C5B4 002E 0020 0041 002E 0032 0020 BCFC",
      "BD10 C694 002E 0020 0041 002E 0033 0020 BABB", "C694 002E 0020 0041 002E 0034 0020 BABB",
      "0061 002E 0032 3000 300C",
    ],
    // A quotation mark no longer holds an opening bracket over spaces.
    "LB15 withdrawn": [
      "0022 0020 2329", "0022 0308 0020 2329", "0022 0020 0028", "0022 0308 0020 0028",
      "0061 006D 0062 0069 0067 0075 00AB 0020 0028 0020 0308 0020 0029 0020 00BB 0028 0065 0308 0029",
      "0061 006D 0062 0069 0067 0075 00AB 0020 007B 0020 0308 0020 007D 0020 00BB 0028 0065 0308 0029",
    ],
    // « after an opening bracket and » before a closing one hold what is inside over spaces.
    "LB15a, LB15b": [
      "0061 006D 0062 0069 0067 0075 0028 00AB 0020 0308 0020 00BB 0029 0028 0065 0308 0029",
      "0061 006D 0062 0069 0067 0075 007B 00AB 0020 0308 0020 00BB 007D 0028 0065 0308 0029",
    ],
    // A space before a decimal fraction without integer part permits a break.
    "LB15c": [
      "0065 0071 0075 0061 006C 0073 0020 002E 0033 0035 0020 0063 0065 006E 0074 0073"
    ],
    // A hyphen between two Hebrew letters permits a break.
    "LB21a": ["05D0 002D 05D0"],
  ]
}
