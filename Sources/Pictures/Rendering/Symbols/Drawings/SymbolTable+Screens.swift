extension SymbolTable {
  /// Windows, grids and other parts of screens.
  static let screens = """
    rectangle.3.group: o R 1.6 4 9.6 16 1.6 R 14 4 8.4 6.8 1.4 R 14 13.6 8.4 6.4 1.4
    rectangle.grid.1x2: o R 2 3 20 7.6 2 R 2 13.4 20 7.6 2
    rectangle.grid.2x2: o R 1.8 4 9 6.8 1.6 R 13.2 4 9 6.8 1.6 R 1.8 13.2 9 6.8 1.6 R 13.2
      13.2 9 6.8 1.6
    rectangle.split.3x1: s R 1.5 5 21 14 2.4 M 8.5 5 L 8.5 19 M 15.5 5 L 15.5 19
    rectangle.split.2x1: s R 1.5 5 21 14 2.4 M 12 5 L 12 19
    square.split.2x1: s R 2.5 2.5 19 19 4 M 12 2.5 L 12 21.5
    square.grid.2x2: o R 2.4 2.4 8 8 1.8 R 13.6 2.4 8 8 1.8 R 2.4 13.6 8 8 1.8 R 13.6 13.6 8 8
      1.8
    square.grid.3x3: o R 2 2 5.2 5.2 1 R 9.4 2 5.2 5.2 1 R 16.8 2 5.2 5.2 1 R 2 9.4 5.2 5.2 1
      R 9.4 9.4 5.2 5.2 1 R 16.8 9.4 5.2 5.2 1 R 2 16.8 5.2 5.2 1 R 9.4 16.8 5.2 5.2 1 R 16.8
      16.8 5.2 5.2 1
    square.grid.3x2 = rectangle.grid.2x2
    apps.iphone: o R 5.6 1.5 12.8 21 3; k M 9.4 6.6 L 10 6.6 M 14 6.6 L 14.6 6.6 M 9.4 11 L 10
      11 M 14 11 L 14.6 11 M 9.4 15.4 L 10 15.4 M 14 15.4 L 14.6 15.4
    grid: s M 8.4 2.4 L 8.4 21.6 M 15.6 2.4 L 15.6 21.6 M 2.4 8.4 L 21.6 8.4 M 2.4 15.6 L 21.6
      15.6
    square.stack.3d.up: o M 12 2 L 22.6 7.4 L 12 12.8 L 1.4 7.4 Z; s M 1.4 12 L 12 17.4 L 22.6
      12 M 1.4 16.4 L 12 21.8 L 22.6 16.4
    square.3.layers.3d = square.stack.3d.up
    square.stack.3d.down.right = square.stack.3d.up
    square.3.layers.3d.down.right = square.stack.3d.up
    rectangle.stack: o R 2 8.6 20 13 2.8; s M 4.4 5.2 L 19.6 5.2 M 6.8 2 L 17.2 2
    square.stack: o R 3.6 8 16.8 14 2.8; s M 5.6 4.8 L 18.4 4.8 M 7.8 1.8 L 16.2 1.8
    rectangle.compress.vertical: s M 2.4 12 L 21.6 12 M 12 1.6 L 12 8 M 9 5.4 L 12 8.4 L 15
      5.4 M 12 22.4 L 12 16 M 9 18.6 L 12 15.6 L 15 18.6
    rectangle.expand.vertical: s M 2.4 12 L 21.6 12 M 12 8.6 L 12 2 M 9 4.8 L 12 1.8 L 15 4.8
      M 12 15.4 L 12 22 M 9 19.2 L 12 22.2 L 15 19.2
    arrow.down.and.line.horizontal.and.arrow.up = rectangle.compress.vertical
    arrow.up.and.line.horizontal.and.arrow.down = rectangle.expand.vertical
    rectangle.connected.to.line.below: o R 4 3 16 11 2; s M 1.6 20.4 L 22.4 20.4 M 12 14 L 12
      20.4
    rectangle.portrait.and.arrow.right: s M 12.6 6.8 L 12.6 5 C 12.6 3.2 11.6 2.2 9.8 2.2 L
      4.8 2.2 C 3 2.2 2 3.2 2 5 L 2 19 C 2 20.8 3 21.8 4.8 21.8 L 9.8 21.8 C 11.6 21.8 12.6
      20.8 12.6 19 L 12.6 17.2 M 7.6 12 L 22 12 M 18 8 L 22 12 L 18 16
    rectangle.righthalf.inset.filled.arrow.right = rectangle.portrait.and.arrow.right
    aspectratio: s R 1.5 4.5 21 15 3 M 5.4 12.4 L 5.4 15.8 L 9 15.8 M 18.6 11.6 L 18.6 8.2 L
      15 8.2
    macwindow: o R 1.5 3.5 21 17 2.8; k M 2 8 L 22 8 M 5 5.8 L 5.1 5.8 M 8 5.8 L 8.1 5.8
    menubar.rectangle = macwindow
    sidebar.left: o R 1.5 4 21 16 3; k M 8.6 4.4 L 8.6 19.6 M 4.4 8 L 5.8 8 M 4.4 11 L 5.8 11
    inset.filled.lefthalf.rectangle = rectangle.lefthalf.inset.filled
    pip: s R 1.5 4 21 16 3; f R 12 11.4 8 6.2 1
    pip.enter: s M 22.5 10 L 22.5 7 C 22.5 5 21.5 4 19.5 4 L 4.5 4 C 2.5 4 1.5 5 1.5 7 L 1.5
      17 C 1.5 19 2.5 20 4.5 20 L 9 20 M 5 7.6 L 10 12.4 M 10 8.6 L 10 12.4 L 6 12.4; f R 12
      13 11 8.6 1.6
    pip.exit = pip.enter
    align.horizontal.left: s M 2 2 L 2 22; o R 6 4.4 16 5.6 1 R 6 14 9.6 5.6 1
    align.horizontal.right: s M 22 2 L 22 22; o R 2 4.4 16 5.6 1 R 8.4 14 9.6 5.6 1
    align.vertical.bottom: s M 2 22 L 22 22; o R 4.4 2 5.6 16 1 R 14 8.4 5.6 9.6 1
    clear: o R 2.5 2.5 19 19 5.8; k M 8 8 L 16 16 M 16 8 L 8 16
    viewfinder: s M 2 7.6 L 2 5 C 2 3 3 2 5 2 L 7.6 2 M 16.4 2 L 19 2 C 21 2 22 3 22 5 L 22
      7.6 M 22 16.4 L 22 19 C 22 21 21 22 19 22 L 16.4 22 M 7.6 22 L 5 22 C 3 22 2 21 2 19 L 2
      16.4
    text.viewfinder: s M 2 7.6 L 2 5 C 2 3 3 2 5 2 L 7.6 2 M 16.4 2 L 19 2 C 21 2 22 3 22 5 L
      22 7.6 M 22 16.4 L 22 19 C 22 21 21 22 19 22 L 16.4 22 M 7.6 22 L 5 22 C 3 22 2 21 2 19
      L 2 16.4 M 6.6 8 L 17.4 8 M 6.6 12 L 17.4 12 M 6.6 16 L 13 16
    barcode: s M 2.4 4 L 2.4 20 M 6.6 4 L 6.6 20 M 9.4 4 L 9.4 20 M 14 4 L 14 20 M 17.4 4 L
      17.4 20 M 21.6 4 L 21.6 20
    qrcode: s R 2.4 2.4 7 7 1 R 14.6 2.4 7 7 1 R 2.4 14.6 7 7 1; f R 4.8 4.8 2.2 2.2 0 R 17
      4.8 2.2 2.2 0 R 4.8 17 2.2 2.2 0 R 13.8 13.8 2.8 2.8 0 R 19.6 13.8 2.8 2.8 0 R 16.7 16.7
      2.8 2.8 0 R 13.8 19.6 2.8 2.8 0 R 19.6 19.6 2.8 2.8 0
    textformat.superscript: s M 2 20 L 12 8 M 2 8 L 12 20 M 16 3.4 C 16.6 1.4 20.6 1.6 20.4 4
      C 20.2 5.8 17.6 7.4 16 9.4 L 20.8 9.4
    textformat.subscript: s M 2 16 L 12 4 M 2 4 L 12 16 M 16 16 C 16.6 14 20.6 14.2 20.4 16.6
      C 20.2 18.4 17.6 20 16 22 L 20.8 22
    text.badge.star: s M 2 4 L 22 4 M 2 9 L 22 9 M 2 14 L 10 14 M 2 19 L 9 19; f M 17.4 12 L
      19 15.6 L 22.8 16 L 20 18.6 L 20.8 22.4 L 17.4 20.4 L 14 22.4 L 14.8 18.6 L 12 16 L 15.8
      15.6 Z
    numbers.rectangle: o R 1.5 4.5 21 15 3; k M 5 9.8 L 6.4 8.6 L 6.4 15.4 M 9.6 9.8 C 10.2 8
      13.4 8.2 13 10.2 C 12.8 11.4 10.8 13.4 9.6 15.4 L 13.4 15.4 M 15.8 9.2 C 17 8 19.4 8.6
      19 10.4 C 18.8 11.6 17.6 11.8 17 11.8 C 18 11.8 19.4 12.2 19.2 13.8 C 19 15.8 16.4 15.8
      15.6 14.6
    checklist.checked = checklist
    increase.quotelevel: s M 2 3 L 2 21 M 6 3 L 6 21 M 11 6 L 22 6 M 11 12 L 22 12 M 11 18 L
      18 18
    rectangle.grid.1x3: o R 2 2.4 20 5 1.2 R 2 9.5 20 5 1.2 R 2 16.6 20 5 1.2
    rectangle.grid.3x2: o R 1.6 4.4 5.8 6.4 1 R 9.1 4.4 5.8 6.4 1 R 16.6 4.4 5.8 6.4 1 R 1.6
      13.2 5.8 6.4 1 R 9.1 13.2 5.8 6.4 1 R 16.6 13.2 5.8 6.4 1
    square.split.2x2: s R 2.5 2.5 19 19 4 M 12 2.5 L 12 21.5 M 2.5 12 L 21.5 12
    rectangle.bottomthird.inset.filled: s R 1.5 4.5 21 15 3; f R 4 13.6 16 3.6 1
    rectangle.leftthird.inset.filled: s R 1.5 4.5 21 15 3; f R 4 7 5 10 1
    rectangle.inset.filled.and.person.filled = rectangle.inset.filled
    app.grid: f R 3 3 4.4 4.4 1.2 R 9.8 3 4.4 4.4 1.2 R 16.6 3 4.4 4.4 1.2 R 3 9.8 4.4 4.4 1.2
      R 9.8 9.8 4.4 4.4 1.2 R 16.6 9.8 4.4 4.4 1.2 R 3 16.6 4.4 4.4 1.2 R 9.8 16.6 4.4 4.4 1.2
      R 16.6 16.6 4.4 4.4 1.2
    pip.swap = pip.enter
    """
}
