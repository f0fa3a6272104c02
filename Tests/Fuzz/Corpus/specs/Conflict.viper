module A {
<<<<<<< HEAD
    view { func show(_ a: [String]) }
=======
    view { func show(_ a: [Int: String]?) }
>>>>>>> other
    presenter { func viewDidLoad() { view?.show([]) } }
}
