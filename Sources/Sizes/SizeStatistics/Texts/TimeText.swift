/// Points in time as files of events write them.
enum TimeText {
  /// Returns the seconds since 1970 of a date, a date with a time, or a number of seconds or
  /// milliseconds since then.
  ///
  /// A time without a zone is taken as UTC: only the order of events counts.
  static func seconds(_ text: String) -> Double? {
    if let number = NumberText.decimal(text), text.utf8.count != 8 || number > 99_991_231 {
      // 100,000,000,000 seconds are the year 5138, as milliseconds they are 1973.
      return number >= 100_000_000_000 ? number / 1000 : number
    }
    var digits = Digits(text)
    guard let year = digits.take(4) else { return nil }
    let hasHyphens = digits.skip("-")
    guard let month = digits.take(2), digits.skip("-") == hasHyphens, let day = digits.take(2),
      1...12 ~= month, 1...31 ~= day
    else { return nil }
    let days = Double(daysSince1970(year, month, day)) * 86_400
    if digits.isAtEnd { return days }
    guard digits.skip("T") || digits.skip("t") || digits.skip(" "), let time = digits.time() else {
      return nil
    }
    return days + time
  }

  /// The days of the proleptic Gregorian calendar, counted in eras of 400 years from 1 March.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// A text that is read digit by digit.
  private struct Digits {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ count: Int) -> Int? {
      guard index + count <= bytes.count else { return nil }
      var number = 0
      for byte in bytes[index..<index + count] {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      index += count
      return number
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    /// Reads hours, minutes, perhaps seconds with a fraction, and perhaps a zone up to the end.
    mutating func time() -> Double? {
      guard let hour = take(2), skip(":"), let minute = take(2), hour <= 24, minute < 60 else {
        return nil
      }
      var seconds = Double(hour * 3600 + minute * 60)
      if skip(":") {
        guard let second = take(2), second <= 60 else { return nil }
        seconds += Double(second) + (skip(".") || skip(",") ? fraction() : 0)
      }
      guard let zone = zone(), isAtEnd else { return nil }
      return seconds - zone
    }

    private mutating func fraction() -> Double {
      var (value, place) = (0.0, 0.1)
      while let digit = take(1) {
        value += Double(digit) * place
        place /= 10
      }
      return value
    }

    /// The seconds that a zone is ahead of UTC.
    private mutating func zone() -> Double? {
      _ = skip(" ")
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      if skip("U") { return skip("T") && skip("C") ? 0 : nil }
      let sign: Double = skip("-") ? -1 : 1
      guard sign < 0 || skip("+"), let hours = take(2) else { return nil }
      _ = skip(":")
      let minutes = isAtEnd ? 0 : take(2)
      return minutes.map { sign * Double(hours * 3600 + $0 * 60) }
    }
  }
}
