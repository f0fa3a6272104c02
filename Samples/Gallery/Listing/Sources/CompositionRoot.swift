/// Creates the dependencies of all modules.
struct CompositionRoot: AppDependencies {
    let network: any Network
}
