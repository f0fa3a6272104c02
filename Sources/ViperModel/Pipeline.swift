import Diagnostics
import TemplateEngine
import ViperSpec

/// From texts to the files to be, without a disk: the table of contents of this target.
///
///     parse    ViperSpec        text of each spec → syntax tree
///     resolve  Model/, Check/   syntax trees → program, or findings
///     plan     Plan/            program → files to be: path, owner, template, context
///     render   Render/          context and templates → bytes
package enum Pipeline {
    /// All texts that the generated files depend on.
    package struct Input: Sendable {
        /// `App.viper`.
        package private(set) var appFile: AppFile
        /// The specs, in any order.
        package var specs: [SourceFile]
        /// The built-in templates.
        package var builtInTemplates: [SourceFile]
        /// The project's own, which take the place of built-in ones of the same path.
        package var projectTemplates: [SourceFile]
        /// What parses and checks templates.
        package var compile: TemplateCompiler

        package init(
            app: AppFile, specs: [SourceFile], builtInTemplates: [SourceFile], projectTemplates: [SourceFile],
            compile: @escaping TemplateCompiler
        ) {
            appFile = app
            self.specs = specs
            self.builtInTemplates = builtInTemplates
            self.projectTemplates = projectTemplates
            self.compile = compile
        }

        /// `defaultAppName` is the app's name where there is no `App.viper`.
        package init(
            app: SourceFile?, specs: [SourceFile], builtInTemplates: [SourceFile], projectTemplates: [SourceFile],
            defaultAppName: String, compile: @escaping TemplateCompiler = TemplateSet.init
        ) {
            self.init(
                app: AppFile(app, defaultName: defaultAppName), specs: specs, builtInTemplates: builtInTemplates,
                projectTemplates: projectTemplates, compile: compile)
        }

        /// The text of `App.viper`, or nil where there is none.
        package var app: SourceFile? {
            get { appFile.source }
            set { appFile = AppFile(newValue, defaultName: appFile.defaultName) }
        }
    }

    /// Where an error is among the diagnostics, `files` is empty.
    package struct Output: Sendable {
        /// Sorted by place.
        package var diagnostics: [Diagnostic]
        /// What comments in the specs keep from being said.
        package var silenced: [Diagnostic] = []
        /// What the specs say; nil where one of them has an error.
        package var program: Program?
        /// In the order of the plan; empty where somebody asks for them part by part.
        package var files: [RenderedFile] = []
        /// The names of the program's modules, sorted; external ones are not among them.
        package var modules: [String] = []
    }
}

/// A file to be, with its bytes.
package struct RenderedFile: Sendable, Hashable {
    /// Who may change the file.
    package enum Owner: Sendable, Hashable {
        /// viper-gen's: always rendered anew.
        case generated
        /// A person's: written only where there is none.
        case yours
    }

    /// The path relative to the project's root, with `/`.
    package var path: String
    /// Who may change it.
    package var owner: Owner
    /// The whole file.
    package var bytes: [UInt8]
    /// The module that it belongs to; nil for what modules share.
    package var module: String?
    /// What it was rendered from; nil for what is no part of the plan.
    package var template: FileTemplate?

    package init(
        path: String, owner: Owner, bytes: [UInt8], module: String? = nil, template: FileTemplate? = nil
    ) {
        self.path = path
        self.owner = owner
        self.bytes = bytes
        self.module = module
        self.template = template
    }
}
