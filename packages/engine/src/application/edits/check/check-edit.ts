import { ShoruiError } from '../../../problems/index.ts';
import { indexApplication } from '../../index-application.ts';
import type { Application } from '../../schema/index.ts';
import type { Draft } from '../draft.ts';
import { checkNames } from './check-names.ts';
import { checkReferences } from './check-references.ts';
import { checkShape } from './check-shape.ts';
import { touchedThings } from './touched-thing.ts';

/** Refuses an edit that leaves what it touched in a state that no application may be in, with everything that is wrong. */
export function checkEdit(before: Application, draft: Draft): void {
  const { application: after } = draft;
  const touched = touchedThings(before, after, draft.touched);
  if (touched.length === 0) return;
  const index = indexApplication(after);
  const problems = [
    ...touched.flatMap((each) => [...checkReferences(each, index), ...checkShape(each, index)]),
    ...checkNames(before, after, touched, index),
  ];
  if (problems.length > 0) throw new ShoruiError(problems);
}
