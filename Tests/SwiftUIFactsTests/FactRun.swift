import CodeScreens
import DynamicType
import HeadlessUIKit
import ScreenAudit

/// Lays the view of a fact out and compares it, as launched and after each of its steps.
@MainActor
struct FactRun {
  private let fact: Fact
  private let signal = FactSignal()
  private let notes = Notebook()

  init(_ fact: Fact) { self.fact = fact }

  /// The expectations that are not fulfilled, with what was found.
  func failures() throws -> [FactFailure] {
    try Notebook.$current.withValue(notes) {
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

  private func stage() throws -> any SweepStage {
    guard let device = Device.named(fact.device) else {
      throw FactFailure("there is no device \(fact.device)")
    }
    let source = ViewSource(fact.preview(signal))
    let stage = try source.stage(
      for: source.screens[0],
      in: SweepSetting(device: device),
      at: category(fact.size)
    )
    if !fact.system.isEmpty {
      (stage as? WindowStage)?.window.traitOverrides.systemVersion =
        SystemVersion(fact.system) ?? .unspecified
    }
    return stage
  }

  private func compare(_ stage: any SweepStage, _ expectations: [String]) -> [FactFailure] {
    let snapshot = stage.snapshot(findsAmbiguity: false)
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

  private func take(_ step: String, on stage: any SweepStage) throws {
    if step == "step" {
      signal.step += 1
    } else if step.hasPrefix("size ") {
      stage.change(to: try category(String(step.dropFirst(5))))
    } else {
      throw FactFailure("\(step) is no step")
    }
  }

  private func category(_ name: String) throws -> ContentSizeCategory {
    guard let category = ContentSizeCategory(name) else {
      throw FactFailure("\(name) is no text size")
    }
    return category
  }
}
