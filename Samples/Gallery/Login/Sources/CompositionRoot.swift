/// Creates the dependencies of all modules.
struct CompositionRoot: AppDependencies {
    /// Shared by both modules, as in the article.
    let dataManager: any DataDownloader

    init(dataManager: any DataDownloader = DataManager()) {
        self.dataManager = dataManager
    }
}
