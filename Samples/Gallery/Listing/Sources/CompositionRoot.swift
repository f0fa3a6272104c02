/// The one place that knows what is behind the services.
struct CompositionRoot: AppDependencies {
    let network: any Network
}
