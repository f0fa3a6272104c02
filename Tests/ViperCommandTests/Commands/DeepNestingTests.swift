import Foundation
import TestSupport
import Testing
import ViperCommand
import ViperSpec

/// What nests as deep as may be is read, and what nests deeper is an error.
struct DeepNestingTests {
    /// Runs a command on a thread whose stack is as large as that of the tool's main thread: those of tests have less on macOS.
    private func run(_ line: String, on disk: MemoryFileSystem) -> Run {
        let (done, box) = (DispatchSemaphore(value: 0), Box())
        let thread = Thread {
            box.run = Run(line, on: disk)
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
        return box.run ?? Run(line, on: disk)
    }

    private final class Box: @unchecked Sendable { var run: Run? }

    /// Bodies and types that nest, each as deep as `depth` says; ternaries and calls of calls take several levels each.
    static let nestings: [@Sendable (_ depth: Int) -> String] = [
        {
            "func show() { \(String(repeating: "if isOn { ", count: $0))view?.hide()\(String(repeating: " }", count: $0)) }"
        },
        { "func show() { _ = \(String(repeating: "(", count: $0))1\(String(repeating: ")", count: $0)) }" },
        { "func show() { run \(String(repeating: "{ run ", count: $0))()\(String(repeating: " }", count: $0)) }" },
        { "func show() { _ = \(String(repeating: "f(", count: $0))1\(String(repeating: ")", count: $0)) }" },
        { "func show() { _ = \(String(repeating: "isOn ? 1 : ", count: $0 * 2 / 3))2 }" },
        { "func show() { _ = \(String(repeating: "1 + ", count: $0 * 3))2 }" },
        { "func show() { _ = a\(String(repeating: ".b()", count: $0 * 2)) }" },
        { "func show(_ x: \(String(repeating: "[", count: $0))Int\(String(repeating: "]", count: $0)))" },
        { "func show(_ x: \(String(repeating: "(Int) -> ", count: $0))Int)" },
    ]

    @Test(arguments: nestings.indices) func readsWhatNestsAsDeepAsMayBe(index: Int) {
        for depth in [10, 40, SpecLimits.nesting] {
            let member = Self.nestings[index](depth)
            let disk = MemoryFileSystem(files: [
                "App.viper": "app Demo {\n}\n",
                "Specs/List.viper":
                    "module List {\n view { func hide() }\n presenter {\n var isOn = true\n \(member)\n }\n}\n",
            ])
            let run = run("generate", on: disk)
            #expect([.success, .invalidInput].contains(run.code), "\(depth): \(run.errors)")
            #expect(run.code == .success || depth > 10, "\(run.errors)")
        }
    }

    @Test(arguments: nestings.indices) func readsHandWrittenSwiftThatNestsAsDeepAsMayBe(index: Int) throws {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo {\n}\n",
            "Specs/List.viper": "module List {\n view { func hide() }\n presenter { func show(); func stay() }\n}\n",
        ])
        #expect(run("generate", on: disk).code == .success)
        let path = "Sources/Demo/List/ListPresenter.swift"
        for depth in [10, SpecLimits.nesting] {
            let text = try #require(disk.text(path))
            let end = try #require(text.lastIndex(of: "}"))
            disk.add(path, text[..<end] + "    \(Self.nestings[index](depth).replacing("show", with: "other"))\n}\n")
            let run = run("check", on: disk)
            #expect(run.code == .success, "\(depth): \(run.errors)")
        }
    }
}
