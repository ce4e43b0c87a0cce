extension SymbolTable {
  /// Devices, drives and signals.
  static let devices = """
    iphone: o R 6 1.4 12 21.2 3; k M 10.4 4.2 L 13.6 4.2
    ipad: o R 3.6 1.6 16.8 20.8 2.6; k M 10 19.6 L 14 19.6
    ipad.and.iphone: o M 4.4 2.4 L 15 2.4 C 16.8 2.4 17.6 3.2 17.6 5 L 17.6 6.4 L 14.4 6.4 C
      12.8 6.4 12 7.2 12 8.8 L 12 21.6 L 4.4 21.6 C 2.6 21.6 1.8 20.8 1.8 19 L 1.8 5 C 1.8 3.2
      2.6 2.4 4.4 2.4 Z R 14.4 8.8 8 12.8 2
    macbook.and.iphone: o R 3 4.4 15 10.4 1.6; s M 0.6 18.4 L 13 18.4; x R 14.4 8 10 15 2; o R
      16 9.4 6.6 12 1.6
    macbook: o R 3.4 4.4 17.2 12 1.8; s M 0.8 19.4 L 23.2 19.4
    laptopcomputer = macbook
    display: o R 1.4 3 21.2 14 2.6; s M 12 17 L 12 21 M 7.4 21.2 L 16.6 21.2
    desktopcomputer: o R 1.4 2.6 21.2 15 2.6; k M 1.8 13.6 L 22.2 13.6; s M 9.6 17.6 L 9 21.4
      M 14.4 17.6 L 15 21.4 M 7.4 21.4 L 16.6 21.4
    applewatch: o R 5.8 5.8 12.4 12.4 3.2; s M 7.6 5.8 L 8.6 1.8 L 15.4 1.8 L 16.4 5.8 M 7.6
      18.2 L 8.6 22.2 L 15.4 22.2 L 16.4 18.2 M 20.4 10 L 20.4 12
    keyboard: o R 1.2 5 21.6 14 2.8; k M 5 8.8 L 5.2 8.8 M 8.5 8.8 L 8.7 8.8 M 12 8.8 L 12.2
      8.8 M 15.5 8.8 L 15.7 8.8 M 19 8.8 L 19.2 8.8 M 5 12 L 5.2 12 M 8.5 12 L 8.7 12 M 12 12
      L 12.2 12 M 15.5 12 L 15.7 12 M 19 12 L 19.2 12 M 7.6 15.4 L 16.4 15.4
    keyboard.chevron.compact.down: o R 1.2 2.6 21.6 13.4 2.8; k M 5 6.2 L 5.2 6.2 M 8.5 6.2 L
      8.7 6.2 M 12 6.2 L 12.2 6.2 M 15.5 6.2 L 15.7 6.2 M 19 6.2 L 19.2 6.2 M 5 9.4 L 5.2 9.4
      M 8.5 9.4 L 8.7 9.4 M 12 9.4 L 12.2 9.4 M 15.5 9.4 L 15.7 9.4 M 19 9.4 L 19.2 9.4 M 7.6
      12.6 L 16.4 12.6; s M 8.4 19.4 L 12 21.4 L 15.6 19.4
    headphones: s M 2.6 14 C 2.6 -0.4 21.4 -0.4 21.4 14 L 21.4 17 M 2.6 14 L 2.6 17; o R 4.6
      13.2 3.6 8 1.6 R 15.8 13.2 3.6 8 1.6
    battery.100: s R 1.2 6.4 19 11.2 3; f R 3.6 8.8 14.2 6.4 1.2; s M 22.6 10.6 L 22.6 13.4
    battery.75: s R 1.2 6.4 19 11.2 3; f R 3.6 8.8 10.6 6.4 1.2; s M 22.6 10.6 L 22.6 13.4
    battery.50: s R 1.2 6.4 19 11.2 3; f R 3.6 8.8 7.2 6.4 1.2; s M 22.6 10.6 L 22.6 13.4
    battery.25: s R 1.2 6.4 19 11.2 3; f R 3.6 8.8 3.8 6.4 1.2; s M 22.6 10.6 L 22.6 13.4
    battery.0: s R 1.2 6.4 19 11.2 3 M 22.6 10.6 L 22.6 13.4
    battery.100.bolt = battery.100percent.bolt
    battery.100percent.bolt: s R 1.2 6.4 19 11.2 3 M 22.6 10.6 L 22.6 13.4; f R 3.6 8.8 14.2
      6.4 1.2; x M 13.4 3.6 L 5.4 13.6 L 9.4 13.6 L 8.4 20.4 L 16.4 10.4 L 12.4 10.4 Z; f M
      12.4 6 L 7.4 12.8 L 10.6 12.8 L 9.4 18 L 14.4 11.2 L 11.2 11.2 Z
    battery.100percent = battery.100
    powerplug: o M 8 7.4 L 16 7.4 C 17.6 7.4 18 8 17.8 9.6 L 17 14.4 L 13.6 17.4 L 10.4 17.4 L
      7 14.4 L 6.2 9.6 C 6 8 6.4 7.4 8 7.4 Z; s M 9.4 7 L 9.4 2 M 14.6 7 L 14.6 2 M 12 17.4 L
      12 22.4
    cable.connector.horizontal: o R 13 8 7 8 1.4 R 4 8 7 8 1.4; s M 1 12 L 4 12 M 20 12 L 23
      12
    cable.connector = cable.connector.horizontal
    cpu: s R 5 5 14 14 2.4 M 8.4 5 L 8.4 1.8 M 12 5 L 12 1.8 M 15.6 5 L 15.6 1.8 M 8.4 22.2 L
      8.4 19 M 12 22.2 L 12 19 M 15.6 22.2 L 15.6 19 M 1.8 8.4 L 5 8.4 M 1.8 12 L 5 12 M 1.8
      15.6 L 5 15.6 M 19 8.4 L 22.2 8.4 M 19 12 L 22.2 12 M 19 15.6 L 22.2 15.6 R 9 9 6 6 1
    memorychip: s R 1.6 6.4 20.8 9.4 1.8 M 5 15.8 L 5 19 M 9.6 15.8 L 9.6 19 M 14.4 15.8 L
      14.4 19 M 19 15.8 L 19 19 M 6.4 9.6 L 6.4 12.6 M 12 9.6 L 12 12.6 M 17.6 9.6 L 17.6 12.6
    server.rack: o R 3 2 18 5.6 1.6 R 3 9.2 18 5.6 1.6 R 3 16.4 18 5.6 1.6; k M 6.4 4.8 L 6.6
      4.8 M 9.4 4.8 L 13.4 4.8 M 6.4 12 L 6.6 12 M 9.4 12 L 13.4 12 M 6.4 19.2 L 6.6 19.2 M
      9.4 19.2 L 13.4 19.2
    internaldrive: o M 4 14 L 6.8 6.4 C 7.2 5.2 8 4.6 9.2 4.6 L 14.8 4.6 C 16 4.6 16.8 5.2
      17.2 6.4 L 22 15 L 22 16.8 C 22 18.8 21 19.6 19.2 19.6 L 4.8 19.6 C 3 19.6 2 18.8 2 16.8
      L 2 15 Z; k M 2.6 13.6 L 21.4 13.6 M 17.6 16.6 L 18.4 16.6
    externaldrive: o M 2 15 L 5.4 6.4 C 5.8 5.2 6.6 4.6 7.8 4.6 L 16.2 4.6 C 17.4 4.6 18.2 5.2
      18.6 6.4 L 22 15 L 22 16.8 C 22 18.8 21 19.6 19.2 19.6 L 4.8 19.6 C 3 19.6 2 18.8 2 16.8
      Z; k M 2.6 13.6 L 21.4 13.6 M 18.4 16.6 L 18.5 16.6
    externaldrive.connected.to.line.below: o R 3 3 18 10.4 2.4; k M 3.2 9.8 L 20.8 9.8; s M 12
      13.4 L 12 18 M 1.6 20 L 9.6 20 M 14.4 20 L 22.4 20; f O 12 20 2.2
    opticaldisc: s O 12 12 10.5 O 12 12 3.4 O 12 12 0.6
    opticaldiscdrive: o R 1.6 6 20.8 12 2.6; k M 5 11 L 19 11 M 17.6 14.6 L 18.4 14.6
    terminal: o R 1.4 3.6 21.2 16.8 3; k M 5.6 8.4 L 9.4 11.4 L 5.6 14.4 M 11 15 L 15 15
    apple.terminal = terminal
    wifi: s A 12 19 15 -134 -46 A 12 19 9.4 -134 -46; f O 12 19 2.4
    wifi.router: o R 2 13.4 20 7.4 2; k M 6 17 L 6.2 17 M 9.4 17 L 9.6 17; s M 17 13 L 17 8 A
      17 7.4 3 -140 -40 A 17 7.4 6.4 -140 -40
    antenna.radiowaves.left.and.right: f O 12 9.4 2.4; s M 12 11.4 L 12 22.4 A 12 9.4 5.4 -50
      50 A 12 9.4 5.4 130 230 A 12 9.4 9.6 -50 50 A 12 9.4 9.6 130 230
    dot.radiowaves.left.and.right: f O 12 12 2.2; s A 12 12 6 -48 48 A 12 12 6 132 228 A 12 12
      10.4 -48 48 A 12 12 10.4 132 228
    dot.radiowaves.right: f O 5 12 2.4; s A 5 12 7 -45 45 A 5 12 12 -45 45 A 5 12 17 -45 45
    dot.radiowaves.up.forward: f O 5 19 2.4; s A 5 19 7 -90 0 A 5 19 12 -90 0 A 5 19 17 -90 0
    wave.3.right: s A 3 12 5 -45 45 A 3 12 11 -45 45 A 3 12 17 -45 45
    iphone.radiowaves.left.and.right: o R 7.6 3.4 8.8 17.2 2.4; s M 4.6 8.4 C 3.2 10.6 3.2
      13.4 4.6 15.6 M 1.6 6 C -0.8 9.6 -0.8 14.4 1.6 18 M 19.4 8.4 C 20.8 10.6 20.8 13.4 19.4
      15.6 M 22.4 6 C 24.8 9.6 24.8 14.4 22.4 18
    applewatch.radiowaves.left.and.right = iphone.radiowaves.left.and.right
    iphone.gen3.radiowaves.left.and.right = iphone.radiowaves.left.and.right
    sensor: o O 12 12 3.6; s A 12 12 7 -55 55 A 12 12 7 125 235 A 12 12 10.6 -55 55 A 12 12
      10.6 125 235
    sensor.tag.radiowaves.forward: o O 8 12 4; s A 8 12 8 -50 50 A 8 12 12.4 -50 50
    point.3.connected.trianglepath.dotted: s O 12 5 2.6 O 4.6 18.6 2.6 O 19.4 18.6 2.6; d M
      10.4 8.2 L 6.4 15.6 M 13.6 8.2 L 17.6 15.6 M 8 18.6 L 16 18.6
    point.3.filled.connected.trianglepath.dotted: f O 12 5 3.4 O 4.6 18.6 3.4 O 19.4 18.6 3.4;
      d M 10.4 8.2 L 6.4 15.6 M 13.6 8.2 L 17.6 15.6 M 8 18.6 L 16 18.6
    app.connected.to.app.below.fill: f R 6.4 1 11.2 8.6 2.4 R 2 17 7.6 6 1.8 R 14.4 17 7.6 6
      1.8; s M 12 9 L 12 13.4 M 5.8 17 L 5.8 13.4 L 18.2 13.4 L 18.2 17
    circle.hexagongrid: o O 12 12 2.8 O 12 4.6 2.8 O 12 19.4 2.8 O 5.4 8.4 2.8 O 18.6 8.4 2.8
      O 5.4 15.6 2.8 O 18.6 15.6 2.8
    power: s M 7 5.4 C 1.6 9 1.4 15.6 5.4 19.4 C 9 22.8 15 22.8 18.6 19.4 C 22.6 15.6 22.4 9
      17 5.4 M 12 1.6 L 12 11.4
    bolt: o M 13.6 1.6 C 14.2 1 14.8 1.4 14.6 2.2 L 12.4 9.4 L 19 9.4 C 19.8 9.4 20 10 19.6
      10.6 L 10.4 22.4 C 9.8 23 9.2 22.6 9.4 21.8 L 11.6 14.4 L 5 14.4 C 4.2 14.4 4 13.8 4.4
      13.2 Z
    gauge.with.needle: s A 12 13 10.5 140 400 M 12 13 L 16.4 8.4; f O 12 13 2
    gauge.with.dots.needle.67percent = gauge.with.needle
    speedometer: s O 12 12 10.5 M 12 13 L 16 8.6 M 6 12 L 6.4 12 M 12 5.6 L 12 6 M 17.6 12 L
      18 12 M 7.8 7.8 L 8 8; f O 12 13 2
    gauge = gauge.with.needle
    dial.min: s O 12 12.6 6.4 M 12 12.6 L 8.4 16.2 M 12 2.4 L 12 2.5 M 4.6 5.4 L 4.7 5.5 M
      19.4 5.4 L 19.3 5.5 M 1.8 12.6 L 1.9 12.6 M 22.2 12.6 L 22.1 12.6 M 4.6 19.8 L 4.7 19.7
      M 19.4 19.8 L 19.3 19.7
    dial.max: s O 12 12.6 6.4 M 12 12.6 L 15.6 16.2 M 12 2.4 L 12 2.5 M 4.6 5.4 L 4.7 5.5 M
      19.4 5.4 L 19.3 5.5 M 1.8 12.6 L 1.9 12.6 M 22.2 12.6 L 22.1 12.6 M 4.6 19.8 L 4.7 19.7
      M 19.4 19.8 L 19.3 19.7
    cursorarrow: o M 5 2 L 19.4 14 L 12.6 14.4 L 16.4 21.4 L 13.6 22.6 L 10.2 15.6 L 5 20 Z
    cursorarrow.rays: o M 9 9 L 21.4 14 L 16 16 L 14 21.4 Z; s M 8 1.6 L 8.4 4.4 M 1.6 8 L 4.4
      8.4 M 3.6 3.6 L 5.4 5.4 M 13 3.4 L 12 5.6 M 3.4 13 L 5.6 12
    delete.left: o M 8.4 4.6 L 19.4 4.6 C 21.4 4.6 22.4 5.6 22.4 7.6 L 22.4 16.4 C 22.4 18.4
      21.4 19.4 19.4 19.4 L 8.4 19.4 C 7.4 19.4 6.8 19.2 6.2 18.6 L 1.4 12.8 C 1 12.2 1 11.8
      1.4 11.2 L 6.2 5.4 C 6.8 4.8 7.4 4.6 8.4 4.6 Z; k M 10.8 8.6 L 17.4 15.4 M 17.4 8.6 L
      10.8 15.4
    battery.75percent = battery.75
    battery.50percent = battery.50
    battery.25percent = battery.25
    battery.0percent = battery.0
    gauge.with.dots.needle.33percent: s A 12 13 10.5 140 400 M 12 13 L 7.6 8.4; f O 12 13 2
    gauge.with.dots.needle.50percent: s A 12 13 10.5 140 400 M 12 13 L 12 6.4; f O 12 13 2
    gauge.with.dots.needle.bottom.50percent: s A 12 13 10.5 140 400 M 12 13 L 12 6.4; f O 12
      13 2
    macbook.gen1 = macbook
    macbook.gen2 = macbook
    iphone.gen1 = iphone
    iphone.gen2 = iphone
    iphone.gen3 = iphone
    ipad.gen1 = ipad
    ipad.gen2 = ipad
    ipad.landscape: o R 1.6 3.6 20.8 16.8 2.6; k M 4.4 10 L 4.4 14
    pc: o R 2.4 3 13 10 1.6 R 17.4 3 4.6 18 1.2; s M 9 13 L 9 17 M 5 17.4 L 13 17.4
    shift: o M 12 2.4 L 21.6 12.4 L 16.6 12.4 L 16.6 20.6 L 7.4 20.6 L 7.4 12.4 L 2.4 12.4 Z
    capslock: o M 12 1.4 L 21.6 10.4 L 16.6 10.4 L 16.6 15.6 L 7.4 15.6 L 7.4 10.4 L 2.4 10.4
      Z R 7.4 18.8 9.2 3.4 0.6
    control: s M 4 14 L 12 6 L 20 14
    music.quarternote.3: s M 6 18 L 6 5.4 L 20 2.4 L 20 15.4 M 13 16.8 L 13 4; f E 3.8 18.8
      2.6 2.1 E 10.8 17.4 2.6 2.1 E 17.8 16 2.6 2.1
    scanner: o M 3 13.4 L 21 13.4 C 21.8 13.4 22.2 14 22.2 14.8 L 22.2 18.6 C 22.2 19.4 21.8
      20 21 20 L 3 20 C 2.2 20 1.8 19.4 1.8 18.6 L 1.8 14.8 C 1.8 14 2.2 13.4 3 13.4 Z; s M 3
      13 L 20.4 5; k M 5 16.6 L 8 16.6
    """
}
