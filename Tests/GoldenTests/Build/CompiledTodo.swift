import Testing

/// What else is compiled of the golden Todo. Beside `CompiledGoldens`, for a package of one project uses a core and no more for
/// much of its time; and one at a time, for both together use the memory of many compilers.
@Suite("Compiled Todo", .serialized)
struct CompiledTodo {}
