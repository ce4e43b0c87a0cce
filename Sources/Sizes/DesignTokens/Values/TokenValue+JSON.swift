public import JSONText

extension TokenValue {
  /// Writes the value as the Design Tokens Format Module 2025.10 has it, without references.
  ///
  /// Parts that could not be read are null. A value without a type of the format is written as it stands
  /// in the file.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .color(let value): value.write(to: &writer)
    case .dimension(let value): value.write(to: &writer)
    case .fontFamily(let names):
      writer.array { writer in
        for name in names { writer.string(name) }
      }
    case .fontWeight(let value), .number(let value): writer.number(value)
    case .duration(let value): value.write(to: &writer)
    case .cubicBezier(let value): value.write(to: &writer)
    case .strokeStyle(let value): value.write(to: &writer)
    case .border(let value):
      writer.object { writer in
        writer.part("color", value.color) { $0.write(to: &$1) }
        writer.part("width", value.width) { $0.write(to: &$1) }
        writer.part("style", value.style) { $0.write(to: &$1) }
      }
    case .transition(let value):
      writer.object { writer in
        writer.part("duration", value.duration) { $0.write(to: &$1) }
        writer.part("delay", value.delay) { $0.write(to: &$1) }
        writer.part("timingFunction", value.timingFunction) { $0.write(to: &$1) }
      }
    case .shadow(let shadows):
      writer.array { writer in
        for shadow in shadows { shadow.write(to: &writer) }
      }
    case .gradient(let stops):
      writer.array { writer in
        for stop in stops {
          writer.object { writer in
            writer.part("color", stop.color) { $0.write(to: &$1) }
            writer.part("position", stop.position) { $1.number($0) }
          }
        }
      }
    case .typography(let value): value.write(to: &writer)
    case .other(let node): writer.write(node)
    }
  }
}

extension JSONWriter {
  /// Writes a node; its depth is limited by the parser.
  fileprivate mutating func write(_ node: JSONNode) {
    switch node.content {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements):
      array { writer in
        for element in elements { writer.write(element) }
      }
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(member.key)
          writer.write(member.value)
        }
      }
    }
  }

  fileprivate mutating func part<Part>(
    _ key: String,
    _ part: Part?,
    _ write: (Part, inout JSONWriter) -> Void
  ) {
    self.key(key)
    if let part { write(part, &self) } else { null() }
  }

  fileprivate mutating func measure(_ value: Double, _ unit: String) {
    object { writer in
      writer.member("value", value)
      writer.member("unit", unit)
    }
  }
}

extension TokenDimension {
  fileprivate func write(to writer: inout JSONWriter) { writer.measure(value, unit.rawValue) }
}

extension TokenDuration {
  fileprivate func write(to writer: inout JSONWriter) { writer.measure(value, unit.rawValue) }
}

extension TokenCubicBezier {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for number in [x1, y1, x2, y2] { writer.number(number) }
    }
  }
}

extension TokenColor {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("colorSpace", space.rawValue)
      writer.array("components") { writer in
        for component in components {
          if let component { writer.number(component) } else { writer.string("none") }
        }
      }
      writer.member("alpha", alpha)
      writer.member("hex", hex)
    }
  }
}

extension TokenStrokeStyle {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .named(let name): writer.string(name)
    case .dashes(let lengths, let lineCap):
      writer.object { writer in
        writer.array("dashArray") { writer in
          for length in lengths { length.write(to: &writer) }
        }
        writer.member("lineCap", lineCap)
      }
    }
  }
}

extension TokenShadow {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.part("color", color) { $0.write(to: &$1) }
      for (key, length) in [
        ("offsetX", offsetX), ("offsetY", offsetY), ("blur", blur), ("spread", spread),
      ] { writer.part(key, length) { $0.write(to: &$1) } }
      writer.member("inset", inset)
    }
  }
}

extension TokenTypography {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.part("fontFamily", fontFamily) { names, writer in
        writer.array { writer in
          for name in names { writer.string(name) }
        }
      }
      writer.part("fontSize", fontSize) { $0.write(to: &$1) }
      writer.part("fontWeight", fontWeight) { $1.number($0) }
      writer.part("letterSpacing", letterSpacing) { $0.write(to: &$1) }
      writer.part("lineHeight", lineHeight) { height, writer in
        switch height {
        case .multiple(let value): writer.number(value)
        case .length(let length): length.write(to: &writer)
        }
      }
    }
  }
}
