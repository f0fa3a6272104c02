protocol ProfileView: AnyObject {
    func show(_ name: String)
}
