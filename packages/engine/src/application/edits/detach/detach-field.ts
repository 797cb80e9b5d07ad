import { formulaFields } from '../../formula-fields.ts';
import { without } from '../../shared-lists.ts';
import type { FieldInstance } from '../../schema/index.ts';
import { fieldLinks, type FieldLink } from '../../thing-references.ts';
import { detachConditional, type Loss } from './detach-conditional.ts';
import type { Gone } from './gone.ts';

type Report = (loss: Loss) => void;

/** The deleted field that a formula reads first. */
function deletedOperand(formula: string | undefined, gone: Gone): ReturnType<Gone['answerField']> {
  if (formula === undefined || !formula.includes('@')) return undefined;
  return gone.answerField(formulaFields(formula).find((id) => gone.answerField(id) !== undefined));
}

/**
 * A formula that reads a deleted field goes as a whole: putting a number in the field's place would print wrong sums. Its text
 * stands in the effect, so that it can be written anew.
 */
export function detachFormula<Thing extends { formula?: string }>(thing: Thing, gone: Gone, report: Report): Thing {
  const because = deletedOperand(thing.formula, gone);
  if (!because) return thing;
  report({ action: 'cleared', property: 'formula', before: thing.formula, because });
  const rest = { ...thing };
  delete rest.formula;
  return rest;
}

/** Takes what was deleted out of a field instance. A field placed on a deleted file stays without a place. */
export function detachField(field: FieldInstance, gone: Gone, report: Report): FieldInstance {
  let rest = detachFormula(detachConditional(field, gone, report), gone, report);
  for (const [property, kind] of Object.entries(fieldLinks) as [FieldLink, (typeof fieldLinks)[FieldLink]][]) {
    const id = field[property];
    if (id === undefined) continue;
    const because = gone.get(kind, id);
    if (!because) continue;
    report({ action: 'unlinked', property, before: because.name, because });
    rest =
      property === 'file_id' ? without(rest, 'file_id', 'page', 'position_x', 'position_y') : without(rest, property);
  }
  return rest;
}
