import Testing

@testable import Todo

struct ArgumentsTests {
    private func arguments(_ arguments: String...) -> Arguments {
        Arguments(arguments, environment: ["HOME": "/home/ann"])
    }

    @Test("location of the store")
    func store() {
        let place = StoreLocation.path(environment: ["HOME": "/home/ann"])
        #expect(arguments() == .run(store: place))
        #expect(arguments("--store", "a b.json") == .run(store: "a b.json"))
        #expect(arguments("--store=x") == .run(store: "x"))
    }

    @Test("help and misuse")
    func others() {
        #expect(arguments("--help") == .help)
        #expect(arguments("--store", "x", "-h") == .help)
        #expect(arguments("--store") == .misuse("--store needs a file"))
        #expect(arguments("--store=") == .misuse("'--store=' is not understood"))
        #expect(arguments("list") == .misuse("'list' is not understood"))
    }
}
