import { without } from '../../thing-lists.ts';
import type { Condition, Conditional } from '../../schema/index.ts';
import type { ThingRef } from '../effect.ts';
import { remainingCondition, type DeletedThings } from './deleted-things.ts';

/** Something removed from a thing: its property, its previous value, and the deleted thing that it referred to. */
export interface Loss {
  readonly action: 'cleared' | 'unlinked';
  readonly property: string;
  readonly before: unknown;
  readonly because: ThingRef;
}

type Report = (loss: Loss) => void;

function remainingConditions(conditions: readonly Condition[], deleted: DeletedThings, report: Report): Condition[] {
  const kept: Condition[] = [];
  for (const condition of conditions) {
    const { condition: remaining, because } = remainingCondition(condition, deleted);
    if (remaining) kept.push(remaining);
    if (because) report({ action: 'cleared', property: 'conditions', before: condition, because });
  }
  return kept;
}

function remainingOptions(ids: readonly number[], deleted: DeletedThings, report: Report): number[] {
  return ids.filter((id) => {
    const because = deleted.get('option', id);
    if (because) report({ action: 'cleared', property: 'condition_options', before: because.name, because });
    return because === undefined;
  });
}

/**
 * Takes what was deleted out of conditions, `condition_options` and `rule_id` (specification section 4: deleting a question
 * clears conditional options referencing it). A thing that mentions nothing deleted comes back itself.
 */
export function detachConditional<Thing extends Conditional>(
  thing: Thing,
  deleted: DeletedThings,
  report: Report,
): Thing {
  const { conditions, condition_options: optionIds, rule_id: ruleId } = thing;
  if (conditions === undefined && optionIds === undefined && ruleId === undefined) return thing;
  let lost = false;
  const note: Report = (loss) => {
    lost = true;
    report(loss);
  };
  const keptConditions = conditions && remainingConditions(conditions, deleted, note);
  const keptOptions = optionIds && remainingOptions(optionIds, deleted, note);
  const rule = deleted.get('rule', ruleId);
  if (rule) note({ action: 'unlinked', property: 'rule_id', before: rule.name, because: rule });
  if (!lost) return thing;

  const rest: Conditional = without(thing as Conditional, 'conditions', 'condition_options', 'rule_id');
  if (keptConditions?.length) rest.conditions = keptConditions;
  if (keptOptions?.length) rest.condition_options = keptOptions;
  if (ruleId !== undefined && !rule) rest.rule_id = ruleId;
  // Asking for all of nothing means nothing.
  if (!rest.conditions && !rest.condition_options) delete rest.required_all;
  return rest as Thing;
}
