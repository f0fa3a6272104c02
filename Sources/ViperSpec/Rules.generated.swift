// The rules of ViperSpec, found in its sources. Do not edit, except to delete the line of a deleted rule.
// `RECORD_RULES=1 swift test --filter RuleRegistryTests` regenerates this file.

import Diagnostics

extension Rule {
    package static let ofViperSpec: [Rule] = [
        .assemblyShape,
        .attributeNotAllowed,
        .bodyNotAllowed,
        .conditionalInSection,
        .declarationInSection,
        .duplicateApp,
        .emptySpec,
        .externalModuleShape,
        .fileTooLarge,
        .helperWithoutBody,
        .hiddenCharacter,
        .inputShape,
        .membersOnOneLine,
        .misplacedDeclaration,
        .missingBody,
        .missingBraces,
        .modifierNotAllowed,
        .notText,
        .opaqueResult,
        .propertyShape,
        .reservedName,
        .sectionHead,
        .settingSyntax,
        .unexpectedText,
        .unknownDeclaration,
    ]
}
