import Diagnostics
import SwiftSource
import ViperSpec

extension ModuleContract {
    /// The spec of the module: each protocol as it stands, as a section.
    var spec: String {
        let access = parts.contains { $0.declaration.modifiers.contains { $0.name == "public" } } ? "public " : ""
        return "\(access)module \(name) {\n    emit contract\n" + parts.map { "\n" + $0.section }.joined() + "}\n"
    }
}

extension ModuleContract.Part {
    /// `view as FeedViewProtocol: AnyObject { … }`
    fileprivate var section: String {
        let inherited = declaration.inherited.map { source.text($0.range) }.joined(separator: ", ")
        let head = "\(kind.rawValue) as \(declaration.name.name)" + (inherited.isEmpty ? "" : ": \(inherited)")
        let attributes = declaration.attributes.map { "    \($0.text)\n" }.joined()
        let documentation =
            declaration.documentation.map { $0.lines.map { "    ///\($0.isEmpty ? "" : " " + $0)\n" } } ?? []
        let body = declaration.bodyRange.map { source.text($0.inner) } ?? ""
        return documentation.joined() + attributes + "    \(head) {\(body)}\n"
    }
}
