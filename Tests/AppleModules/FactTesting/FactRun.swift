import CodeScreens
import DynamicType
import HeadlessUIKit
import ScreenAudit

/// Lays the screen of a fact out and compares it, as launched and after its steps.
@MainActor
struct FactRun {
  private let fact: Fact
  private let progress = FactProgress()
  private let notes = Notebook()

  init(_ fact: Fact) { self.fact = fact }

  /// The expectations that are not fulfilled, with what was found.
  func failures() throws -> [FactFailure] {
    try Notebook.$current.withValue(notes) {
      try CurrentFact.$progress.withValue(progress) {
        let stage = try stage()
        var failures = compare(stage, fact.before)
        for step in fact.steps {
          try take(step, on: stage)
          _ = stage.snapshot(findsAmbiguity: false)
        }
        failures += compare(stage, fact.expects)
        return failures
      }
    }
  }

  private func stage() throws -> WindowStage {
    let source = ViewSource(fact.preview(progress))
    let stage = try source.stage(
      for: source.screens[0],
      in: SweepSetting(device: device(), systemVersion: system()),
      at: category(fact.size)
    )
    guard let stage = stage as? WindowStage else { throw FactFailure("there is no window") }
    return stage
  }

  private func compare(_ stage: WindowStage, _ expectations: [String]) -> [FactFailure] {
    let snapshot = stage.snapshot(findsAmbiguity: false)
    stage.perform { progress.measure() }
    let screen = FactScreen(snapshot, notes: notes.pages)
    return expectations.compactMap { (expectation) -> FactFailure? in
      do throws(FactFailure) {
        try FactExpectation.check(expectation, on: screen)
        return nil
      } catch {
        return error
      }
    }
  }

  private func take(_ step: String, on stage: WindowStage) throws {
    if step == "step" {
      stage.perform { progress.advance() }
    } else if step == "landscape" {
      stage.turn(to: UIScreen(try device(), in: .landscape))
    } else if step.hasPrefix("size ") {
      stage.change(to: try category(String(step.dropFirst(5))))
    } else {
      throw FactFailure("\(step) is no step")
    }
  }

  private func device() throws -> Device {
    guard let device = Device.named(fact.device) else {
      throw FactFailure("there is no device \(fact.device)")
    }
    return device
  }

  private func system() throws -> SystemVersion? {
    guard !fact.system.isEmpty else { return nil }
    guard let version = SystemVersion(fact.system) else {
      throw FactFailure("there is no system \(fact.system)")
    }
    return version
  }

  private func category(_ name: String) throws -> ContentSizeCategory {
    guard let category = ContentSizeCategory(name) else {
      throw FactFailure("\(name) is no text size")
    }
    return category
  }
}
