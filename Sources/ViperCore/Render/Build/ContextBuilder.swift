import SwiftSource
import TemplateEngine
import ViperSpec

/// Turns a program into what templates see. Names, types and wrapped lines are made here, so that templates stay readable.
///
/// One reference, for every closure that makes a part of a context holds it.
package final class ContextBuilder: Sendable {
    let program: Program
    let layout: Layout
    let indenter: Indenter
    let aliases: TypeAliases
    let flows: FlowTests
    let publication: Publication
    let app: AppContext
    /// The same, as every file's context holds it.
    let sharedApp: SharedRecord<AppContext>

    package init(_ program: Program) {
        self.program = program
        self.layout = Layout(program.app.indentation)
        self.indenter = Indenter(program.app.indentation)
        self.flows = FlowTests(program)
        self.aliases = TypeAliases(flows.context.catalog)
        self.publication = Publication(program)
        self.app = AppContext(program, publication)
        self.sharedApp = SharedRecord(app)
    }

    var naming: Naming { program.app.naming }

    var catalog: TypeCatalog { flows.context.catalog }

    /// Foundation and what the spec imports, each once, in the order that swift-format asks for.
    func imports(_ written: [String]) -> [String] {
        Set(written + ["Foundation"]).sorted()
    }

    /// A doc comment, its lines as they were written.
    func doc(_ lines: [String]) -> String {
        lines.map { $0.isEmpty ? "///" : "/// " + $0.withoutLineBreaks }.joined(separator: "\n")
    }

    /// The isolation of a section's class and mock, as an attribute; empty for an actor, or where nothing is isolated.
    func isolation(of section: Section) -> String {
        switch section.isolation {
        case .app: app.isolation
        case .attribute(let text): text
        case .actor: ""
        }
    }

    /// A spec's body, moved to where it is emitted.
    func statements(of body: Body) -> String {
        indenter.protected(BodyText.statements(in: body.range, of: body.source))
    }

    /// Makes the values that tests hand over.
    func maker(mocks arguments: String = "") -> ValueMaker {
        ValueMaker(catalog, for: .argument, isOnMainActor: true, mockArguments: arguments)
    }

    func signature(level: Int = 1) -> SignatureText { SignatureText(layout: layout, level: level) }
}

extension AppContext {
    init(_ program: Program, _ publication: Publication) {
        let settings = program.app
        name = settings.name
        target = settings.target
        sources = settings.sources
        testing = settings.testing
        access = publication.everything
        door = publication.access(of: "AppDependencies")
        isolation = settings.isolation == .mainActor ? "@MainActor" : ""
        nonisolated = settings.swift == .six ? "nonisolated " : ""
        kit = settings.kit.rawValue
        parts = PartNamesContext(settings.naming)
        tests = settings.tests
        style = settings.style.rawValue
        emit = EmitContext(parts: settings.emit)
    }
}

extension String {
    /// On one line, whatever it holds.
    var withoutLineBreaks: String { isPlainLine ? self : split(whereSeparator: \.isNewline).joined(separator: " ") }
}
