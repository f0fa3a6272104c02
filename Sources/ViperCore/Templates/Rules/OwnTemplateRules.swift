import Diagnostics

/// The rules of a project's own templates, beside those of the template language.
package enum OwnTemplateRules {
    package static let all: [Rule] = [.templateHead, .templateName, .templateOutput, .templatePath, .unusedTemplate]
}
