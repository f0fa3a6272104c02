import Foundation

// embed-templates OUTPUT ROOT FILE…: writes the Swift file that holds the text of every FILE, with its path below ROOT, and what
// the template engine makes of them. What templates see stands in ROOT/CONTEXT.md.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else { fail("usage: embed-templates OUTPUT ROOT FILE…") }
let output = URL(fileURLWithPath: arguments[1])
let root = URL(fileURLWithPath: arguments[2]).standardizedFileURL.path + "/"

var files: [(path: String, text: String)] = []
for argument in arguments.dropFirst(2) {
    let url = URL(fileURLWithPath: argument).standardizedFileURL
    guard url.path.hasPrefix(root) else { fail("\(url.path): error: the template is not below \(root)") }
    files.append((path: String(url.path.dropFirst(root.count)), text: text(of: url)))
}
files.sort { $0.path < $1.path }

let page = text(of: URL(fileURLWithPath: root + "CONTEXT.md"))
let programs = Programs(of: files, page: page)
do {
    waitForNewModificationTime(of: output)
    try Data(swiftSource(embedding: files, compiled: programs.codes).utf8).write(to: output, options: .atomic)
} catch {
    fail("\(output.path): error: \(error.localizedDescription)")
}

func text(of url: URL) -> String {
    do {
        let bytes = try Data(contentsOf: url)
        // Foundation's decoding would drop a byte order mark.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { fail("\(url.path): error: the template is not UTF-8") }
        return text
    } catch {
        fail("\(url.path): error: \(error.localizedDescription)")
    }
}

/// The compiler driver compares modification times by the second on Linux: it would skip a file that is written twice in one.
func waitForNewModificationTime(of url: URL) {
    guard let values = try? url.resourceValues(forKeys: [.contentModificationDateKey]),
        let written = values.contentModificationDate?.timeIntervalSince1970
    else { return }
    // Times in the file system lag behind the clock by a tick of the kernel.
    let seconds = written.rounded(.down) + 1.02 - Date().timeIntervalSince1970
    if (0...1.02).contains(seconds) { Thread.sleep(forTimeInterval: seconds) }
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}
