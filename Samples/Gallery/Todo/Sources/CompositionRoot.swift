/// Creates the dependencies of all modules.
struct CompositionRoot: AppDependencies {
    let todoStore: any TodoStore = MemoryTodoStore()
}
