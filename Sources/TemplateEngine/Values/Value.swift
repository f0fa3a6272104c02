/// A value that templates print, test and walk through.
package enum Value: Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case list([Value])
    case record(Record)
    /// Absent; only where the type is optional.
    case none
}

/// A record's values, in the order of its type's fields. Names are looked up once, when a template is checked.
package struct Record: Sendable {
    /// One reference, so that handing a record on costs little.
    private let storage: Storage

    private final class Storage: Sendable {
        let type: RecordType
        let slots: [Value]

        init(type: RecordType, slots: [Value]) {
            self.type = type
            self.slots = slots
        }
    }

    package init(type: RecordType, slots: [Value]) {
        self.storage = Storage(type: type, slots: slots)
    }

    /// What the slots are called.
    package var type: RecordType { storage.type }

    /// The values, one for each field.
    package var slots: [Value] { storage.slots }

    /// The value of a field, by name: for tests and printers, rendering goes by slot.
    package subscript(name: String) -> Value? {
        guard let slot = type.slot(of: name), slots.indices.contains(slot) else { return nil }
        return slots[slot]
    }
}
