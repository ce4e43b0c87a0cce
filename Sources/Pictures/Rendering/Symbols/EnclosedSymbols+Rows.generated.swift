// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: symbols/enclosed.tsv

// swift-format-ignore
extension EnclosedSymbols {
  /// Names, widths, heights and places in pixels of 35.5 to the em; in text, as a long list of tuples takes the
  /// compiler long.
  static let rows: StaticString = """
    ant 16 23 0 -0.5
    arrow.2.circlepath 22 19 0 -0.5
    arrow.clockwise 16 19 0 -0.5
    arrow.counterclockwise 16 19 0 -0.5
    arrow.down 16 18 0 0
    arrow.down.left 15 14 -0.5 0
    arrow.down.right 15 14 -0.5 0
    arrow.left 20 16 0 0
    arrow.left.and.right 24 16 0 0
    arrow.right 20 16 0 0
    arrow.right.arrow.left 18 23 0 -0.5
    arrow.up 16 18 0 0
    arrow.up.and.down 16 24 0 0
    arrow.up.arrow.down 24 18 0 0
    arrow.up.left 15 14 -0.5 0
    arrow.up.right 15 14 -0.5 0
    arrow.uturn.down 20 19 -1 0.5
    arrow.uturn.left 19 20 -0.5 0
    arrow.uturn.right 19 20 -0.5 0
    arrow.uturn.up 19 19 0.5 -0.5
    arrowshape.turn.up.left 19 17 -0.5 -1.5
    arrowshape.turn.up.right 19 17 0.5 -1.5
    arrowtriangle.down 14 12 0 1
    arrowtriangle.left 11 14 -1.5 0
    arrowtriangle.right 12 14 1 0
    arrowtriangle.up 14 12 0 -1
    asterisk 16 18 0 0
    bell 18 20 0 0
    bolt 15 22 -0.5 0
    bolt.horizontal 22 10 0 0
    book 20 16 0 0
    calendar 18 16 0 0
    camera 20 17 0 -0.5
    checkmark 17 17 -0.5 0.5
    chevron.down 18 11 0 0.5
    chevron.left 11 18 -1.5 0
    chevron.right 10 18 1 0
    chevron.up 18 11 0 -0.5
    divide 18 18 0 0
    doc 16 20 0 0
    dollarsign 12 20 0 0
    ellipsis 22 6 0 0
    envelope 19 14 -0.5 0
    equal 16 10 0 0
    exclamationmark 4 18 0 0
    flag 15 17 0.5 0.5
    folder 20 16 0 0
    greaterthan 14 15 1 -0.5
    grid 22 20 0 0
    heart 18 17 0 0.5
    heart.slash 19 18 -0.5 0
    icloud 20 14 0 -1
    info 9 19 0.5 -0.5
    lessthan 14 15 -1 -0.5
    line.3.horizontal.decrease 22 14 0 1
    link 19 18 -0.5 0
    location 16 19 0 -0.5
    lock 12 18 0 -1
    magnifyingglass 16 16 0 0
    mappin 8 20 0 0
    message 20 18 0 0
    mic 14 21 0 -0.5
    minus 18 4 0 0
    moon 19 19 -0.5 0.5
    number 16 18 0 0
    paperclip 18 20 0 0
    pause 12 12 0 0
    pencil 16 16 0 0
    person 18 19 0 -0.5
    person.2 23 15.5 0 -1
    phone 19 19 -0.5 -0.5
    phone.down 24 9 0 -0.5
    pin 14 19 0 0.5
    play 12 14 1 0
    plus 18 17 0 -0.5
    plusminus 12 18 0 0
    questionmark 12 18 0 0
    slash 16 16 0 0
    star 22 21 0 -0.5
    stop 12 12 0 0
    tag 18 18 0 0
    trash 18 21 0 -0.5
    tv 22 18 0 1
    video 21 14 0.5 0
    viewfinder 17 16 -0.5 0
    waveform 20 22 0 0
    xmark 14 15 0 0.5
    """
}
