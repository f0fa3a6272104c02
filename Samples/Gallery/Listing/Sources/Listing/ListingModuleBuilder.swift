/// Builds the screen, by the name that the article gives it. Its builder never set the interactor's output, so nothing was
/// ever shown; had it done so, presenter and interactor would have kept each other. Neither can happen here: the generated
/// module connects the parts, and holds the output weakly.
@MainActor
enum ListingModuleBuilder {
    static func build(_ dependencies: any AppDependencies) -> Screen? {
        ListingModule().build(dependencies)?.screen
    }
}
