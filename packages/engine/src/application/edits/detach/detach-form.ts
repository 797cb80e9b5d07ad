import { filterShared, mapShared } from '../../shared-lists.ts';
import type { FileForm, FileRepeat } from '../../schema/index.ts';
import type { Loss } from './detach-conditional.ts';
import type { DeletedThings } from './deleted-things.ts';

type Report = (loss: Loss) => void;

function detachTotals(repeat: FileRepeat, deleted: DeletedThings, report: Report): FileRepeat {
  if (!repeat.totals) return repeat;
  const totals = filterShared(repeat.totals, ({ field_id: id }) => {
    const because = deleted.get('field', id);
    if (because) report({ action: 'cleared', property: 'form', before: because.name, because });
    return because === undefined;
  });
  return totals === repeat.totals ? repeat : { ...repeat, totals };
}

/** Takes rows of deleted questions and sums of deleted fields out of a PDF form. One that mentions nothing deleted comes back. */
export function detachForm(form: FileForm, deleted: DeletedThings, report: Report): FileForm {
  const { repeats } = form;
  if (!repeats) return form;
  const kept = filterShared(repeats, ({ question_id: id }) => {
    const because = deleted.get('question', id);
    if (because) report({ action: 'cleared', property: 'form', before: because.name, because });
    return because === undefined;
  });
  const rest = mapShared(kept, (repeat) => detachTotals(repeat, deleted, report));
  return rest === repeats ? form : { ...form, repeats: rest };
}
