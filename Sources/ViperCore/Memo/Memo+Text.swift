/// A memo on disk:
///
///     viper-gen memo 2
///     tool 5b0c1f6f7a0e9d32
///     app Demo
///     connected by names
///     files 4
///     module List 9
///     unwritten Picture
///     spec 0f2a77d1b09c4e15 Specs/List.viper
///     describes List
///     names ListItem
///     mentioned Detail
///     shared Sources/Demo/Navigation.swift
///     file 8c1d0b4a4f6a9e11 App.viper
///     …
///     end 40b7e9ffa1c2d356
extension Memo {
    /// The whole file; nil where a name has a line break, which hardly one has.
    package var text: [UInt8]? {
        let names =
            [appName] + files.map(\.path) + modules.flatMap(\.unwritten)
            + specs.flatMap { $0.names.modules + $0.names.others }
        guard names.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
        var text: [UInt8] = []
        func add(_ word: String, _ rest: String...) {
            text += word.utf8
            for part in rest {
                text.append(UInt8(ascii: " "))
                text += part.utf8
            }
            text.append(UInt8(ascii: "\n"))
        }
        add(Self.title)
        add("tool", tool.text)
        add("app", appName)
        add("connected by", connection.rawValue)
        add("files", String(sharedCount))
        for module in modules {
            add("module", module.name, String(module.fileCount))
            for type in module.unwritten { add("unwritten", type) }
        }
        for spec in specs {
            add("spec", spec.interface.text, spec.path)
            for module in spec.names.modules { add("describes", module) }
            for name in spec.names.others { add("names", name) }
        }
        for module in mentioned { add("mentioned", module) }
        for path in shared { add("shared", path) }
        for file in files { add("file", file.digest.text, file.path) }
        add("end", Digest(text).text)
        return text
    }

    /// Reads a memo; nil where it is cut off, damaged or something else.
    package init?(text: [UInt8]) {
        let end = text.dropLast(Self.endLength)
        guard text.suffix(Self.endLength).elementsEqual("end \(Digest(end).text)\n".utf8) else { return nil }
        var lines = MemoLines(end)
        guard lines.next(as: Self.title) != nil,
            let tool = lines.next(as: "tool ").flatMap({ Digest(text: $0) }),
            let appName = lines.next(as: "app ").map(String.init(bytes:)),
            let connection = lines.next(as: "connected by ").flatMap({ Connection(rawValue: String(bytes: $0)) }),
            let sharedCount = lines.next(as: "files ").flatMap({ Int(bytes: $0) })
        else { return nil }
        self.init(
            tool: tool, appName: appName, connection: connection, sharedCount: sharedCount, modules: [], specs: [],
            mentioned: [], shared: [], files: [])
        while let module = lines.next(as: "module ") {
            guard let blank = module.firstIndex(of: UInt8(ascii: " ")), let count = Int(bytes: module[(blank + 1)...])
            else { return nil }
            modules.append(Module(name: String(bytes: module[..<blank]), fileCount: count, unwritten: []))
            while let type = lines.next(as: "unwritten ") {
                modules[modules.count - 1].unwritten.append(String(bytes: type))
            }
        }
        while let spec = lines.next(as: "spec ") {
            guard let spec = File(line: spec) else { return nil }
            var names = SpecNames()
            while let module = lines.next(as: "describes ") { names.modules.append(String(bytes: module)) }
            while let name = lines.next(as: "names ") { names.others.append(String(bytes: name)) }
            specs.append(Spec(path: spec.path, interface: spec.digest, names: names))
        }
        while let module = lines.next(as: "mentioned ") { mentioned.append(String(bytes: module)) }
        while let path = lines.next(as: "shared ") { shared.append(String(bytes: path)) }
        while let file = lines.next(as: "file ") {
            guard let file = File(line: file) else { return nil }
            files.append(file)
        }
        guard lines.isAtEnd else { return nil }
    }

    private static let title = "viper-gen memo 2"
    /// `end `, sixteen digits, a line feed.
    private static let endLength = 21
}

extension Memo.File {
    /// A digest, a blank, a path.
    fileprivate init?(line: ArraySlice<UInt8>) {
        guard let digest = Digest(text: line.prefix(16)), line.dropFirst(16).first == UInt8(ascii: " ") else {
            return nil
        }
        self.init(path: String(bytes: line.dropFirst(17)), digest: digest)
    }
}

/// The lines of a memo, one after the other.
private struct MemoLines {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// What stands behind the word that the next line begins with; nil, and no line is read, where it begins otherwise.
    mutating func next(as word: String) -> ArraySlice<UInt8>? {
        guard rest.starts(with: word.utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end].dropFirst(word.utf8.count)
    }
}

extension String {
    fileprivate init(bytes: ArraySlice<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}

extension Int {
    fileprivate init?(bytes: ArraySlice<UInt8>) { self.init(String(bytes: bytes)) }
}
