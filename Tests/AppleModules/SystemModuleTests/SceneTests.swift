import ARKit
import CarPlay
import MetalKit
import SceneKit
import Snapshots
import SpriteKit
import Testing
import UIKit

/// A scene that says when a view shows it, as games write one.
private final class GameScene: SKScene {
  var heard: [String] = []
  override func didMove(to view: SKView) { heard.append("shown") }
  override func willMove(from view: SKView) { heard.append("left") }
}

@Suite("Scenes that are not drawn")
struct SceneTests {
  private func reasons(of view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    var reasons: [String] = []
    view.layoutSnapshot().forEach { visit in
      for case .image(let image) in visit.element.drawings {
        reasons.append(image.missingReason ?? "")
      }
    }
    return reasons
  }

  @Test("A view of a scene is a marked box with the reason, below what the app lays over it")
  func boxes() throws {
    #expect(reasons(of: SKView()) == ["sprites are not drawn"])
    #expect(reasons(of: SCNView()) == ["scenes in space are not drawn"])
    #expect(reasons(of: ARSCNView()) == ["scenes in space are not drawn"])
    #expect(reasons(of: MTKView()) == ["the device has no graphics processor"])
    let (view, label) = (SKView(), UILabel())
    view.addSubview(label)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(view.subviews.last === label)
    #expect(view.subviews.first?.frame == view.bounds)
  }

  @Test("A scene hears that it is shown and left")
  func presenting() {
    let (view, scene) = (SKView(), GameScene(size: CGSize(width: 10, height: 20)))
    view.presentScene(scene)
    #expect(scene.view === view)
    view.presentScene(nil)
    #expect(scene.heard == ["shown", "left"])
    #expect(scene.view == nil)
  }

  @Test("Nodes are found by name below other nodes")
  func nodes() {
    let (scene, group, ball) = (SKScene(size: .zero), SKNode(), SKShapeNode(circleOfRadius: 5))
    ball.name = "ball"
    scene.addChild(group)
    group.addChild(ball)
    #expect(scene.childNode(withName: "ball") == nil)
    #expect(scene.childNode(withName: "//ball") === ball)
    #expect(ball.scene === scene)
    #expect(ball.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    group.removeFromParent()
    #expect(ball.scene == nil)
    let (root, box) = (SCNScene().rootNode, SCNNode(geometry: SCNBox()))
    box.name = "box"
    root.addChildNode(box)
    #expect(root.childNode(withName: "box", recursively: false) === box)
    box.removeFromParentNode()
    #expect(root.childNodes.isEmpty)
  }

  @Test("An action lasts as long as its parts")
  func durations() {
    let (wait, turn) = (SKAction.wait(forDuration: 2), SKAction.rotate(byAngle: 1, duration: 3))
    #expect(SKAction.sequence([wait, turn]).duration == 5)
    #expect(SKAction.group([wait, turn]).duration == 3)
    #expect(SCNAction.repeat(.wait(duration: 2), count: 3).duration == 6)
  }

  @Test("There is no graphics processor and no camera")
  func hardware() {
    #expect(MTLCreateSystemDefaultDevice() == nil)
    #expect(!ARWorldTrackingConfiguration.isSupported)
  }

  @Test("The screens in a car lie above each other")
  func car() {
    let (car, list) = (CPInterfaceController(), CPListTemplate(title: "All", sections: []))
    car.setRootTemplate(CPTabBarTemplate(templates: [list]), animated: false)
    car.pushTemplate(list, animated: false)
    #expect(car.topTemplate === list)
    car.popTemplate(animated: false)
    #expect(car.rootTemplate is CPTabBarTemplate)
    list.updateSections([CPListSection(items: [CPListItem(text: "Sea", detailText: nil)])])
    #expect(list.itemCount == 1)
  }
}
