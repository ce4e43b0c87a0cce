/// The words of an outlet's name that say what it shows: `lblOwnerName` is owner and name.
struct OutletWords {
  let words: [String]

  /// Words about the kind of view, which say nothing about its content.
  private static let kinds: Set<String> = [
    "label", "lbl", "button", "btn", "view", "field", "text", "title", "ui", "ib", "outlet",
    "value",
    "lb", "bt", "m", "my", "the", "item", "cell",
  ]

  /// Example texts by the word that ends a name.
  private static let examples: [String: String] = [
    "date": "12 March 2026", "day": "Thursday", "month": "November", "time": "10:30",
    "duration": "1 h 25 min", "price": "€ 1,249.00", "amount": "€ 1,249.00", "total": "€ 1,249.00",
    "cost": "€ 64.50", "balance": "€ 1,249.00", "count": "128", "number": "128", "quantity": "12",
    "badge": "12", "name": "Alexandra Johnson", "author": "Alexandra Johnson",
    "user": "Alexandra Johnson", "username": "alexandra.johnson", "email": "alexandra@example.com",
    "phone": "+49 30 1234567", "address": "12 Long Street, Springfield", "city": "San Francisco",
    "country": "New Zealand", "location": "Springfield Central Station", "distance": "12.4 km",
    "speed": "48 km/h", "temperature": "24 °C", "percent": "87 %", "percentage": "87 %",
    "progress": "87 %", "version": "2.4.1", "url": "www.example.com", "link": "www.example.com",
    "size": "12.4 MB", "status": "In progress", "state": "In progress",
    "description": "A longer text that explains what this is about and what comes next.",
    "message": "A longer text that explains what this is about and what comes next.",
    "detail": "A line of details about it", "details": "A line of details about it",
    "subtitle": "A line of details about it", "info": "A line of details about it",
    "summary": "A line of details about it",
    "body": "A longer text that explains what this is about.",
    "error": "Something went wrong. Try again later.", "headline": "What happened this week",
  ]

  init(_ outlet: String) {
    let all = Self.split(outlet)
    let telling = all.filter { !Self.kinds.contains($0) }
    words = telling.isEmpty && all.contains("title") ? ["headline"] : telling
  }

  /// A text as it might stand there: an example for the last word, or the words themselves.
  var example: String {
    guard let last = words.last else { return "" }
    if let example = Self.examples[last] { return example }
    return words[0].prefix(1).uppercased() + words[0].dropFirst()
      + words.dropFirst().map { " " + $0 }.joined()
  }

  /// The words of a name in lower case: `userName`, `user_name` and `user.name` have the same.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || (character.isUppercase && wasSmall) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isWord { word.append(character) }
      wasSmall = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
