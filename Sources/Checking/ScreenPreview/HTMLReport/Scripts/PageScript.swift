/// The script of the page, without a library and without a request.
///
/// Its parts share one scope, in the order in which ``all`` puts them together.
enum PageScript {
  static let all =
    drawings + "(() => {\n\"use strict\";\n" + state + devices + largeContent + stage + list
    + findings + compared
    + start + "})();\n"
}
