export { applicationNames } from './application-names.ts';
export { analyze, type CompiledApplication, type CompiledFile, resolve } from './compiled-application.ts';
export { authorBundle } from './author-bundle.ts';
export { blockReasons, type BlockReasons, type BlockTarget, explain, type ExplainTarget } from './explain.ts';
export { checkCharacters, type HardCharacter } from './check-characters.ts';
export { compile, type CompileOptions } from './compile-application.ts';
export {
  layApplicationForm,
  layFormDraft,
  type ApplicationFormOptions,
  type FormDraft,
  layApplicationPaper,
  type ApplicationPaperOptions,
} from './lay-application.ts';
export { formInUnit, type FormOfApplication } from './form/lengths-in-mm.ts';
export { lintBundle, type LintBundleOptions } from './lint-bundle.ts';
export { lintForms } from './lint-forms.ts';
export {
  compileOverlay,
  renderOverlay,
  type CompiledOverlay,
  type CompileOverlayOptions,
  type RenderedOverlay,
  type RenderOverlayOptions,
} from './overlay-form.ts';
export { pack } from './pack.ts';
export { render, type RenderedFile, type RenderOptions, type RenderResult } from './render-application.ts';
export type { WordFormat } from './word-outputs.ts';
export { fieldByName, type ProposedValues, type Theme } from './propose/field-by-name.ts';
export type { ExistingField } from './propose/existing-fields.ts';
export type { ProposedField, ProposedPlace, ProposedQuestion } from './propose/group-fields.ts';
export { type FillablePlace, fillablePlaces } from './propose/fillable-places.ts';
export { proposeFromBlanks } from './propose/propose-from-blanks.ts';
export { fillBlanks, type ProposedBlank } from './propose/proposed-blank.ts';
export { proposeFromForm } from './propose/propose-from-form.ts';
export { proposeFromTemplate, type NamedUse, type Proposals } from './propose/propose-from-template.ts';
export { foldConsequences, type FoldedProblems } from './fold-consequences.ts';
