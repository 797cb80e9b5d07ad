export { cutInstanceName as truncateInstanceName } from '../edits/unique-name.ts';
export { checkFormFields } from './structure/check-structure.ts';
export { validateApplication, validateDraft, type ApplicationValidation } from './validate-application.ts';
export { checkIntegrity } from './integrity/check-integrity.ts';
