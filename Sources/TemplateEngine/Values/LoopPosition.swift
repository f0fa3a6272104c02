/// The value of `forloop` in the body of a loop.
struct LoopPosition: TemplateRecord {
    let index: Int
    let count: Int

    static let schema = RecordSchema<Self>("forloop", doc: "The position in the loop.") {
        Field("first", "Whether this is the first element.") { $0.index == 0 }
        Field("last", "Whether this is the last element.") { $0.index == $0.count - 1 }
        Field("counter", "The position, counted from 1.") { $0.index + 1 }
        Field("counter0", "The position, counted from 0.") { $0.index }
        Field("length", "The number of elements.") { $0.count }
    }
}
