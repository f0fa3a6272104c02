/// Tells kinds of records apart by their fields, and by those of all records that can be reached from there: what a template was
/// checked against is told in a number.
struct Fingerprint {
    /// Sixty bits.
    private(set) var number = 0xCBF_29CE_4842_2325
    /// The types in the order in which they are first named.
    private var types: [RecordType]

    init(of root: RecordType) {
        types = [root]
        var next = 0
        while next < types.count {
            let type = types[next]
            add(type.name)
            for field in type.fields {
                add(field.name)
                add(field.type)
            }
            next += 1
        }
    }

    private mutating func add(_ type: ValueType) {
        switch type {
        case .string: add(1)
        case .int: add(2)
        case .bool: add(3)
        case .list(let element):
            add(4)
            add(element)
        case .optional(let wrapped):
            add(5)
            add(wrapped)
        case .record(let record):
            add(6)
            if let known = types.firstIndex(of: record) {
                add(known)
            } else {
                add(types.count)
                types.append(record)
            }
        }
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { add(Int(byte)) }
        add(0)
    }

    /// A step of the hash that is called FNV-1a.
    private mutating func add(_ number: Int) {
        self.number = ((self.number ^ number) &* 0x100_0000_01B3) & (1 << 60 - 1)
    }
}
