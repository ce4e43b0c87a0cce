import Diagnostics
import DynamicType
import JSONText

extension LargerTextVerdict {
  /// The verdicts for programs: an array of objects.
  package static func json(_ verdicts: [LargerTextVerdict]) -> String {
    var writer = JSONWriter(.indented)
    writer.array { list in
      for verdict in verdicts {
        list.object { object in
          object.member("screen", verdict.screen.id)
          object.member("title", verdict.screen.title)
          object.member("file", verdict.screen.file)
          object.member("idiom", verdict.idiom == .pad ? "pad" : "phone")
          object.member("outcome", verdict.outcome.rawValue)
          object.member("content", verdict.content.rawValue)
          object.array("reasons", verdict.reasons)
          object.array("remarks", verdict.remarks)
        }
      }
    }
    return writer.text
  }
}
