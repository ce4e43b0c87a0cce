import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots

/// The canvas or device on which documents are laid out.
enum LayoutTarget {
  /// The canvas of each document.
  case canvas(ContentSizeCategory)
  /// A device.
  case device(ScreenEnvironment, SystemGeneration)

  /// Lays the screens of a document out.
  func layout(
    of document: InterfaceDocument,
    in project: LayoutProject
  ) throws(ScreenLoadingError) -> LaidOutDocument {
    switch self {
    case .canvas(let category): canvas(document, project, category)
    case .device(let environment, let generation):
      try screens(document, project, environment, generation)
    }
  }

  private func canvas(
    _ document: InterfaceDocument,
    _ project: LayoutProject,
    _ category: ContentSizeCategory
  ) -> LaidOutDocument {
    let loader = CanvasLoader(
      document,
      resources: project.resources,
      customClasses: project.options.customClasses,
      fonts: project.options.fonts
    )
    var result = LaidOutDocument(file: document.file, generation: loader.systemGeneration)
    project.performWithFonts {
      result.screens = loader.load(category: category).map { item in
        LaidOutScreen(id: item.id, name: item.id, snapshot: item.view.layoutSnapshot())
      }
    }
    result.findings = document.findings + loader.findings + result.layoutFindings
    return result
  }

  private func screens(
    _ document: InterfaceDocument,
    _ project: LayoutProject,
    _ environment: ScreenEnvironment,
    _ generation: SystemGeneration
  ) throws(ScreenLoadingError) -> LaidOutDocument {
    var result = LaidOutDocument(file: document.file, generation: generation)
    result.findings = document.findings
    var options = project.options
    options.generation = generation
    let loader = ScreenLoader(document, resources: project.resources, options: options)
    for reference in loader.screens {
      let screen = try loader.load(reference, in: environment)
      result.screens.append(
        LaidOutScreen(id: reference.id, name: reference.name, snapshot: screen.snapshot())
      )
      for finding in screen.findings where !result.findings.contains(finding) {
        result.findings.append(finding)
      }
    }
    result.findings += result.layoutFindings
    return result
  }
}

/// A document whose screens were laid out.
struct LaidOutDocument {
  var file: String
  /// The iOS version of the drawn screens.
  var generation: SystemGeneration
  var screens: [LaidOutScreen] = []
  var findings: [Finding] = []

  /// The findings about the layout.
  var layoutFindings: [Finding] {
    screens.flatMap { screen in
      screen.snapshot.issues.map { issue in
        Finding(
          rule: issue.kind.rule,
          message: issue.message,
          location: SourceLocation(file: file, objectID: issue.objectID)
        )
      }
    }
  }
}

/// A laid-out screen.
struct LaidOutScreen {
  var id: String
  var name: String
  var snapshot: LayoutSnapshot

  /// The objects that the document names, in the order of the tree.
  var objects: [SnapshotElement] {
    var objects: [SnapshotElement] = []
    snapshot.forEach { visit in
      if visit.element.identity.objectID != nil { objects.append(visit.element) }
    }
    return objects
  }
}
