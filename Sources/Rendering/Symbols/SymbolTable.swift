/// The drawings of our own that stand for the most frequent of Apple's symbols.
///
/// They were drawn for this project on a grid of 24 by 24; none is traced. The names are those by
/// which programs ask for symbols.
enum SymbolTable {
  static let spellings = frequent.merging(others) { first, _ in first }

  private static let frequent: [String: String] = [
    // Marks
    "plus": "s M 12 4 L 12 20 M 4 12 L 20 12",
    "minus": "s M 4 12 L 20 12",
    "xmark": "s M 5 5 L 19 19 M 19 5 L 5 19",
    "multiply": "s M 5 5 L 19 19 M 19 5 L 5 19",
    "checkmark": "s M 4 13 L 9.5 19 L 20 5",
    "ellipsis": "f O 4 12 2 O 12 12 2 O 20 12 2",
    "info": "f O 12 4.5 1.7; s M 9.5 10 L 12.5 10 L 12.5 20 M 9 20 L 16 20",
    "questionmark": "s M 7.5 8 C 7.5 1.5 16.5 2.5 16.5 8 C 16.5 11.5 12 11 12 15.5; f O 12 20 1.6",
    "exclamationmark": "s M 12 3 L 12 15; f O 12 20 1.7",
    "exclamationmark.triangle":
      "o M 12 3 L 22 20.5 L 2 20.5 Z; k M 12 9 L 12 14.5 M 12 17.4 L 12 17.6",
    "number": "s M 9 4 L 7 20 M 17 4 L 15 20 M 4 9 L 20 9 M 4 15 L 20 15",

    // Chevrons and arrows
    "chevron.right": "s M 8 4 L 16 12 L 8 20",
    "chevron.forward": "s M 8 4 L 16 12 L 8 20",
    "chevron.left": "s M 16 4 L 8 12 L 16 20",
    "chevron.backward": "s M 16 4 L 8 12 L 16 20",
    "chevron.up": "s M 4 16 L 12 8 L 20 16",
    "chevron.down": "s M 4 8 L 12 16 L 20 8",
    "chevron.up.chevron.down": "s M 6 9 L 12 3 L 18 9 M 6 15 L 12 21 L 18 15",
    "arrow.right": "s M 3 12 L 21 12 M 14 5 L 21 12 L 14 19",
    "arrow.forward": "s M 3 12 L 21 12 M 14 5 L 21 12 L 14 19",
    "arrow.left": "s M 21 12 L 3 12 M 10 5 L 3 12 L 10 19",
    "arrow.backward": "s M 21 12 L 3 12 M 10 5 L 3 12 L 10 19",
    "arrow.up": "s M 12 21 L 12 3 M 5 10 L 12 3 L 19 10",
    "arrow.down": "s M 12 3 L 12 21 M 5 14 L 12 21 L 19 14",
    "arrow.up.right": "s M 5 19 L 19 5 M 8 5 L 19 5 L 19 16",
    "arrow.clockwise": "s A 12 13 8 -60 220; f M 12 2 L 19 5.8 L 12 9.6 Z",
    "arrow.counterclockwise": "s A 12 13 8 240 -40; f M 12 2 L 5 5.8 L 12 9.6 Z",
    "arrow.triangle.2.circlepath":
      "s A 12 12 8 200 330 A 12 12 8 20 150; f M 22 5 L 21 12 L 15.5 8.5 Z M 2 19 L 3 12 L 8.5 15.5 Z",
    "arrow.up.arrow.down":
      "s M 7 20 L 7 4 M 3 8 L 7 4 L 11 8 M 17 4 L 17 20 M 13 16 L 17 20 L 21 16",
    "arrow.uturn.left": "s M 9 4 L 4 9 L 9 14 M 4 9 L 14 9 C 22 9 22 20 14 20 L 9 20",

    // Plain shapes
    "circle": "o O 12 12 9.5",
    "square": "o R 3 3 18 18 4",
    "rectangle": "o R 2 5 20 14 3",
    "triangle": "o M 12 3 L 22 20.5 L 2 20.5 Z",
    "capsule": "o R 2 7 20 10 5",

    // Objects
    "gear": "o O 12 12 7.5; s M 12 1.5 L 12 4.5 M 12 19.5 L 12 22.5 M 1.5 12 L 4.5 12 M 19.5 12"
      + " L 22.5 12 M 4.6 4.6 L 6.7 6.7 M 17.3 17.3 L 19.4 19.4 M 19.4 4.6 L 17.3 6.7"
      + " M 6.7 17.3 L 4.6 19.4; k O 12 12 3",
    "slider.horizontal.3": "s M 2 6 L 22 6 M 2 12 L 22 12 M 2 18 L 22 18; f O 8 6 2.6 O 16 12 2.6"
      + " O 8 18 2.6",
    "person": "o O 12 7 4.5 M 3.5 21 C 3.5 11.5 20.5 11.5 20.5 21 Z",
    "person.2": "o O 8.5 8 4 M 1.5 20 C 1.5 11.5 15.5 11.5 15.5 20 Z O 17.5 8.5 3"
      + " M 17.5 20 L 22.5 20 C 22.5 15 20 13.2 16.5 13.6",
    "person.crop.circle": "o O 12 12 10; k O 12 9.5 3.4 M 5.5 19 C 7 13.4 17 13.4 18.5 19",
    "person.circle": "o O 12 12 10; k O 12 9.5 3.4 M 5.5 19 C 7 13.4 17 13.4 18.5 19",
    "house": "o M 12 2.8 L 22.5 12 L 19.5 12 L 19.5 20.5 L 4.5 20.5 L 4.5 12 L 1.5 12 Z;"
      + " k M 10 20 L 10 14.5 L 14 14.5 L 14 20",
    "magnifyingglass": "s O 10 10 6.8 M 15 15 L 21.5 21.5",
    "trash": "o M 5 6 L 6.2 21.5 L 17.8 21.5 L 19 6 Z; s M 2.5 6 L 21.5 6 M 8.5 5.5 L 9 2.5"
      + " L 15 2.5 L 15.5 5.5; k M 9.4 10 L 9.8 18 M 14.6 10 L 14.2 18",
    "square.and.arrow.up": "o M 8 8 L 4.5 8 L 4.5 22 L 19.5 22 L 19.5 8 L 16 8;"
      + " s M 12 15 L 12 2 M 8 6 L 12 2 L 16 6",
    "square.and.arrow.down": "o M 8 8 L 4.5 8 L 4.5 22 L 19.5 22 L 19.5 8 L 16 8;"
      + " s M 12 2 L 12 15 M 8 11 L 12 15 L 16 11",
    "square.and.pencil": "o M 13 4 L 3.5 4 L 3.5 20.5 L 20 20.5 L 20 11; s M 9.5 14.5 L 21.5 2.5",
    "heart": "o M 12 21 C -4 11 3 2.5 8 3.5 C 10.2 3.9 11.5 5.3 12 6.8 C 12.5 5.3 13.8 3.9 16 3.5"
      + " C 21 2.5 28 11 12 21 Z",
    "star": "o M 12 2 L 15 9 L 22.5 9.6 L 16.8 14.5 L 18.6 21.8 L 12 17.9 L 5.4 21.8 L 7.2 14.5"
      + " L 1.5 9.6 L 9 9 Z",
    "bell":
      "o M 3 18 C 7 15 4 4 12 4 C 20 4 17 15 21 18 Z; s M 9.5 21.5 L 14.5 21.5 M 12 2.5 L 12 4",
    "envelope": "o R 2 4.5 20 15 3; k M 3 6.5 L 12 13.5 L 21 6.5",
    "phone": "o M 7 3 L 3.5 5.5 C 3.5 14 10 20.5 18.5 20.5 L 21 17 L 16.5 13.5 L 13.8 15.8"
      + " C 11.5 14.8 9.2 12.5 8.2 10.2 L 10.5 7.5 Z",
    "camera": "o M 2 7 L 7 7 L 8.5 4.5 L 15.5 4.5 L 17 7 L 22 7 L 22 20 L 2 20 Z; k O 12 13.2 4",
    "video": "o R 1.5 6 14 12 3 M 16.5 11 L 22.5 7 L 22.5 17 L 16.5 13 Z",
    "photo": "o R 2 4 20 16 3; k O 7.5 9 1.6 M 3 17.5 L 9 12.5 L 13 16 L 17 11.5 L 21.5 16",
    "calendar": "s R 2.5 4 19 17 3 M 2.5 9.5 L 21.5 9.5; f R 6 12.5 3 2.2 0.5 R 10.5 12.5 3 2.2 0.5"
      + " R 15 12.5 3 2.2 0.5 R 6 16.5 3 2.2 0.5 R 10.5 16.5 3 2.2 0.5",
    "clock": "o O 12 12 9.5; k M 12 6 L 12 12 L 7.5 12",
    "timer": "s O 12 13 8.5 M 12 13 L 8.5 9 M 12 1.8 L 12 4.5 M 10 1.8 L 14 1.8",
    "alarm": "o O 12 13 8.5; s M 2.5 6 L 6 3 M 21.5 6 L 18 3; k M 12 8 L 12 13 L 15.5 15",
    "bookmark": "o M 6 2.5 L 18 2.5 L 18 21.5 L 12 16 L 6 21.5 Z",
    "folder": "o M 2 19.5 L 2 5 L 9 5 L 11 7.5 L 22 7.5 L 22 19.5 Z; k M 2.5 10.5 L 21.5 10.5",
    "doc": "o M 5 2 L 14 2 L 19.5 7.5 L 19.5 22 L 5 22 Z; k M 13.5 2.5 L 13.5 8 L 19 8",
    "doc.text": "o R 4 2 16 20 3; k M 7.5 8 L 16.5 8 M 7.5 12 L 16.5 12 M 7.5 16 L 13 16",
    "doc.on.doc": "o R 3 7 12 15 2.5; s M 9 3.5 L 21 3.5 L 21 17 L 18 17",
    "book": "o M 12 6 C 9 3.5 5 3.5 2 5 L 2 19.5 C 5 18 9 18 12 20.5 C 15 18 19 18 22 19.5 L 22 5"
      + " C 19 3.5 15 3.5 12 6 Z; k M 12 6 L 12 20",
    "list.bullet": "f O 3.5 5.5 1.7 O 3.5 12 1.7 O 3.5 18.5 1.7;"
      + " s M 8.5 5.5 L 22 5.5 M 8.5 12 L 22 12 M 8.5 18.5 L 22 18.5",
    "line.horizontal.3": "s M 2 6.5 L 22 6.5 M 2 12 L 22 12 M 2 17.5 L 22 17.5",
    "line.3.horizontal": "s M 2 6.5 L 22 6.5 M 2 12 L 22 12 M 2 17.5 L 22 17.5",
    "line.horizontal.3.decrease": "s M 3 7 L 21 7 M 6 12 L 18 12 M 9 17 L 15 17",
    "line.3.horizontal.decrease": "s M 3 7 L 21 7 M 6 12 L 18 12 M 9 17 L 15 17",
    "square.grid.2x2": "o R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5"
      + " R 13.5 13.5 7.5 7.5 1.5",
    "grid": "s M 8 3 L 8 21 M 16 3 L 16 21 M 3 8 L 21 8 M 3 16 L 21 16",
    "play": "o M 6 3.5 L 20.5 12 L 6 20.5 Z",
    "pause": "o R 6 4 4 16 1 R 14 4 4 16 1",
    "stop": "o R 5 5 14 14 2",
    "forward": "o M 2.5 5 L 12 12 L 2.5 19 Z M 12.5 5 L 22 12 L 12.5 19 Z",
    "backward": "o M 21.5 5 L 12 12 L 21.5 19 Z M 11.5 5 L 2 12 L 11.5 19 Z",
    "speaker": "o M 3 9 L 8 9 L 14 4 L 14 20 L 8 15 L 3 15 Z",
    "speaker.wave.2": "o M 2 9 L 6 9 L 11 4.5 L 11 19.5 L 6 15 L 2 15 Z;"
      + " s A 11 12 5 -45 45 A 11 12 9 -45 45",
    "music.note": "f O 8 18.5 3.2; s M 11 18.5 L 11 4 L 18 2.5 L 18 7 L 11 8.5",
    "lock": "o R 4.5 10.5 15 11.5 2.5; s M 8 10.5 L 8 7 C 8 1.2 16 1.2 16 7 L 16 10.5",
    "lock.open": "o R 4.5 10.5 15 11.5 2.5; s M 8 10.5 L 8 6 C 8 0.5 16 0.5 16 6",
    "key": "s O 8 8 5.5 M 12 12 L 21 21 M 17 17 L 20 14",
    "eye": "o M 1.5 12 C 7 3.5 17 3.5 22.5 12 C 17 20.5 7 20.5 1.5 12 Z; k O 12 12 3.3",
    "pencil": "o M 4 20 L 5 15 L 17 3 L 21 7 L 9 19 Z; k M 14.5 5.5 L 18.5 9.5",
    "scissors": "s O 6 18 3 O 18 18 3 M 8 16 L 17 3 M 16 16 L 7 3",
    "cart": "s M 1.5 4 L 5 4 L 8 16 L 19.5 16; o M 5.6 6.5 L 22 6.5 L 20 13 L 7.3 13 Z;"
      + " f O 9.5 20 1.8 O 18 20 1.8",
    "bag": "o M 4 7.5 L 20 7.5 L 21 22 L 3 22 Z; s M 8 10 L 8 6.5 C 8 1 16 1 16 6.5 L 16 10",
    "creditcard": "o R 2 5 20 14.5 3; k M 2.5 9.5 L 21.5 9.5 M 5.5 15 L 10 15",
    "gift":
      "o R 3 9 18 12.5 1.5; s M 2 9 L 22 9 M 12 9 C 4 8 6 1 12 8 C 18 1 20 8 12 9; k M 12 9 L 12 21",
    "map": "o M 2 6 L 8.5 3.5 L 15.5 6 L 22 3.5 L 22 18 L 15.5 20.5 L 8.5 18 L 2 20.5 Z;"
      + " k M 8.5 4 L 8.5 17.5 M 15.5 6.5 L 15.5 20",
    "mappin": "f O 12 6 4.2; s M 12 10 L 12 22",
    "location": "o M 21.5 2.5 L 2.5 11 L 11.5 12.5 L 13 21.5 Z",
    "globe": "s O 12 12 9.5 M 2.5 12 L 21.5 12 M 12 2.5 C 4.5 8 4.5 16 12 21.5"
      + " M 12 2.5 C 19.5 8 19.5 16 12 21.5",
    "safari": "o O 12 12 9.5; k M 17 7 L 13.5 13.5 L 7 17 L 10.5 10.5 Z",
    "wifi": "s A 12 19 14 -132 -48 A 12 19 8.8 -132 -48; f O 12 19 2.2",
    "antenna.radiowaves.left.and.right": "f O 12 10 2; s M 12 12 L 12 21 A 12 10 5 -40 40"
      + " A 12 10 5 140 220 A 12 10 9 -40 40 A 12 10 9 140 220",
    "mic":
      "o R 8 2 8 12.5 4; s M 4.5 11 C 4.5 20.5 19.5 20.5 19.5 11 M 12 18 L 12 22 M 8 22 L 16 22",
    "paperplane": "o M 22 2 L 2 10 L 9.5 14.5 L 14 22 Z; k M 22 2 L 9.5 14.5",
    "paperclip": "s M 19 10 L 10.5 18.5 C 5.5 23 -0.5 16 4.5 12 L 13.5 3.5 C 17 0.5 21 5 17.5 8.2"
      + " L 9.5 15.8",
    "tag": "o M 2.5 3 L 11 2.5 L 22 13.5 L 13.5 22 L 2.5 11.5 Z; k O 7 7 1.4",
    "flag": "o M 5 3.5 C 10 0.5 14 7 20 4 L 20 14 C 14 17 10 10.5 5 13.5 Z; s M 5 3 L 5 22",
    "link": "s M 10 14 C 7 11 7 9.5 9 7.5 L 13 3.5 C 17 0 24 6.5 20 10.5 L 17 13.5"
      + " M 14 10 C 17 13 17 14.5 15 16.5 L 11 20.5 C 7 24 0 17.5 4 13.5 L 7 10.5",
    "sun.max":
      "o O 12 12 4.8; s M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12"
      + " M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 19.4 4.6 L 17.7 6.3 M 6.3 17.7 L 4.6 19.4",
    "moon": "o M 10 2.5 C 0 6 0.5 20 12 21.5 C 16 22 19.5 19.5 21 16 C 12 18.5 5.5 11 10 2.5 Z",
    "cloud": "o M 6.5 19.5 C -0.5 19.5 0.5 10 6.5 10.5 C 8.5 2.5 19.5 4.5 18.3 11"
      + " C 24 11.5 23.5 19.5 18 19.5 Z",
    "bolt": "o M 14 1.5 L 4.5 13.5 L 11 13.5 L 9.5 22.5 L 19.5 10 L 13 10 Z",
    "flame":
      "o M 12 22 C 2 22 3 12 9.5 8 C 10 5 9.5 3.5 8.5 2 C 16 3.5 21 10 20 15.5 C 19.5 19.5 16 22 12 22 Z",
    "drop": "o M 12 2 C 15 7.5 19.5 11 19.5 15 C 19.5 24.5 4.5 24.5 4.5 15 C 4.5 11 9 7.5 12 2 Z",
    "leaf": "o M 21 3 C 6 2.5 0 10 5 18.5 C 15 22.5 21 15 21 3 Z; s M 2.5 21.5 C 6 15 10 11.5 15 9",
    "message": "o M 12 3 C 25 3 25 18 12 18 L 10 18 L 4.5 21.5 L 5.5 16.5 C -2 11 2.5 3 12 3 Z",
    "bubble.left": "o M 12 3 C 25 3 25 18 12 18 L 10 18 L 4.5 21.5 L 5.5 16.5 C -2 11 2.5 3 12 3 Z",
    "hand.thumbsup": "o R 2 10 4.5 11 1 M 7.5 11 L 11.5 2.5 C 15 2.5 15 5 14 9 L 20 9"
      + " C 22 10 22 12 21 14 L 19 20.5 L 7.5 20.5 Z",
    "power": "s A 12 13 8.5 -60 240 M 12 2 L 12 12",
    "textformat.size": "s M 1.5 19 L 8 4 L 14.5 19 M 4 13.5 L 12 13.5 M 15 19 L 18.8 10.5 L 22.5 19"
      + " M 16.3 16 L 21.3 16",
    "qrcode": "s R 3 3 6.5 6.5 0.5 R 14.5 3 6.5 6.5 0.5 R 3 14.5 6.5 6.5 0.5;"
      + " f R 14 14 3 3 0 R 18.5 18.5 3 3 0 R 18.5 14 3 3 0 R 14 18.5 3 3 0",
    "chart.bar": "o R 3 12 4.5 9 1 R 9.75 7 4.5 14 1 R 16.5 3 4.5 18 1",
    "briefcase": "o R 2 7 20 13.5 2.5; s M 8 7 L 8 4 L 16 4 L 16 7; k M 2.5 13 L 21.5 13",
    "tray": "o M 2 14 L 5.5 5 L 18.5 5 L 22 14 L 22 20 L 2 20 Z; k M 2 14 L 8 14 L 9.5 17 L 14.5 17"
      + " L 16 14 L 22 14",
    "archivebox": "o R 2 4 20 5 1.2 M 3.5 9 L 3.5 20 L 20.5 20 L 20.5 9 Z; k M 9 13 L 15 13",
  ]

