extension UIViewController {
}
