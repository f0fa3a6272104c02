import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// The Swift that people wrote in the app's target, as the rules see it: each part of a module knows which it is.
struct WrittenCode: Sendable {
    /// What a class is in its module.
    enum Role: Hashable {
        case view, presenter, router
        /// An interactor, by its index in the module.
        case interactor(Int)
    }

    /// The class of a module, wherever it stands.
    struct Owner: Hashable {
        /// The module's index in the program.
        let module: Int
        let role: Role
    }

    /// A class of a module, or an extension of it; with functions and streams, the function.
    final class Part: Sendable {
        let owner: Owner
        /// The index of the file in `files`.
        let file: Int
        let declaration: DeclarationOutline

        init(owner: Owner, file: Int, declaration: DeclarationOutline) {
            self.owner = owner
            self.file = file
            self.declaration = declaration
        }
    }

    let files: [WrittenFile]
    private(set) var parts: [Part] = []
    private let owners: [String: Owner]

    /// `files` are in order of path, without generated files and files that cannot be read.
    init(_ files: [WrittenFile], of program: Program) {
        self.files = files
        owners = Self.owners(of: program)
        for (index, file) in files.enumerated() {
            for declaration in file.outline.declarations {
                guard declaration.kind != .typealias, let owner = owners[declaration.name.name] else { continue }
                parts.append(Part(owner: owner, file: index, declaration: declaration))
            }
        }
    }

    private static func owners(of program: Program) -> [String: Owner] {
        let naming = program.app.naming
        var owners: [String: Owner] = [:]
        /// What a part is written in: its class, or the function that makes it.
        func written(_ type: String) -> String {
            switch program.app.style {
            case .classes: type
            case .reactive: naming.maker(of: type)
            }
        }
        for (index, module) in program.modules.enumerated() {
            owners[naming.viewClass(module.name, kit: program.app.kit)] = Owner(module: index, role: .view)
            if let screen = naming.screenView(module.name, kit: program.app.kit) {
                owners[screen] = Owner(module: index, role: .view)
            }
            owners[written(naming.presenterClass(module.name))] = Owner(module: index, role: .presenter)
            owners[written(naming.routerClass(module.name))] = Owner(module: index, role: .router)
            for (number, interactor) in module.interactors.enumerated() {
                owners[written(naming.interactorClass(module.name, interactor: interactor.name))] =
                    Owner(module: index, role: .interactor(number))
            }
        }
        return owners
    }
}

// MARK: Looking

extension WrittenCode {
    /// The tokens of a part, in order.
    func tokens(of part: Part) -> ArraySlice<Token> { files[part.file].tokens(in: part.declaration.range) }

    /// The tokens between a body's braces.
    func tokens(inside body: Range<Int>, of part: Part) -> ArraySlice<Token> { files[part.file].tokens(inside: body) }

    func source(of part: Part) -> SourceFile { files[part.file].source }

    /// A place in the file of a part.
    func location(_ range: Range<Int>, in part: Part) -> SourceLocation { SourceLocation(source(of: part), range) }
}
