import Foundation

/// The programs that are measured, built as they are installed.
struct Binaries {
    /// The path of `viper-gen`.
    let tool: String

    /// Builds the tool in a scratch folder of its own, which the next run finds again; or takes one that is built.
    init(tool: String?) throws {
        if let tool {
            self.tool = tool
            return
        }
        let package = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
        let scratch = package.appending(path: ".build/startup-benchmark")
        let options = [
            "--package-path", package.path, "--scratch-path", scratch.path, "-c", "release", "--static-swift-stdlib",
        ]
        try ChildProcess.build("swift", ["build", "--product", "viper-gen"] + options)
        self.tool = scratch.appending(path: "release/viper-gen").path
    }

    /// The floor of start-up: a static hello-world in Swift, made in `folder`.
    func helloWorld(in folder: URL) throws -> String {
        let source = folder.appending(path: "hello.swift")
        try "print(\"Hello, world!\")\n".write(to: source, atomically: true, encoding: .utf8)
        let binary = folder.appending(path: "hello").path
        try ChildProcess.build("swiftc", ["-O", "-static-stdlib", source.path, "-o", binary])
        return binary
    }
}
