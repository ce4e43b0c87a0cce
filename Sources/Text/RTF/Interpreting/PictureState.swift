import RichText

/// A picture that is being read.
struct PictureState {
  var format = AttachedFile.Format.other
  /// In pixels, or in hundredths of a millimeter for metafiles.
  var width: Int32 = 0
  var height: Int32 = 0
  /// In twips.
  var goalWidth: Int32 = 0
  var goalHeight: Int32 = 0
  /// In percent.
  var scaleX: Int32 = 100
  var scaleY: Int32 = 100
  var bytes: [UInt8] = []
  private var high: UInt8?
  private(set) var isDamaged = false
  private(set) var isTooLong = false

  mutating func appendHexadecimal(_ digits: UnsafeBufferPointer<UInt8>, limit: Int) {
    for digit in digits {
      guard let value = LexerState.hexadecimalValue(digit) else {
        if digit > 0x20 { isDamaged = true }
        continue
      }
      guard let high else {
        high = value
        continue
      }
      guard bytes.count < limit else {
        isTooLong = true
        return
      }
      bytes.append(high << 4 | value)
      self.high = nil
    }
  }

  mutating func append(_ data: UnsafeBufferPointer<UInt8>, limit: Int) {
    let room = max(0, limit - bytes.count)
    if data.count > room { isTooLong = true }
    bytes.append(contentsOf: data.prefix(room))
  }

  /// The size in points, to the twip.
  var size: (width: Double, height: Double) {
    let isMetafile = [.windowsMetafile, .enhancedMetafile].contains(format)
    func length(_ goal: Int32, _ natural: Int32, _ scale: Int32) -> Double {
      let base = goal > 0 ? Double(goal) / 20 : Double(natural) * (isMetafile ? 72 / 2540 : 1)
      return max(0, (base * Double(scale <= 0 ? 100 : scale) / 5).rounded() / 20)
    }
    return (length(goalWidth, width, scaleX), length(goalHeight, height, scaleY))
  }
}

extension Interpreter {
  /// Takes binary data.
  mutating func binary(_ data: UnsafeBufferPointer<UInt8>) {
    guard group.destination == .picture else { return }
    picture.append(data, limit: options.limits.binaryLength)
  }

  /// Adds a picture to the text where its group is closed.
  mutating func finishPicture(in outer: Destination) {
    if picture.isTooLong { report(.limitReached("binaryLength")) }
    if picture.isDamaged || picture.bytes.isEmpty { report(.damagedPicture) }
    let file = AttachedFile(format: picture.format, bytes: picture.bytes)
    let size = picture.size
    picture = PictureState()
    guard outer == .body || outer == .alternative, !file.bytes.isEmpty, !hasEnded else { return }
    add(TextAttachment(width: size.width, height: size.height, file: file))
    appendAttachment()
  }

  /// Remembers a file of a package, for the character that stands for it.
  mutating func finishAttachment(in outer: Destination) {
    var name = String(decoding: collected, as: UTF8.self)
    while name.last == " " { name.removeLast() }
    let size = (width: Double(picture.goalWidth) / 20, height: Double(picture.goalHeight) / 20)
    picture = PictureState()
    guard outer == .body, !hasEnded else { return }
    add(
      TextAttachment(
        width: max(0, size.width),
        height: max(0, size.height),
        identifier: name,
        file: AttachedFile(name: name)
      )
    )
  }

  private mutating func add(_ attachment: TextAttachment) {
    attachments.append(attachment)
    pendingAttachment = Int32(attachments.count - 1)
    updateInterruption()
  }
}
