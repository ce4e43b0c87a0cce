extension SymbolTable {
  /// Marks, signs and currencies.
  static let marks = """
    questionmark: s M 7 8 C 7 1.2 17 1.2 17 7.6 C 17 11.6 12 11.4 12 15.4; f O 12 20.3 1.6
    info: f O 12 4 1.8; s M 9.3 10 L 12.5 10 L 12.5 20.5 M 8.8 20.5 L 16.2 20.5
    checkmark: s M 4.5 13.2 L 9.8 19.6 L 19.8 4.4
    equal: s M 4 8.5 L 20 8.5 M 4 15.5 L 20 15.5
    plusminus: s M 12 3 L 12 15 M 6 9 L 18 9 M 6 20.5 L 18 20.5
    slash: s M 4.5 19.5 L 19.5 4.5
    nosign: s O 12 12 10 M 5 5 L 19 19
    slash.circle: o O 12 12 10.5; k M 7 17 L 17 7
    infinity: s M 12 12 C 8 6 2 6.5 2 12 C 2 17.5 8 18 12 12 C 16 6 22 6.5 22 12 C 22 17.5 16
      18 12 12
    asterisk: s M 12 3 L 12 21 M 4.2 7.5 L 19.8 16.5 M 19.8 7.5 L 4.2 16.5
    command: s M 8.5 8.5 L 5.7 8.5 A 5.7 5.7 2.8 90 360 M 8.5 5.7 L 8.5 18.3 A 5.7 18.3 2.8 0
      270 M 5.7 15.5 L 18.3 15.5 A 18.3 18.3 2.8 -90 180 M 15.5 18.3 L 15.5 5.7 A 18.3 5.7 2.8
      -180 90 M 18.3 8.5 L 5.7 8.5
    option: s M 2 5 L 8.5 5 L 15.5 19 L 22 19 M 15 5 L 22 5
    percent: s M 19 4 L 5 20 O 6.5 6.5 3 O 17.5 17.5 3
    dollarsign: s M 12 1.5 L 12 22.5 M 17.5 7.5 C 16.5 3 6.5 3.5 6.5 8 C 6.5 13 17.8 10.5 17.8
      16 C 17.8 20.8 7 20.8 6 16
    eurosign: s M 18.5 5.5 C 14 1.5 7.5 4 7.5 12 C 7.5 20 14 22.5 18.5 18.5 M 4 10 L 14.5 10 M
      4 14 L 14 14
    bitcoinsign: s M 7 4 L 7 20 L 13.5 20 C 19.5 20 19.5 11.8 13.5 11.8 L 7 11.8 M 7 4 L 12.8
      4 C 18 4 18 11.8 12.8 11.8 M 9.5 1.5 L 9.5 4 M 13 1.5 L 13 4 M 9.5 20 L 9.5 22.5 M 13 20
      L 13 22.5 M 4.5 4 L 7 4 M 4.5 20 L 7 20
    curlybraces: s M 8.5 3 C 3.5 3 6.5 11 3 12 C 6.5 13 3.5 21 8.5 21 M 15.5 3 C 20.5 3 17.5
      11 21 12 C 17.5 13 20.5 21 15.5 21
    chevron.left.forwardslash.chevron.right: s M 6.5 6.5 L 1.5 12 L 6.5 17.5 M 17.5 6.5 L 22.5
      12 L 17.5 17.5 M 14 4.5 L 10 19.5
    quote.opening: f O 6 14 3.4 O 17 14 3.4; s M 2.8 14 C 2.8 9 4.5 6.5 8.2 5.2 M 13.8 14 C
      13.8 9 15.5 6.5 19.2 5.2
    line.diagonal: s M 4 20 L 20 4
    plus: s M 12 4 L 12 20 M 4 12 L 20 12
    minus: s M 4 12 L 20 12
    xmark: s M 5 5 L 19 19 M 19 5 L 5 19
    ellipsis: f O 4 12 2 O 12 12 2 O 20 12 2
    exclamationmark: s M 12 3 L 12 15; f O 12 20.2 1.7
    divide: s M 4 12 L 20 12; f O 12 6 1.7 O 12 18 1.7
    """
}
