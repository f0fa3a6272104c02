/// The one place that knows what is behind the services.
struct CompositionRoot: AppDependencies {
    let todoStore: any TodoStore = MemoryTodoStore()
}
