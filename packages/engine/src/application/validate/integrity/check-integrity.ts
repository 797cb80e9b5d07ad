import type { Problem } from '../../../problems/index.ts';
import type { Application } from '../../schema/index.ts';
import { ApplicationCheck } from './application-check.ts';
import { checkConditions } from './check-conditions.ts';
import { checkCycles } from './check-cycles.ts';
import { checkFields } from './check-fields.ts';
import { checkFiles } from './check-files.ts';
import { checkIds } from './check-ids.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkPublication } from './check-publication.ts';
import { checkReferences } from './check-references.ts';
import { checkRepeats } from './check-repeats.ts';

/** The checks of an application beyond its schema, in the order in which problems are reported. */
const checks: readonly ((check: ApplicationCheck) => void)[] = [
  checkIds,
  checkReferences,
  checkRepeats,
  checkCycles,
  checkNames,
  checkOptions,
  checkFields,
  checkConditions,
  checkFiles,
  checkPublication,
];

/**
 * Everything in which an application contradicts itself: ids, references, names, repetitions, options, formulas, form
 * rules,
 * conditions, files. Circular conditions and things that are never reached are not looked at here.
 */
export function checkIntegrity(application: Application): Problem[] {
  const check = new ApplicationCheck(application);
  for (const run of checks) run(check);
  return check.problems;
}
