import Foundation

/// The file format of to-dos: JSON with one to-do per line, so that a diff of two files is easy to read.
enum StoredTodos {
    /// The version of the format. Increase it with each new field: older versions of the app would lose it.
    static let version = 1

    /// An error in the text of a file.
    enum Fault: Error {
        case isNewer
        case isUnreadable
    }

    static func encode(_ todos: [TodoItem]) -> [UInt8] {
        var text = "{\"version\":\(version),\"todos\":[\n"
        for (index, todo) in todos.enumerated() {
            text += index == 0 ? "{" : ",\n{"
            text += "\"id\":\"\(todo.id.uuidString)\",\"title\":"
            append(todo.title, to: &text)
            text += ",\"due\":\"\(todo.due.iso)\""
            if todo.isDone { text += ",\"done\":true" }
            if !todo.notes.isEmpty {
                text += ",\"notes\":"
                append(todo.notes, to: &text)
            }
            text += "}"
        }
        text += "\n]}\n"
        return Array(text.utf8)
    }

    static func decode(_ data: Data) throws(Fault) -> [TodoItem] {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else {
            throw .isUnreadable
        }
        guard file.version <= version else { throw .isNewer }
        return file.todos.map(\.item)
    }

    private static func append(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": text.unicodeScalars.append(contentsOf: ["\\", scalar])
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case ..<" ":
                text += "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
                text += String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private struct File: Decodable {
        let version: Int
        let todos: [Record]

        private enum Key: String, CodingKey {
            case version, todos
        }

        /// Does not read the to-dos of a file with a newer version, because their format may differ.
        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            version = try values.decode(Int.self, forKey: .version)
            todos =
                version <= StoredTodos.version
                ? try values.decode([Record].self, forKey: .todos) : []
        }
    }

    private struct Record: Decodable {
        let item: TodoItem

        private enum Key: String, CodingKey {
            case id, title, due, done, notes
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            guard let due = Day(iso: try values.decode(String.self, forKey: .due)) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .due, in: values, debugDescription: "no day")
            }
            item = TodoItem(
                id: try values.decode(UUID.self, forKey: .id),
                title: try values.decode(String.self, forKey: .title),
                notes: try values.decodeIfPresent(String.self, forKey: .notes) ?? "",
                due: due,
                isDone: try values.decodeIfPresent(Bool.self, forKey: .done) ?? false
            )
        }
    }
}
