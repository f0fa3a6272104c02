import Foundation
import Testing

/// One file is the whole tool: it needs nothing of the checkout that it was built in.
@Suite struct MovedBinaryTests {
    @Test func generatesAwayFromTheCheckout() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(at: folder["bin"], withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Tool.built.url, to: folder["bin/viper-gen"])
        let moved = Tool(url: folder["bin/viper-gen"])

        #expect(try moved.run(["new", "TodoList", "--path", "Demo"], in: folder.url).code == 0)
        #expect(try Tool.built.run(["new", "TodoList", "--path", "other/Demo"], in: folder.url).code == 0)
        let files = try folder.files(below: "Demo")
        #expect(try files == folder.files(below: "other/Demo"))
        #expect(files.keys.contains("Sources/Demo/TodoList/TodoList.generated.swift"))
        #expect(try moved.run(["templates", "list"], in: folder.url).output.contains("starter/Module.viper.stencil"))
    }
}
