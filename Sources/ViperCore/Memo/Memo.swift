/// What a run leaves for the next one: the contents beside which there is nothing to do.
///
/// It holds digests of contents and nothing that can change without them, no times and no numbers of the disk. Whether it is
/// true is seen from the files that it speaks of, all of them, each time; where one of them is another one it says nothing.
///
///     viper-gen memo 1
///     tool 5b0c1f6f7a0e9d32
///     app Demo
///     modules 120
///     wanted 1082
///     8c1d0b4a4f6a9e11 App.viper
///     d7a0c2b95e1f3048 Sources/Demo/App+Support.generated.swift
///     …
///     end 40b7e9ffa1c2d356
package struct Memo: Sendable, Hashable {
    /// A file that a run looked at, or has written.
    package struct File: Sendable, Hashable {
        /// Relative to the project's root.
        package var path: String
        package var digest: Digest

        package init(path: String, digest: Digest) {
            self.path = path
            self.digest = digest
        }
    }

    /// The tool's own bytes: another one may write other files.
    package var tool: Digest
    /// What the app is called where `App.viper` does not say it: by the project's folder.
    package var appName: String
    /// How many modules the specs declare.
    package var moduleCount: Int
    /// How many files they call for.
    package var wantedCount: Int
    /// Each path once, sorted.
    package var files: [File]

    package init(tool: Digest, appName: String, moduleCount: Int, wantedCount: Int, files: [File]) {
        self.tool = tool
        self.appName = appName
        self.moduleCount = moduleCount
        self.wantedCount = wantedCount
        self.files = files
    }
}

// MARK: On disk

extension Memo {
    /// The whole file; nil where a name has a line break, which hardly one has.
    package var text: [UInt8]? {
        let names = [appName] + files.map(\.path)
        guard names.allSatisfy({ !$0.utf8.contains(Self.lineFeed) }) else { return nil }
        var text = Self.title
        text += "tool \(tool.text)\napp \(appName)\nmodules \(moduleCount)\nwanted \(wantedCount)\n"
        for file in files { text += "\(file.digest.text) \(file.path)\n" }
        let bytes = Array(text.utf8)
        return bytes + Array("end \(Digest(bytes).text)\n".utf8)
    }

    /// Reads a memo; nil where it is cut off, damaged or something else.
    package init?(text: [UInt8]) {
        let end = text.dropLast(Self.endLength)
        guard text.suffix(Self.endLength).elementsEqual("end \(Digest(end).text)\n".utf8) else { return nil }
        var lines = MemoLines(end)
        guard lines.next()?.elementsEqual(Self.title.utf8.dropLast()) == true,
            let tool = lines.next(after: "tool ").flatMap({ Digest(text: $0) }),
            let appName = lines.next(after: "app "),
            let moduleCount = lines.next(after: "modules ").flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
            let wantedCount = lines.next(after: "wanted ").flatMap({ Int(String(decoding: $0, as: UTF8.self)) })
        else { return nil }
        var files: [File] = []
        while let line = lines.next() {
            guard let digest = Digest(text: line.prefix(16)), line.dropFirst(16).first == UInt8(ascii: " ") else {
                return nil
            }
            files.append(File(path: String(decoding: line.dropFirst(17), as: UTF8.self), digest: digest))
        }
        self.init(
            tool: tool, appName: String(decoding: appName, as: UTF8.self), moduleCount: moduleCount,
            wantedCount: wantedCount, files: files)
    }

    private static let title = "viper-gen memo 1\n"
    private static let lineFeed = UInt8(ascii: "\n")
    /// `end `, sixteen digits, a line feed.
    private static let endLength = 21
}

/// The lines of a memo, without their line feeds.
private struct MemoLines {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    mutating func next() -> ArraySlice<UInt8>? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
    }

    /// What stands behind the line's word; nil where it begins otherwise.
    mutating func next(after word: String) -> ArraySlice<UInt8>? {
        guard let line = next(), line.starts(with: word.utf8) else { return nil }
        return line.dropFirst(word.utf8.count)
    }
}
