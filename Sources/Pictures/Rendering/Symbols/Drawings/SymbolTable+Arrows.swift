extension SymbolTable {
  /// Chevrons and arrows.
  static let arrows = """
    chevron.up.chevron.down: s M 6.5 8.6 L 12 3 L 17.5 8.6 M 6.5 15.4 L 12 21 L 17.5 15.4
    chevron.right.2: s M 4.5 5 L 11.5 12 L 4.5 19 M 12.5 5 L 19.5 12 L 12.5 19
    chevron.compact.right: s M 9.5 3 L 14.5 12 L 9.5 21
    arrow.up: s M 12 21 L 12 3 M 5 10 L 12 3 L 19 10
    arrow.up.right: s M 5 19 L 19 5 M 8 5 L 19 5 L 19 16
    arrow.up.to.line: s M 12 21.5 L 12 7.5 M 6 13.5 L 12 7.5 L 18 13.5 M 4 3 L 20 3
    arrow.up.and.down: s M 12 2.5 L 12 21.5 M 7 7.5 L 12 2.5 L 17 7.5 M 7 16.5 L 12 21.5 L 17
      16.5
    arrow.left.and.right: s M 2 12 L 22 12 M 7 7 L 2 12 L 7 17 M 17 7 L 22 12 L 17 17
    arrow.up.and.down.and.arrow.left.and.right: s M 12 2 L 12 22 M 2 12 L 22 12 M 9 5 L 12 2 L
      15 5 M 9 19 L 12 22 L 15 19 M 5 9 L 2 12 L 5 15 M 19 9 L 22 12 L 19 15
    arrow.up.left.and.arrow.down.right: s M 13.5 21 L 21 21 L 21 13.5 M 21 21 L 14 14 M 10.5 3
      L 3 3 L 3 10.5 M 3 3 L 10 10
    arrow.down.right.and.arrow.up.left: s M 10.5 3.5 L 10.5 10.5 L 3.5 10.5 M 10.5 10.5 L 3 3
      M 13.5 20.5 L 13.5 13.5 L 20.5 13.5 M 13.5 13.5 L 21 21
    arrow.up.arrow.down: s M 7 20.5 L 7 3.5 M 2.5 8 L 7 3.5 L 11.5 8 M 17 3.5 L 17 20.5 M 12.5
      16 L 17 20.5 L 21.5 16
    arrow.left.arrow.right: s M 20.5 17 L 3.5 17 M 8 12.5 L 3.5 17 L 8 21.5 M 3.5 7 L 20.5 7 M
      16 2.5 L 20.5 7 L 16 11.5
    arrow.uturn.left: s M 8.5 3 L 3 8.5 L 8.5 14 M 3 8.5 L 14.5 8.5 C 23 8.5 23 20 14.5 20 L
      8.5 20
    arrow.uturn.down: s M 3 15.5 L 8.5 21 L 14 15.5 M 8.5 21 L 8.5 9.5 C 8.5 1 20 1 20 9.5 L
      20 15.5
    arrow.turn.down.left: s M 8.5 9 L 3 14.5 L 8.5 20 M 3 14.5 L 19.5 14.5 L 19.5 4
    arrow.turn.up.left: s M 8.5 4 L 3 9.5 L 8.5 15 M 3 9.5 L 19.5 9.5 L 19.5 20
    arrow.triangle.branch: s M 6.5 21.5 L 6.5 8.5 M 6.5 18 C 6.5 12.5 16.5 15 16.5 9.5 L 16.5
      8.5; f M 2.5 8.5 L 6.5 2 L 10.5 8.5 Z M 12.5 8.5 L 16.5 2 L 20.5 8.5 Z
    arrow.triangle.merge: s M 12 9 L 12 12 C 12 16 5 17 5 21.5 M 12 12 C 12 16 19 17 19 21.5;
      f M 8 9 L 12 2.5 L 16 9 Z
    arrow.triangle.swap: s M 7 21 L 7 9 M 17 3 L 17 15; f M 2.8 9 L 7 2.5 L 11.2 9 Z M 12.8 15
      L 17 21.5 L 21.2 15 Z
    arrow.triangle.turn.up.right: s M 3 19 L 3 14 C 3 10.5 5 9.5 8 9.5 L 14 9.5; f M 13.5 4.5
      L 21.5 9.5 L 13.5 14.5 Z
    arrow.triangle.2.circlepath: s M 20.6 11.4 C 20.2 6.4 16.3 3.4 12 3.4 C 8.6 3.4 6 5 4.6
      7.4 M 3.4 12.6 C 3.8 17.6 7.7 20.6 12 20.6 C 15.4 20.6 18 19 19.4 16.6; f M 17 10.6 L 24
      10.6 L 20.6 15 Z M 0 13.4 L 7 13.4 L 3.4 9 Z
    arrow.3.trianglepath: s M 8.8 6.2 L 10.6 3.2 C 11.2 2.2 12.8 2.2 13.4 3.2 L 15.4 6.6 M
      19.2 12.2 L 21.6 16.4 C 22.2 17.4 21.4 18.8 20.2 18.8 L 15.5 18.8 M 9 18.8 L 3.8 18.8 C
      2.6 18.8 1.8 17.4 2.4 16.4 L 4.8 12.2; f M 12.4 7.6 L 18.2 5 L 17.6 11 Z M 16 15.4 L 16
      22.2 L 11.4 18.8 Z M 1.6 13 L 7.4 16 L 6.8 9.6 Z
    arrow.clockwise: s M 15.8 5.2 C 14.6 4.6 13.3 4.3 12 4.3 C 7.2 4.3 3.3 8.2 3.3 13 C 3.3
      17.8 7.2 21.7 12 21.7 C 16.8 21.7 20.7 17.8 20.7 13; f M 13.2 0.8 L 20 5.2 L 13.2 9.6 Z
    clock.arrow.circlepath: s M 3.6 12 C 3.6 6.8 7.7 3.2 12.4 3.2 C 17.2 3.2 21.2 7.2 21.2 12
      C 21.2 16.8 17.2 20.8 12.4 20.8 C 9.6 20.8 7.2 19.6 5.6 17.6 M 12.4 7.2 L 12.4 12.4 L
      15.8 14.4; f M 0.4 10.6 L 6.8 10.6 L 3.6 15 Z
    clock.arrow.2.circlepath: s M 20.6 11.4 C 20.2 6.4 16.3 3.4 12 3.4 C 8.6 3.4 6 5 4.6 7.4 M
      3.4 12.6 C 3.8 17.6 7.7 20.6 12 20.6 C 15.4 20.6 18 19 19.4 16.6 M 12 7.6 L 12 12.4 L 15
      14.2; f M 17 10.6 L 24 10.6 L 20.6 15 Z M 0 13.4 L 7 13.4 L 3.4 9 Z
    arrowtriangle.right: o M 6 4.5 L 19 12 L 6 19.5 Z
    arrowtriangle.up: o M 4.5 18 L 12 5 L 19.5 18 Z
    arrowshape.right: o M 12.5 4 L 21.5 12 L 12.5 20 L 12.5 15.5 L 2.5 15.5 L 2.5 8.5 L 12.5
      8.5 Z
    arrowshape.turn.up.left: o M 10.5 4 L 1.5 11.5 L 10.5 19 L 10.5 14.8 C 16 14.6 19.4 15.8
      22.5 20.2 C 22.2 12.4 18 8.4 10.5 8.2 Z
    arrow.up.left.and.down.right.magnifyingglass: s O 10 10 7.5 M 15.5 15.5 L 21.5 21.5 M 7
      10.5 L 7 7 L 10.5 7 M 13 9.5 L 13 13 L 9.5 13
    shuffle: s M 2 7 L 5.5 7 C 11.5 7 11 17 17 17 L 22 17 M 18.6 13.4 L 22 17 L 18.6 20.6 M 2
      17 L 5.5 17 C 11.5 17 11 7 17 7 L 22 7 M 18.6 3.4 L 22 7 L 18.6 10.6
    repeat: s M 2.5 12 L 2.5 10.5 C 2.5 7.5 4.5 6 7.5 6 L 21 6 M 17.6 2.6 L 21 6 L 17.6 9.4 M
      21.5 12 L 21.5 13.5 C 21.5 16.5 19.5 18 16.5 18 L 3 18 M 6.4 14.6 L 3 18 L 6.4 21.4
    repeat.1: s M 2.5 12 L 2.5 10.5 C 2.5 7.5 4.5 6 7.5 6 L 14.5 6 M 11.6 2.6 L 15 6 L 11.6
      9.4 M 21.5 12 L 21.5 13.5 C 21.5 16.5 19.5 18 16.5 18 L 3 18 M 6.4 14.6 L 3 18 L 6.4
      21.4 M 18.4 4.4 L 20.6 2.8 L 20.6 9
    goforward.15: s M 15.8 5.2 C 14.6 4.6 13.3 4.3 12 4.3 C 7.2 4.3 3.3 8.2 3.3 13 C 3.3 17.8
      7.2 21.7 12 21.7 C 16.8 21.7 20.7 17.8 20.7 13 M 7.8 11.2 L 9.2 10.2 L 9.2 16.4 M 15.6
      10.2 L 12.4 10.2 L 12.1 13 C 16.6 12 17 16.6 13.8 16.5 C 12.8 16.5 12 16 11.8 15.2; f M
      13.2 0.8 L 20 5.2 L 13.2 9.6 Z
    goforward.30: s M 15.8 5.2 C 14.6 4.6 13.3 4.3 12 4.3 C 7.2 4.3 3.3 8.2 3.3 13 C 3.3 17.8
      7.2 21.7 12 21.7 C 16.8 21.7 20.7 17.8 20.7 13 M 7.4 10.8 C 8.4 9.6 11 10 10.8 11.8 C
      10.7 12.9 9.6 13.1 9 13.1 C 9.8 13.1 11.2 13.4 11.1 14.8 C 11 16.8 8 16.9 7.2 15.4 M 15
      10.2 C 17.4 10.2 17.4 16.5 15 16.5 C 12.6 16.5 12.6 10.2 15 10.2; f M 13.2 0.8 L 20 5.2
      L 13.2 9.6 Z
    return = arrow.turn.down.left
    escape: s O 12 12 9.5 M 15 15 L 8.5 8.5 M 8.5 13 L 8.5 8.5 L 13 8.5
    skew: o M 7.5 5 L 22.5 5 L 16.5 19 L 1.5 19 Z
    scope: s O 12 12 8 M 12 1.5 L 12 8 M 12 16 L 12 22.5 M 1.5 12 L 8 12 M 16 12 L 22.5 12
    target: s O 12 12 10.5 O 12 12 6; f O 12 12 2
    smallcircle.filled.circle: o O 12 12 10.5; f O 12 12 3.6
    largecircle.fill.circle: s O 12 12 10.5; f O 12 12 6.8
    circle.inset.filled = largecircle.fill.circle
    circle.circle: s O 12 12 10.5 O 12 12 6
    smallcircle.circle: s O 12 12 10.5 O 12 12 3.8
    record.circle: s O 12 12 10.5; f O 12 12 6.2
    record.circle.fill: f O 12 12 11.5; k O 12 12 7
    circle.lefthalf.filled: s O 12 12 10.5; f M 12 1.5 C -2 1.5 -2 22.5 12 22.5 Z
    circle.bottomhalf.filled: s O 12 12 10.5; f M 1.5 12 C 1.5 26 22.5 26 22.5 12 Z
    square.lefthalf.filled: s R 2.5 2.5 19 19 4; f M 12 2.5 L 6.5 2.5 C 4 2.5 2.5 4 2.5 6.5 L
      2.5 17.5 C 2.5 20 4 21.5 6.5 21.5 L 12 21.5 Z
    rectangle.lefthalf.filled: s R 1.5 4.5 21 15 3; f M 12 4.5 L 4.5 4.5 C 2.5 4.5 1.5 5.5 1.5
      7.5 L 1.5 16.5 C 1.5 18.5 2.5 19.5 4.5 19.5 L 12 19.5 Z
    rectangle.lefthalf.inset.filled: s R 1.5 4.5 21 15 3; f R 4 7 7.5 10 1
    rectangle.inset.filled: s R 1.5 4.5 21 15 3; f R 4.2 7.2 15.6 9.6 1
    circle.grid.2x2: o O 7 7 4 O 17 7 4 O 7 17 4 O 17 17 4
    circle.grid.3x3: o O 4.5 4.5 2.6 O 12 4.5 2.6 O 19.5 4.5 2.6 O 4.5 12 2.6 O 12 12 2.6 O
      19.5 12 2.6 O 4.5 19.5 2.6 O 12 19.5 2.6 O 19.5 19.5 2.6
    circle.dotted: f O 12 2 1.1 O 17 3.4 1.1 O 20.6 7 1.1 O 22 12 1.1 O 20.6 17 1.1 O 17 20.6
      1.1 O 12 22 1.1 O 7 20.6 1.1 O 3.4 17 1.1 O 2 12 1.1 O 3.4 7 1.1 O 7 3.4 1.1
    aqi.medium: f O 12 12 2.4 O 6.5 8 2 O 17.5 8 2 O 6.5 16 2 O 17.5 16 2 O 12 4.4 1.7 O 12
      19.6 1.7 O 2.4 12 1.3 O 21.6 12 1.3
    aqi.low: f O 12 12 2.2 O 6.5 8 1.7 O 17.5 8 1.7 O 6.5 16 1.7 O 17.5 16 1.7
    aqi.high: f O 12 12 2.4 O 6.5 8 2.2 O 17.5 8 2.2 O 6.5 16 2.2 O 17.5 16 2.2 O 12 4.4 2.2 O
      12 19.6 2.2 O 2.4 12 1.6 O 21.6 12 1.6 O 3.2 4 1.3 O 20.8 4 1.3 O 3.2 20 1.3 O 20.8 20
      1.3
    chevron.right: s M 8 4 L 16 12 L 8 20
    memories = clock.arrow.circlepath
    arrow.2.circlepath = arrow.triangle.2.circlepath
    restart = arrow.counterclockwise
    goforward = arrow.clockwise
    gobackward = arrow.counterclockwise
    gobackward.15: s M 8.2 5.2 C 9.4 4.6 10.7 4.3 12 4.3 C 16.8 4.3 20.7 8.2 20.7 13 C 20.7
      17.8 16.8 21.7 12 21.7 C 7.2 21.7 3.3 17.8 3.3 13 M 7.8 11.2 L 9.2 10.2 L 9.2 16.4 M
      15.6 10.2 L 12.4 10.2 L 12.1 13 C 16.6 12 17 16.6 13.8 16.5 C 12.8 16.5 12 16 11.8 15.2;
      f M 10.8 0.8 L 4 5.2 L 10.8 9.6 Z
    gobackward.30: s M 8.2 5.2 C 9.4 4.6 10.7 4.3 12 4.3 C 16.8 4.3 20.7 8.2 20.7 13 C 20.7
      17.8 16.8 21.7 12 21.7 C 7.2 21.7 3.3 17.8 3.3 13 M 7.4 10.8 C 8.4 9.6 11 10 10.8 11.8 C
      10.7 12.9 9.6 13.1 9 13.1 C 9.8 13.1 11.2 13.4 11.1 14.8 C 11 16.8 8 16.9 7.2 15.4 M 15
      10.2 C 17.4 10.2 17.4 16.5 15 16.5 C 12.6 16.5 12.6 10.2 15 10.2; f M 10.8 0.8 L 4 5.2 L
      10.8 9.6 Z
    goforward.10: s M 15.8 5.2 C 14.6 4.6 13.3 4.3 12 4.3 C 7.2 4.3 3.3 8.2 3.3 13 C 3.3 17.8
      7.2 21.7 12 21.7 C 16.8 21.7 20.7 17.8 20.7 13 M 7.8 11.2 L 9.2 10.2 L 9.2 16.4 M 14.2
      10.2 C 16.6 10.2 16.6 16.5 14.2 16.5 C 11.8 16.5 11.8 10.2 14.2 10.2; f M 13.2 0.8 L 20
      5.2 L 13.2 9.6 Z
    gobackward.10: s M 8.2 5.2 C 9.4 4.6 10.7 4.3 12 4.3 C 16.8 4.3 20.7 8.2 20.7 13 C 20.7
      17.8 16.8 21.7 12 21.7 C 7.2 21.7 3.3 17.8 3.3 13 M 7.8 11.2 L 9.2 10.2 L 9.2 16.4 M
      14.2 10.2 C 16.6 10.2 16.6 16.5 14.2 16.5 C 11.8 16.5 11.8 10.2 14.2 10.2; f M 10.8 0.8
      L 4 5.2 L 10.8 9.6 Z
    10.arrow.trianglehead.clockwise = goforward.10
    10.arrow.trianglehead.counterclockwise = gobackward.10
    15.arrow.trianglehead.clockwise = goforward.15
    15.arrow.trianglehead.counterclockwise = gobackward.15
    30.arrow.trianglehead.clockwise = goforward.30
    30.arrow.trianglehead.counterclockwise = gobackward.30
    arrow.trianglehead.2.clockwise = arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 = arrow.triangle.2.circlepath
    clock.arrow.trianglehead.counterclockwise.rotate.90 = clock.arrow.circlepath
    clock.arrow.trianglehead.2.counterclockwise.rotate.90 = clock.arrow.2.circlepath
    arrow.triangle.pull: s O 6 18.4 2.6 M 6 15.8 L 6 8.6 M 18 21.4 L 18 10 C 18 7 16.4 5.6
      13.6 5.6 L 12.4 5.6; f O 6 5.6 2.6 M 13.4 1.4 L 13.4 9.8 L 8.6 5.6 Z
    arrow.2.squarepath: s M 9 3.4 L 16.4 3.4 C 18.4 3.4 19.4 4.4 19.4 6.4 L 19.4 13 M 15 20.6
      L 7.6 20.6 C 5.6 20.6 4.6 19.6 4.6 17.6 L 4.6 11; f M 15.4 12.4 L 23.4 12.4 L 19.4 17.6
      Z M 0.6 11.6 L 8.6 11.6 L 4.6 6.4 Z
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: s M 3 9 L 3 3 L 9 3 M 3 3 L
      9.4 9.4 M 15 3 L 21 3 L 21 9 M 21 3 L 14.6 9.4 M 3 15 L 3 21 L 9 21 M 3 21 L 9.4 14.6 M
      21 15 L 21 21 L 15 21 M 21 21 L 14.6 14.6
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: f M 8.6 6 L 8.6 18 L 1.4 12
      Z M 15.4 6 L 22.6 12 L 15.4 18 Z; s M 12 3 L 12 21
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: f M 1.4 6 L 8.6 12 L 1.4 18
      Z M 22.6 6 L 22.6 18 L 15.4 12 Z; s M 12 3 L 12 21
    chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
    circlebadge = circle
    capsule.portrait: o R 6.5 1.5 11 21 5.5
    oval.portrait: o E 12 12 7.5 10.5
    directcurrent: s M 2 8.6 L 22 8.6 M 2 15.4 L 6 15.4 M 10 15.4 L 14 15.4 M 18 15.4 L 22
      15.4
    yensign: s M 5 3 L 12 12.4 L 19 3 M 12 12.4 L 12 21.4 M 6.4 13 L 17.6 13 M 6.4 17 L 17.6
      17
    sterlingsign: s M 17.4 6.4 C 15.4 1.6 8.4 2.6 8.4 8 C 8.4 12 11 15.4 6 20.6 L 18 20.6 M
      5.4 12.6 L 14 12.6
    circle.grid.2x1: o O 6.4 12 4.4 O 17.6 12 4.4
    circle.grid.cross: o O 12 5 3 O 12 19 3 O 5 12 3 O 19 12 3
    """
}
