import Foundation

/// The arguments of the command line.
enum Arguments: Equatable {
    case run(store: String)
    case help
    case misuse(String)

    static let usage = """
        A to-do list for every day.

        usage: todo [--store FILE]

          --store FILE   keeps the to-dos there instead of in the user's data directory
          --help         this

        Keys are told by ?. Where input or output is no terminal, commands are read line by line: help lists them.
        """

    init(_ arguments: [String], environment: [String: String]) {
        var store = StoreLocation.path(environment: environment)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--store":
                guard let file = rest.popFirst(), !file.isEmpty else {
                    self = .misuse("--store needs a file")
                    return
                }
                store = file
            case _ where argument.hasPrefix("--store=") && argument.count > 8:
                store = String(argument.dropFirst(8))
            default:
                self = .misuse("'\(argument)' is not understood")
                return
            }
        }
        self = .run(store: store)
    }
}
