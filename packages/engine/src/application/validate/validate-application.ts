import type { Problem } from '../../problems/index.ts';
import { publishState, type Application } from '../schema/index.ts';
import { checkDraft, checkIntegrity } from './integrity/check-integrity.ts';
import { checkStructure } from './structure/check-structure.ts';

/**
 * An application that may be used, with warnings and notes; or everything that keeps it from being used, and those
 * besides.
 */
export type ApplicationValidation =
  | { readonly ok: true; readonly application: Application; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function validate(json: unknown, check: (application: Application) => readonly Problem[]): ApplicationValidation {
  const structure = checkStructure(json);
  if (structure.length > 0) return { ok: false, problems: structure };
  const application = json as Application;
  const problems = check(application);
  return problems.some(({ severity }) => severity === 'error')
    ? { ok: false, problems }
    : { ok: true, application, problems };
}

/**
 * Checks whether a value is an application: first its schema (types, properties, limits), and if that holds, its content
 * (ids, references, names, repetitions, options, formulas, form rules, conditions, files). Never throws. Each problem
 * has a JSON pointer, and
 * names the question and the field as far as they are known. The application is the value itself, not a copy.
 */
export function validateApplication(json: unknown): ApplicationValidation {
  return validate(json, checkIntegrity);
}

/**
 * Checks like `validateApplication` whether an application may be edited further. What edits may leave for later may be
 * missing or wrong: options, formulas, form rules, what conditions compare with, names of files. A published or frozen application must be complete.
 */
export function validateDraft(json: unknown): ApplicationValidation {
  return validate(json, (application) =>
    application.frozen === true || application.publish !== publishState.private
      ? checkIntegrity(application)
      : checkDraft(application),
  );
}
