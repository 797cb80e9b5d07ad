import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { Field } from '../../../../../../ui/field.tsx';
import { SelectInput } from '../../../../../../ui/inputs.tsx';
import type { Placement } from '../document/placements.ts';
import { atPitch, cellsOfCount, pitchOf } from '../geometry/cells.ts';
import { rounded, type Rect } from '../geometry/rect.ts';
import { useCells } from '../use-cells.ts';
import { NumberRow } from './number-row.tsx';

/** Most cells of a field (the schema of styles). */
const mostCells = 1000;

/** Cells that are placed one by one: number and distance of all, and the place of the one that is chosen. */
export function BoxRows({ placement }: { readonly placement: Placement }) {
  const text = useText(builderFormStylesText);
  const words = useText(builderFormsText);
  const { cells, chosen, choose, setCells, remove } = useCells(placement);
  const cell = chosen === undefined ? undefined : cells[chosen];
  const key = (name: string): string => `form cells ${placement.id} ${name}`;
  const setCount = (count: number | undefined): string | undefined => {
    if (count === undefined || !Number.isInteger(count) || count < 1 || count > mostCells) {
      return text.badCount(mostCells);
    }
    return setCells(cellsOfCount(cells, count), key('count'));
  };
  const setPitch = (pitch: number | undefined): string | undefined =>
    pitch === undefined ? words.badNumber : setCells(atPitch(cells, pitch), key('pitch'));
  const setSide = (name: keyof Rect, value: number | undefined): string | undefined => {
    if (chosen === undefined || cell === undefined) return undefined;
    if (value === undefined) return words.badNumber;
    return setCells(cells.with(chosen, { ...cell, [name]: value }), key(`${chosen} ${name}`));
  };
  return (
    <>
      <div className="form-grid">
        <NumberRow label={text.count} value={cells.length} onChange={setCount} />
        <NumberRow label={text.pitch} value={pitchOf(cells)} usual={text.uneven} onChange={setPitch} />
      </div>
      <Button
        size="small"
        aria-pressed={chosen !== undefined}
        onClick={() => choose(chosen === undefined ? 0 : undefined)}
      >
        {text.moveCells}
      </Button>
      {chosen === undefined || cell === undefined ? null : (
        <>
          <p className="ui-help">{text.moveCellsHelp}</p>
          <div className="form-grid">
            <Field label={text.cell}>
              {(control) => (
                <SelectInput
                  {...control}
                  value={String(chosen)}
                  options={cells.map((_, at) => ({ value: String(at), text: text.cellNumber(at + 1, cells.length) }))}
                  onChange={({ target }) => choose(Number(target.value))}
                />
              )}
            </Field>
            <Button size="small" disabled={cells.length < 2} onClick={() => remove(chosen)}>
              {text.removeCell}
            </Button>
          </div>
          <div className="form-grid" key={chosen}>
            {(['x', 'y', 'width', 'height'] as const).map((name) => (
              <NumberRow
                key={name}
                label={text.ofCell(words[name])}
                value={rounded(cell[name])}
                onChange={(value) => setSide(name, value)}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}
