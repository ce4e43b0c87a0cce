extension SymbolTable {
  /// Text, lists and their settings.
  static let text = """
    text.magnifyingglass: s M 2 4 L 20 4 M 2 9 L 9 9 M 2 14 L 7.4 14 M 2 19 L 9 19 O 15.4 14
      4.6 M 18.8 17.4 L 22.4 21
    list.clipboard: o M 8 4 L 7 4 C 5 4 4 5 4 7 L 4 19.2 C 4 21.2 5 22.2 7 22.2 L 17 22.2 C 19
      22.2 20 21.2 20 19.2 L 20 7 C 20 5 19 4 17 4 L 16 4 Z; k M 11 11 L 16.4 11 M 11 16.6 L
      16.4 16.6 M 7.8 11 L 8 11 M 7.8 16.6 L 8 16.6; x R 6.8 0.6 10.4 7 2; s R 8.2 1.8 7.6 4.4
      1.6
    list.bullet.clipboard = list.clipboard
    list.bullet: f O 3.2 5 1.7 O 3.2 12 1.7 O 3.2 19 1.7; s M 8 5 L 22 5 M 8 12 L 22 12 M 8 19
      L 22 19
    list.dash: s M 2 5 L 4 5 M 2 12 L 4 12 M 2 19 L 4 19 M 8 5 L 22 5 M 8 12 L 22 12 M 8 19 L
      22 19
    list.star: f O 3.2 12 1.7 O 3.2 19 1.7 M 3.4 1.6 L 4.3 3.7 L 6.6 3.9 L 4.9 5.5 L 5.4 7.8 L
      3.4 6.6 L 1.4 7.8 L 1.9 5.5 L 0.2 3.9 L 2.5 3.7 Z; s M 9 5 L 22 5 M 9 12 L 22 12 M 9 19
      L 22 19
    list.bullet.indent: f O 3.2 5 1.7 O 7.2 12 1.7 O 7.2 19 1.7; s M 8 5 L 22 5 M 12 12 L 22
      12 M 12 19 L 22 19
    list.triangle = list.bullet
    list.bullet.rectangle: o R 1.5 3.5 21 17 3.2; k M 9.4 8.4 L 18.4 8.4 M 9.4 12 L 18.4 12 M
      9.4 15.6 L 18.4 15.6 M 5.6 8.4 L 5.7 8.4 M 5.6 12 L 5.7 12 M 5.6 15.6 L 5.7 15.6
    list.bullet.below.rectangle: o R 4 1.8 16 7.6 1.8; f O 5.2 13.4 1.4 O 5.2 20 1.4; s M 9.4
      13.4 L 20 13.4 M 9.4 20 L 20 20
    checklist: s M 1.6 5.4 L 3.8 7.8 L 7.4 2.6 M 1.6 16.8 L 3.8 19.2 L 7.4 14 M 11 5.4 L 22.4
      5.4 M 11 17 L 22.4 17
    checklist.unchecked: s O 4.4 6 2.8 O 4.4 18 2.8 M 11 6 L 22.4 6 M 11 18 L 22.4 18
    line.3.horizontal: s M 2 6.2 L 22 6.2 M 2 12 L 22 12 M 2 17.8 L 22 17.8
    line.3.horizontal.decrease: s M 2 6.6 L 22 6.6 M 5.4 12 L 18.6 12 M 9 17.4 L 15 17.4
    line.3.horizontal.decrease.circle: o O 12 12 10.5; k M 6 8.6 L 18 8.6 M 8 12.2 L 16 12.2 M
      10.2 15.8 L 13.8 15.8
    line.horizontal.3 = line.3.horizontal
    line.horizontal.3.decrease = line.3.horizontal.decrease
    line.horizontal.3.decrease.circle = line.3.horizontal.decrease.circle
    line.horizontal.3.circle = line.3.horizontal.circle
    slider.horizontal.3: s M 1.6 5 L 5.2 5 M 10.4 5 L 22.4 5 M 1.6 12 L 13.6 12 M 18.8 12 L
      22.4 12 M 1.6 19 L 5.2 19 M 10.4 19 L 22.4 19 O 7.8 5 2.4 O 16.2 12 2.4 O 7.8 19 2.4
    slider.horizontal.2.square: o R 2.5 2.5 19 19 4.2; k M 6 8.6 L 18 8.6 M 6 15.4 L 18 15.4 M
      9.6 7 L 9.6 10.2 M 14.4 13.8 L 14.4 17
    slider.vertical.3: s M 5 1.6 L 5 13.6 M 5 18.8 L 5 22.4 M 12 1.6 L 12 5.2 M 12 10.4 L 12
      22.4 M 19 1.6 L 19 13.6 M 19 18.8 L 19 22.4 O 5 16.2 2.4 O 12 7.8 2.4 O 19 16.2 2.4
    switch.2: o R 1.6 2.6 20.8 8 4 R 1.6 13.4 20.8 8 4; k O 5.8 6.6 2 O 18.2 17.4 2
    text.alignleft: s M 2 4.4 L 22 4.4 M 2 9.4 L 15 9.4 M 2 14.4 L 22 14.4 M 2 19.4 L 15 19.4
    text.aligncenter: s M 2 4.4 L 22 4.4 M 5.5 9.4 L 18.5 9.4 M 2 14.4 L 22 14.4 M 5.5 19.4 L
      18.5 19.4
    text.alignright: s M 2 4.4 L 22 4.4 M 9 9.4 L 22 9.4 M 2 14.4 L 22 14.4 M 9 19.4 L 22 19.4
    text.justify: s M 2 4.4 L 22 4.4 M 2 9.4 L 22 9.4 M 2 14.4 L 22 14.4 M 2 19.4 L 22 19.4
    text.append: s M 2 4 L 22 4 M 2 9 L 22 9 M 2 14 L 13 14 M 2 19 L 10 19 M 18 14 L 18 22 M
      14 18 L 22 18
    text.badge.plus: s M 2 4 L 22 4 M 2 9 L 22 9 M 2 14 L 11 14 M 2 19 L 9 19; f O 17.6 17.4
      5.4; k M 17.6 14.6 L 17.6 20.2 M 14.8 17.4 L 20.4 17.4
    text.badge.checkmark: s M 2 4 L 22 4 M 2 9 L 22 9 M 2 14 L 11 14 M 2 19 L 9 19 M 12.6 18 L
      15.6 21.6 L 21.4 13.6
    text.badge.minus: s M 2 4 L 22 4 M 2 9 L 22 9 M 2 14 L 11 14 M 2 19 L 9 19; f O 17.6 17.4
      5.4; k M 14.8 17.4 L 20.4 17.4
    text.quote: s M 2 3.4 L 2 20.6 M 7 4.4 L 22 4.4 M 7 12 L 22 12 M 7 19.6 L 17 19.6
    text.below.photo: o R 2.4 2 19.2 11.4 2.4; k M 3 11.4 L 8.4 7 L 12 10 L 16 6.4 L 21 10.6;
      s M 2.4 17.4 L 21.6 17.4 M 2.4 21.6 L 15 21.6
    text.line.first.and.arrowtriangle.forward: s M 2 4 L 22 4 M 9 9.4 L 22 9.4 M 9 14.8 L 22
      14.8 M 9 20.2 L 17 20.2; f M 2 9 L 6.4 12 L 2 15 Z
    textformat: s M 0.8 19.4 L 7.4 4 L 14 19.4 M 3 14.4 L 11.8 14.4 O 18.6 15.4 3.8 M 22.4
      11.4 L 22.4 19.4
    textformat.size: s M 1 19.6 L 8 3.6 L 15 19.6 M 3.4 14.4 L 12.6 14.4 M 15.6 19.6 L 19.4
      10.8 L 23.2 19.6 M 16.9 16.7 L 21.9 16.7
    textformat.abc: s M 0.6 17 L 4.2 7.4 L 7.8 17 M 1.8 14 L 6.6 14 M 10 7.6 L 10 17 L 12.8 17
      C 16 17 16 12 12.8 12 L 10 12 M 10 7.6 L 12.4 7.6 C 15.2 7.6 15.2 12 12.4 12 M 23.4 9.2
      C 22 6.6 17.8 7 17.8 12.2 C 17.8 17.4 22 17.8 23.4 15.2
    textformat.123: s M 1 9.4 L 3.6 7.4 L 3.6 17 M 8 9.4 C 8.6 6.6 13.4 6.8 13 9.8 C 12.8 11.6
      10 13.6 8 17 L 13.4 17 M 17.2 8.8 C 18.2 6.6 22.8 7 22.6 9.8 C 22.4 11.6 20.6 12 19.6 12
      C 21 12 23 12.4 23 14.4 C 23 17.6 18 17.8 17 15.2
    character: s M 4 20 L 12 3 L 20 20 M 7 14.4 L 17 14.4
    character.cursor.ibeam: s M 1.4 17.4 L 6.4 5.6 L 11.4 17.4 M 3 13.6 L 9.8 13.6 M 15 3 C 17
      3 18 3.6 18 5 L 18 19 C 18 20.4 17 21 15 21 M 21 3 C 19 3 18 3.6 18 5 M 18 19 C 18 20.4
      19 21 21 21
    character.textbox: s R 1.5 4.5 21 15 3 M 5 15.6 L 8.4 8 L 11.8 15.6 M 6.2 13 L 10.6 13 M
      16.4 8 L 16.4 16
    abc = textformat.abc
    bold: s M 6.6 3 L 6.6 21 L 13 21 C 20.4 21 20.4 11.6 13 11.6 L 6.6 11.6 M 6.6 3 L 12.2 3 C
      18.4 3 18.4 11.6 12.2 11.6
    italic: s M 9.6 3 L 18 3 M 6 21 L 14.4 21 M 13.8 3 L 10.2 21
    underline: s M 6 2.4 L 6 10.4 C 6 18.4 18 18.4 18 10.4 L 18 2.4 M 4.6 21.4 L 19.4 21.4
    strikethrough: s M 2 12 L 22 12 M 17.4 6.6 C 16.6 1.6 7 2 7 7.4 C 7 9.6 8.4 11 10.4 12 M
      15 13.4 C 16.8 14.4 17.8 15.6 17.6 17.4 C 17.2 22.4 7.4 22 6.4 17
    number: s M 9.4 3.4 L 7 20.6 M 17 3.4 L 14.6 20.6 M 3.6 8.6 L 21 8.6 M 3 15.4 L 20.4 15.4
    at: s O 12 12 4.2 M 16.2 8 L 16.2 13.4 C 16.2 17.4 21.8 16.6 21.8 12 A 12 12 9.8 0 -310
    translate: s M 1.6 4.6 L 12.4 4.6 M 7 2.2 L 7 4.6 M 10 4.6 C 9.4 9.6 6 12.4 2 13.8 M 4 7 C
      5.2 10.4 8 12.6 11 13.6 M 11.4 21.6 L 16.6 9.4 L 21.8 21.6 M 13.2 17.6 L 20 17.6
    tablecells: s R 1.5 3.5 21 17 3 M 1.6 9.2 L 22.4 9.2 M 1.6 14.8 L 22.4 14.8 M 8.5 9.2 L
      8.5 20.4 M 15.5 9.2 L 15.5 20.4
    list.number: s M 9 5 L 22 5 M 9 12 L 22 12 M 9 19 L 22 19 M 2.4 4 L 4 3 L 4 7.4 M 2.5 10.4
      C 3.5 9.2 5.7 10.2 4.8 11.7 L 2.5 14.2 L 5.4 14.2 M 2.5 16.8 L 5.2 16.8 L 3.6 18.6 C 6.2
      18.8 5.6 21.6 2.5 20.8
    text.justifyleft = text.alignleft
    slider.horizontal.below.rectangle: o R 3 2.4 18 9 2; s M 2 18.4 L 12.6 18.4 M 17.4 18.4 L
      22 18.4 O 15 18.4 2.4
    """
}
