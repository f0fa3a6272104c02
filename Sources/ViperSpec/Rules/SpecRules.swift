import Diagnostics
import SwiftSource

/// The rules that reading a spec reports under, those of its Swift among them.
package enum SpecRules {
    package static let all: [Rule] = own + SwiftRules.all

    /// The rules of the spec language itself, by ID.
    package static let own: [Rule] = [
        .appTwice,
        .assemblyShape,
        .associatedTypeInSection,
        .attributeNotAllowed,
        .bodyNotAllowed,
        .conditionalInSection,
        .declarationInSection,
        .defaultNotAllowed,
        .emptySpec,
        .externalModuleShape,
        .fileTooLarge,
        .hiddenCharacter,
        .initInSection,
        .inputNeedsType,
        .inputShape,
        .membersOnOneLine,
        .misplacedAssembly,
        .misplacedDeclaration,
        .missingBraces,
        .modifierNotAllowed,
        .notText,
        .onHasNoProtocol,
        .opaqueResult,
        .operatorInSection,
        .optionalRequirement,
        .parametersNotAllowed,
        .propertyNeedsType,
        .reservedName,
        .sectionInSection,
        .sectionNameNotAllowed,
        .sectionOutsideModule,
        .settingSyntax,
        .stateIsVar,
        .stateNeedsValue,
        .stateNotAllowed,
        .stateWithBody,
        .subscriptInSection,
        .unexpectedText,
        .unknownDeclaration,
        .unknownExternal,
        .unknownMember,
        .unknownSection,
    ]
}
