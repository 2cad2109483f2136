import Combine
import NumberSelect
import NumberSelectFoundation
import NumberSelectUIKit
import UIKit

/// The cart as a table. Its view comes from `CartController.xib`, its cells from `LineCell.xib`.
final class CartController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var statusLabel: UILabel!

  private let shop: Shop
  private var serverChange: AnyCancellable?

  init(shop: Shop) {
    self.shop = shop
    super.init(nibName: "CartController", bundle: nil)
    title = "Cart"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The cart is made with its shop.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "LineCell", bundle: nil), forCellReuseIdentifier: "line")
    tableView.dataSource = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Server", primaryAction: UIAction { [weak self] _ in self?.askForServer() })
    serverChange = shop.$server.dropFirst().receive(on: DispatchQueue.main).sink { [weak self] _ in
      self?.tableView.reloadData()
    }
  }

  private func askForServer() {
    let alert = UIAlertController(
      title: "Number server", message: "Without an address the numbers live in the app.",
      preferredStyle: .alert)
    alert.addTextField { [server = shop.server] field in
      field.text = server?.absoluteString
      field.placeholder = "http://127.0.0.1:8080"
      field.keyboardType = .URL
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Use", style: .default) { [shop, weak alert] _ in
        shop.server = alert?.textFields?.first?.text.flatMap(URL.init)
      })
    present(alert, animated: true)
  }
}

extension CartController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shop.lines.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    let line = shop.lines[indexPath.row]
    if let cell = cell as? LineCell { cell.show(line, from: shop.source(of: line), delegate: self) }
    return cell
  }
}

extension CartController: NumberSelectViewDelegate {
  func numberSelectView(
    _ numberSelectView: NumberSelectView, didReport activity: NumberActivity
  ) {
    statusLabel.text =
      switch activity {
      case .idle: "Everything is saved."
      case .loading: "Loading…"
      case .saving, .savingSlowly: "Saving…"
      case .failed(let error) where error.isPassing:
        "The server cannot be reached. Nothing is lost."
      case .failed: "The server does not take it."
      }
  }
}
