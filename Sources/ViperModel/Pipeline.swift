import Diagnostics
import TemplateEngine
import ViperSpec

/// From texts to the files to be, without a disk. Each step stands in a target of its own, or in a folder of one.
///
///     parse    ViperSpec               text of each spec → syntax tree
///     resolve  ViperModel              syntax trees → program, or findings
///     plan     ViperGeneration/Plan    program → files to be: path, owner, template, context
///     render   ViperGeneration/Render  context and templates → bytes
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
        /// The Swift that people write, as far as specs may mention it.
        package var own = OwnSwift()
        /// What parses and checks templates.
        package var compile: TemplateCompiler

        package init(
            app: AppFile, specs: [SourceFile], builtInTemplates: [SourceFile], projectTemplates: [SourceFile],
            compile: @escaping TemplateCompiler = TemplateSet.init
        ) {
            appFile = app
            self.specs = specs
            self.builtInTemplates = builtInTemplates
            self.projectTemplates = projectTemplates
            self.compile = compile
        }

        /// The text of `App.viper`, or nil where there is none.
        package var app: SourceFile? {
            get { appFile.source }
            set { appFile = AppFile(newValue, defaultName: appFile.defaultName, rules: appFile.rules) }
        }
    }
}
