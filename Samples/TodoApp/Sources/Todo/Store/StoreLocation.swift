import Foundation

/// The default location of the stored to-dos.
enum StoreLocation {
    static func path(environment: [String: String], home: String? = nil) -> String {
        let home = home ?? environment["HOME"] ?? NSHomeDirectory()
        #if os(macOS)
        return home + "/Library/Application Support/todo/todos.json"
        #else
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return data + "/todo/todos.json"
        }
        return home + "/.local/share/todo/todos.json"
        #endif
    }
}
