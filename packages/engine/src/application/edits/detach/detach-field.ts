import { formulaFields } from '../../formula-fields.ts';
import { without } from '../../shared-lists.ts';
import type { FieldInstance } from '../../schema/index.ts';
import { fieldLinks, type FieldLink } from '../../thing-references.ts';
import { detachConditional, type Loss } from './detach-conditional.ts';
import type { DeletedThings } from './deleted-things.ts';

type Report = (loss: Loss) => void;

/** The deleted field that a formula reads first. */
function deletedOperand(formula: string | undefined, deleted: DeletedThings): ReturnType<DeletedThings['answerField']> {
  if (formula === undefined || !formula.includes('@')) return undefined;
  return deleted.answerField(formulaFields(formula).find((id) => deleted.answerField(id) !== undefined));
}

/**
 * A formula that reads a deleted field is removed as a whole: replacing the field by a number would print wrong sums. Its text
 * is in the effect, so that the user can write it again.
 */
export function detachFormula<Thing extends { formula?: string }>(
  thing: Thing,
  deleted: DeletedThings,
  report: Report,
): Thing {
  const because = deletedOperand(thing.formula, deleted);
  if (!because) return thing;
  report({ action: 'cleared', property: 'formula', before: thing.formula, because });
  const rest = { ...thing };
  delete rest.formula;
  return rest;
}

/** Takes what was deleted out of a field instance. A field placed on a deleted file stays without a place. */
export function detachField(field: FieldInstance, deleted: DeletedThings, report: Report): FieldInstance {
  let rest = detachFormula(detachConditional(field, deleted, report), deleted, report);
  for (const [property, kind] of Object.entries(fieldLinks) as [FieldLink, (typeof fieldLinks)[FieldLink]][]) {
    const id = field[property];
    if (id === undefined) continue;
    const because = deleted.get(kind, id);
    if (!because) continue;
    report({ action: 'unlinked', property, before: because.name, because });
    rest =
      property === 'file_id' ? without(rest, 'file_id', 'page', 'position_x', 'position_y') : without(rest, property);
  }
  return rest;
}
