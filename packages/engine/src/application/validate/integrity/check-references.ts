import type { ProblemId } from '../../../problems/index.ts';
import type { ApplicationIndex } from '../../index-application.ts';
import { thingReferences, type Reference, type ReferenceTarget } from '../../thing-references.ts';
import type { ThingKind, Things } from '../../thing-kinds.ts';
import { placeOf, type ApplicationCheck, type PlacedThing } from './application-check.ts';

interface Target {
  readonly missing: ProblemId;
  exists(index: ApplicationIndex, id: number): boolean;
}

const targets: Readonly<Record<ReferenceTarget, Target>> = {
  question: { missing: 'application.invalid-no-question', exists: ({ questions }, id) => questions.has(id) },
  option: { missing: 'application.invalid-no-option', exists: ({ options }, id) => options.has(id) },
  field_group: { missing: 'application.invalid-no-field-group', exists: ({ groups }, id) => groups.has(id) },
  field: { missing: 'application.invalid-no-field', exists: ({ fields }, id) => fields.has(id) },
  answer_field: {
    missing: 'application.invalid-no-answer-field',
    exists: ({ fields, surveyFields }, id) => fields.has(id) || surveyFields.has(id),
  },
  rule: { missing: 'application.invalid-no-rule', exists: ({ rules }, id) => rules.has(id) },
  file: { missing: 'application.invalid-no-file', exists: ({ files }, id) => files.has(id) },
  folder: { missing: 'application.invalid-no-folder', exists: ({ folders }, id) => folders.has(id) },
  category: { missing: 'application.invalid-no-category', exists: ({ categories }, id) => categories.has(id) },
  master_field: {
    missing: 'application.invalid-no-master-field',
    exists: ({ masterFields }, id) => masterFields.has(id),
  },
};

function checkReference(check: ApplicationCheck, at: PlacedThing, reference: Reference): void {
  const { to, id, pointer, question: questionId } = reference;
  const place = placeOf(at, pointer);
  if (!targets[to].exists(check.index, id)) {
    check.report(targets[to].missing, place, { id });
    return;
  }
  const owner = to === 'option' ? check.index.options.get(id)?.question : undefined;
  const wanted = questionId === undefined ? undefined : check.index.questions.get(questionId);
  if (owner && wanted && owner.id !== wanted.id) {
    const params = { id, owner: owner.name, question: wanted.name };
    check.report('application.invalid-other-question-option', place, params);
  }
}

/**
 * Every id that a thing mentions is the id of a thing of the right kind, and options belong to the question they are
 * named with.
 */
export function checkReferences(check: ApplicationCheck): void {
  // The kind and the thing belong together, which the table cannot show for a kind known only now.
  const references: Readonly<Record<ThingKind, (thing: never) => Reference[]>> = thingReferences;
  for (const at of check.things) {
    const list = references[at.kind] as (thing: Things[ThingKind]) => Reference[];
    for (const reference of list(at.thing)) checkReference(check, at, reference);
  }
}
