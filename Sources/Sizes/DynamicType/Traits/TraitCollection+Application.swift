#if hasFeature(Embedded)

extension TraitCollection {
  /// The traits that fill the open ones of a collection; Embedded Swift has no task-local values.
  @usableFromInline
  static var application: TraitCollection { .fallback }
}

#else

extension TraitCollection {
  /// The application's traits, complete; they fill the open traits of a collection.
  @usableFromInline
  static var application: TraitCollection {
    fallback.merging(TraitEnvironment.application.traitCollection)
  }

  /// The traits of the code that runs now: those of ``performAsCurrent(_:)``, or the application's.
  public static var current: TraitCollection { ScreenContext.current.traits ?? application }

  /// Runs a closure in which this collection is ``current``, filled from the application's.
  ///
  /// The value belongs to the task: other tasks do not see it, child tasks inherit it.
  public func performAsCurrent<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let complete = Self.application.merging(self)
    let context = ScreenContext.with(\.traits, complete)
    let outcome = context.perform { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try operation())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

#endif
