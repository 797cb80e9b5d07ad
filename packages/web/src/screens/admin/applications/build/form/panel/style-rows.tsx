import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { useText } from '../../../../../../messages/locale.ts';
import type { Placement } from '../document/placements.ts';
import { useForm } from '../form-context.ts';
import { BarcodeRows, ImageRows, MarkRows } from './mark-rows.tsx';
import { CellRows } from './cell-rows.tsx';
import { drawingOf, drawings, drawingValues, useStyleEdit } from './style-edit.ts';
import { TextRows } from './text-rows.tsx';

/** How the chosen fields are drawn: as lines, cells, marks and so on, with the settings of each. */
export function StyleRows({ chosen }: { readonly chosen: readonly Placement[] }) {
  const text = useText(builderFormStylesText);
  const { file } = useForm();
  const edit = useStyleEdit(chosen);
  const kinds = new Set(chosen.map((each) => drawingOf(file, each)));
  const [kind] = kinds.size === 1 ? kinds : [];
  // A mark of an option stays a mark.
  const isOption = chosen.some(({ field }) => field.option_value !== undefined || field.option_id !== undefined);
  // Marks of options among other fields have no settings in common.
  const hasSettings = !isOption || kind !== undefined;
  return (
    <>
      {hasSettings ? (
        <section>
          <h3>{text.kind}</h3>
          {isOption ? null : (
            <div className="form-kinds" role="group" aria-label={text.kind}>
              {drawings.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === kind}
                  onClick={() => {
                    if (each !== kind) edit.set(drawingValues[each]);
                  }}
                >
                  {text.kinds[each]}
                </button>
              ))}
            </div>
          )}
          {kind === 'cells' ? <CellRows edit={edit} chosen={chosen} /> : null}
          {kind === 'mark' || kind === 'strike' ? <MarkRows edit={edit} isMark={kind === 'mark'} /> : null}
          {kind === 'image' ? <ImageRows edit={edit} /> : null}
          {kind === 'barcode' ? <BarcodeRows edit={edit} /> : null}
        </section>
      ) : null}
      {kind === undefined || kind === 'line' || kind === 'lines' || kind === 'cells' ? (
        <TextRows edit={edit} isCells={kind === 'cells'} />
      ) : null}
    </>
  );
}
