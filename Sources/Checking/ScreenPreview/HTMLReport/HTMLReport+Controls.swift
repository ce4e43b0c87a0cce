import DynamicType
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The bar that stays in view: the text size, and what the screens are shown in.
  var controls: String {
    let largest = max(0, categories.count - 1)
    return """
      <section class="controls" aria-label="What is shown">
      <div class="slider">
      <label for="size">Text size</label>
      <span class="small" aria-hidden="true">A</span>
      <div class="range">
      <input type="range" id="size" min="0" max="\(largest)" step="1" value="\(start)" \
      aria-describedby="sizename">
      <ol class="ticks" aria-hidden="true">\(ticks)</ol>
      </div>
      <span class="large" aria-hidden="true">A</span>
      <output id="sizename" for="size" aria-live="polite"></output>
      </div>
      <button type="button" class="more" id="more" aria-expanded="false" aria-controls="choices">\
      View</button>
      <div class="choices" id="choices">
      \(choice("device", "Device", settings.map(\.deviceName).unique))
      \(choice("language", "Language", settings.map { $0.language ?? "" }.unique, unnamed: "Base"))
      \(choice("style", "Appearance", settings.map { $0.style == .dark ? "dark" : "light" }.unique))
      \(modeChoice)
      <label class="check"><input type="checkbox" id="boxes" checked> Boxes</label>
      </div>
      </section>
      """
  }

  /// The size that is shown first: the one at which Larger Text is tested, or the largest.
  private var start: Int {
    categories.firstIndex(of: LargerTextVerdict.testCategory) ?? max(0, categories.count - 1)
  }

  private var ticks: String {
    categories.map { category in
      "<li\(category == .large ? " class=\"default\"" : "")>\(category.shortName)</li>"
    }.joined()
  }

  private func choice(
    _ id: String,
    _ label: String,
    _ values: [String],
    unnamed: String = ""
  ) -> String {
    let options = values.map { value in
      let name = value.isEmpty ? unnamed : PseudoLanguage.titled(value)
      return "<option value=\"\(Markup.escaped(value))\">\(Markup.escaped(name))</option>"
    }
    let hidden = values.count < 2 ? " hidden" : ""
    return """
      <label class="choice"\(hidden)><span>\(label)</span>\
      <select id="\(id)">\(options.joined())</select></label>
      """
  }

  private var modeChoice: String {
    let isChanged = pictures.contains { !$0.changed.isEmpty }
    let isAlone = pictures.contains { !$0.alone.isEmpty }
    let changed = "<option value=\"changed\">after a change of the size</option>"
    let alone = "<option value=\"alone\">the documents alone, without code</option>"
    return """
      <label class="choice"\(isChanged || isAlone ? "" : " hidden")><span>Shown</span>\
      <select id="mode"><option value="launched">as launched at the size</option>\
      \(isChanged ? changed : "")\(isAlone ? alone : "")</select></label>
      """
  }
}

extension SweepSetting {
  /// The device with how it is held.
  var deviceName: String {
    orientation == .landscape ? "\(device.name), landscape" : device.name
  }
}

extension PseudoLanguage {
  /// The tag of a language, with what it is where nobody speaks it; any other value as it is.
  static func titled(_ tag: String) -> String {
    Self(tag: tag).map { "\(tag) (\($0.name))" } ?? tag
  }
}
