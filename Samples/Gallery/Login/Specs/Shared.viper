/// Who is logged in.
entity User: Equatable {
    let username: String
    let password: String
}

/// Fetches what both screens ask for, and hands it to the interactor that asked.
service DataDownloader: AnyObject {
    var listItemsInteractor: (any LoginInteractorProtocol)? { get set }
    var itemsDetailsInteractor: (any DetailsInteractorProtocol)? { get set }
    func downloadItem(name: String, password: String)
    func downloadItemsFor(name: String)
}
