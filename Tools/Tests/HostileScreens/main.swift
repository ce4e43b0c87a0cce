import DynamicTypeCommand
import HeadlessUIKit

CodePreviews.register({
  HostileAct.allCases.map { act in
    CodePreview(act.rawValue, controller: { HostileController(act.rawValue) { act.perform() } })
  }
})

CommandLineProgram.main()
