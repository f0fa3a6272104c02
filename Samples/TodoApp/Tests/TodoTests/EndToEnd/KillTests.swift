import Foundation
import Testing

@testable import Todo

struct KillTests {
    @Test("killed while it saves, a hundred times: nothing that was confirmed is lost")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let store = folder.path + "/todos.json"
        var confirmed: Set<String> = []
        var sent = 0

        for round in 0..<100 {
            var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
            try #require(pipe(&input) == 0 && pipe(&output) == 0)
            // The child has only its own ends: otherwise neither side would see the other's end.
            for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            let process = try ChildProcess(
                ["--store", store],
                environment: [:],
                streams: .descriptors(input: input[0], output: output[1], error: output[1])
            )
            close(input[0])
            close(output[1])

            let script = (0..<20).map { "add item \(sent + $0) tomorrow\n" }.joined()
            sent += 20
            _ = script.withCString { write(input[1], $0, strlen($0)) }

            // At another moment each time, from before the first save until after some.
            usleep(UInt32(15_000 + round * 1_231 % 40_000))
            process.kill()
            #expect(process.wait() == -SIGKILL)
            close(input[1])
            confirmed.formUnion(titles(addedIn: readAll(output[0])))
            close(output[0])

            let kept = try await FileTodoStore(path: store).todos().map(\.title)
            try #require(
                confirmed.isSubset(of: kept),
                "lost in round \(round): \(confirmed.subtracting(kept))")
            try #require(Set(kept).count == kept.count)
        }

        #expect(!confirmed.isEmpty)
        #expect(confirmed.count < sent, "all were saved before the kill")
        #expect(folder.contents.allSatisfy { !$0.contains("unreadable") })
    }

    private func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    /// From whole lines only.
    private func titles(addedIn output: String) -> [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap {
            line in
            guard line.hasPrefix("Added: "), line.hasSuffix(", tomorrow") else { return nil }
            return String(line.dropFirst("Added: ".count).dropLast(", tomorrow".count))
        }
    }
}
