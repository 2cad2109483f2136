import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeTabs()
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Both screens show the numbers of one shop.
  private func makeTabs() -> UITabBarController {
    let shop = Shop()
    let cart = UINavigationController(rootViewController: CartController(shop: shop))
    cart.tabBarItem = UITabBarItem(title: "UIKit", image: UIImage(systemName: "cart"), tag: 0)
    let field = UIHostingController(rootView: CartView(shop: shop))
    field.tabBarItem = UITabBarItem(title: "SwiftUI", image: UIImage(systemName: "swift"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [cart, field]
    return tabs
  }
}
