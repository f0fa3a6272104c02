import Diagnostics
import TemplateEngine
import ViperSpec

/// The steps from texts to generated files, in memory. Each step is a target, or a folder of a target.
///
///     parse    ViperSpec               text of each spec → syntax tree
///     resolve  ViperModel              syntax trees → program, or findings
///     plan     ViperGeneration/Plan    program → planned files: path, owner, template, context
///     render   ViperGeneration/Render  context and templates → bytes
package enum Pipeline {
    /// The texts that the generated files depend on.
    package struct Input: Sendable {
        /// `App.viper`.
        package private(set) var appFile: AppFile
        /// The specs, in any order.
        package var specs: [SourceFile]
        /// The built-in templates.
        package var builtInTemplates: [SourceFile]
        /// The project's templates, which replace built-in templates with the same path.
        package var projectTemplates: [SourceFile]
        /// The user-owned Swift that specs may refer to.
        package var own = AppSources()
        /// The function that parses and checks templates.
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

        /// The text of `App.viper`; nil if the file does not exist.
        package var app: SourceFile? {
            get { appFile.source }
            set { appFile = AppFile(newValue, defaultName: appFile.defaultName, rules: appFile.rules) }
        }
    }
}
