/// The logged-in user.
entity User: Equatable {
    let username: String
    let password: String
}

/// Fetches the data of both screens, and passes it to the interactor that requested it.
service DataDownloader: AnyObject {
    var listItemsInteractor: (any LoginInteractorProtocol)? { get set }
    var itemsDetailsInteractor: (any DetailsInteractorProtocol)? { get set }
    func downloadItem(name: String, password: String)
    func downloadItemsFor(name: String)
}
