import type { Condition, Conditional, EditorBlock } from '../../schema/index.ts';
import { placeOf, type ApplicationCheck, type PlacedThing } from './application-check.ts';

const optionOperators = new Set(['chosen', 'not_chosen', 'chosen_all']);
const valuelessOperators = new Set(['answered', 'not_answered']);

function checkCondition(check: ApplicationCheck, at: PlacedThing, condition: Condition, inner: string): void {
  if ('rule_id' in condition) return;
  const place = placeOf(at, inner);
  const { operator } = condition;
  if ('question_id' in condition) {
    const { option_ids: options = [], count } = condition;
    if (optionOperators.has(operator) && options.length === 0) {
      check.report('application.invalid-condition-options', place, { operator });
    }
    if (operator.startsWith('count_') && count === undefined) {
      check.report('application.invalid-condition-count', place, { operator });
    }
    return;
  }
  const { value, value_field_id: other } = condition;
  if (value !== undefined && other !== undefined) check.report('application.invalid-condition-values', place);
  if (value === undefined && other === undefined && !valuelessOperators.has(operator)) {
    check.report('application.invalid-condition-value', place, { operator });
  }
}

function checkConditional(check: ApplicationCheck, at: PlacedThing, thing: Conditional, inner: string): void {
  for (const [index, condition] of (thing.conditions ?? []).entries()) {
    checkCondition(check, at, condition, `${inner}/conditions/${index}`);
  }
}

function checkBlocks(check: ApplicationCheck, at: PlacedThing, blocks: readonly EditorBlock[], inner: string): void {
  for (const [index, block] of blocks.entries()) {
    const here = `${inner}/${index}`;
    const { options, children = [] } = block;
    if (options) {
      checkConditional(check, at, options, `${here}/options`);
      if (options.isLoop === true && options.questionId === undefined) {
        check.report('application.loop-without-question', placeOf(at, `${here}/options`));
      }
    }
    checkBlocks(check, at, children, `${here}/children`);
  }
}

/** Every condition has what its operator compares with, also those of the blocks of a template. */
export function checkConditions(check: ApplicationCheck): void {
  for (const at of check.things) {
    if ('conditions' in at.thing) checkConditional(check, at, at.thing, '');
    if (at.kind === 'file') checkBlocks(check, at, at.thing.document?.children ?? [], '/document/children');
  }
}
