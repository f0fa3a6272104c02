import Foundation
import Testing

/// One file is the whole tool: it needs nothing of the checkout that it was built in.
@Suite struct MovedBinaryTests {
    @Test func generatesAwayFromTheCheckout() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(at: folder["bin"], withIntermediateDirectories: true)
        // By a process of its own: one that this process starts meanwhile would hold the file open to write, and it could not run.
        #expect(try Tool.built.run(["bin/viper-gen"], by: #"cp "$@""#, in: folder.url).code == 0)
        let moved = Tool(url: folder["bin/viper-gen"])

        #expect(try moved.run(["new", "TodoList", "--path", "Demo"], in: folder.url).code == 0)
        #expect(try Tool.built.run(["new", "TodoList", "--path", "other/Demo"], in: folder.url).code == 0)
        let files = try folder.files(below: "Demo")
        #expect(try files == folder.files(below: "other/Demo"))
        #expect(files.keys.contains("Sources/Demo/TodoList/TodoList.generated.swift"))
        #expect(try moved.run(["templates", "list"], in: folder.url).output.contains("starter/Module.viper.stencil"))
    }
}