  /// Other names of the same drawings.
  static let aliases: [String: String] = [
    "gearshape": "gear", "gearshape.2": "gear", "list.dash": "list.bullet",
    "text.bubble": "bubble.left",
    "bubble.right": "bubble.left", "person.3": "person.2", "trash.circle": "trash",
    "speaker.wave.1": "speaker.wave.2",
    "speaker.wave.3": "speaker.wave.2", "line.horizontal.2.decrease": "line.3.horizontal.decrease",
    "mappin.and.ellipse": "mappin", "book.closed": "book", "text.book.closed": "book",
    "calendar.circle": "calendar", "photo.on.rectangle": "photo", "mail": "envelope",
    "square.on.square": "doc.on.doc", "rectangle.on.rectangle": "doc.on.doc",
    "square.stack": "rectangle.stack", "clock.arrow.circlepath": "clock", "eyeglasses": "eye",
    "ipad": "iphone", "checkmark.seal": "rosette", "seal": "rosette", "play.tv": "tv",
    "pencil.tip": "pencil", "highlighter": "pencil", "sun.dust": "sun.max", "sparkle": "sparkles",
    "arrowshape.turn.up.left": "arrow.uturn.left", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.right": "arrow.uturn.forward", "desktopcomputer": "display",
    "chart.bar.xaxis": "chart.bar", "building": "building.2", "wand.and.rays": "wand.and.stars",
    "repeat.1": "repeat", "text.justify": "text.alignleft", "text.justifyleft": "text.alignleft",
    "slider.horizontal.below.rectangle": "slider.horizontal.3", "xmark.bin": "trash",
    "list.bullet.rectangle": "list.bullet", "hand.point.up": "hand.raised",
    "arrow.up.circlepath": "arrow.clockwise", "pin.circle": "pin",
    "arrow.2.circlepath":
      "arrow.triangle.2.circlepath", "location.north": "location", "sun.min": "sun.max",
    "newspaper": "doc.text", "note.text": "doc.text",
    "goforward":
      "arrow.clockwise", "gobackward": "arrow.counterclockwise", "cart.badge.plus": "cart",
    "person.crop.square": "person", "hand.thumbsdown": "hand.thumbsup", "memories": "clock",
    "house.circle": "house", "rectangle.portrait.and.arrow.right": "square.and.arrow.up",
  ]
}
