import type { FieldCells } from '@shorui/engine/model';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { builderFormStylesText } from '../../../../../../messages/builder-form-styles.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { Field } from '../../../../../../ui/field.tsx';
import { TextInput } from '../../../../../../ui/inputs.tsx';
import { useDraft } from '../../properties/use-draft.ts';
import type { Placement } from '../document/placements.ts';
import { useForm } from '../form-context.ts';
import { useCells } from '../use-cells.ts';
import { BoxRows } from './box-rows.tsx';
import { NumberRow } from './number-row.tsx';
import type { StyleEdit } from './style-edit.ts';
import { Choice } from './style-parts.tsx';

type CellValues = { readonly [Name in keyof FieldCells]?: FieldCells[Name] | undefined };

/** Cells that hold one character each. */
export function CellRows({ edit, chosen }: { readonly edit: StyleEdit; readonly chosen: readonly Placement[] }) {
  const { chooseCell } = useForm();
  const [only, ...others] = chosen;
  const single = others.length === 0 ? only : undefined;
  const text = useText(builderFormStylesText);
  const cells = edit.of('cells') ?? {};
  const set = (values: CellValues): string | undefined =>
    edit.set({
      cells: Object.fromEntries(Object.entries({ ...cells, ...values }).filter(([, value]) => value !== undefined)),
    });
  const content = cells.content ?? 'text';
  return (
    <>
      {cells.boxes === undefined ? (
        <div className="form-grid">
          <NumberRow label={text.count} value={cells.count} onChange={(count) => set({ count })} />
          <GroupsRow groups={cells.groups} onChange={(groups) => set({ groups })} />
          <NumberRow label={text.gap} value={cells.gap} usual="0" onChange={(gap) => set({ gap })} />
          <NumberRow
            label={text.groupGap}
            value={cells.group_gap}
            usual="0"
            onChange={(group_gap) => set({ group_gap })}
          />
          <NumberRow label={text.rows} value={cells.rows} usual="1" onChange={(rows) => set({ rows })} />
          {single === undefined ? null : <PlaceCells placement={single} />}
        </div>
      ) : (
        <div className="form-even">
          <p>{text.cellBoxes(cells.boxes.length)}</p>
          {single === undefined ? null : <BoxRows placement={single} />}
          <Button
            size="small"
            onClick={() => {
              chooseCell(undefined);
              set({ boxes: undefined, count: cells.boxes?.length });
            }}
          >
            {text.evenCells}
          </Button>
        </div>
      )}
      <div className="form-grid">
        <Choice
          label={text.cellContent}
          value={content}
          words={text.cellContents}
          onChange={(value) => set({ content: value === 'text' ? undefined : value })}
        />
        <Choice
          label={text.cellAlign}
          value={cells.align}
          words={text.cellAligns}
          usual={text.usual(text.cellAligns[content === 'money' ? 'right' : 'left'])}
          onChange={(align) => set({ align })}
        />
        <Choice
          label={text.widthKind}
          value={cells.width_kind ?? 'keep'}
          words={text.widthKinds}
          onChange={(value) => set({ width_kind: value === 'keep' ? undefined : value })}
        />
        {content === 'date' ? (
          <Choice
            label={text.era}
            value={cells.era ?? 'kanji'}
            words={text.eras}
            onChange={(value) => set({ era: value === 'kanji' ? undefined : value })}
          />
        ) : null}
        {content === 'money' ? (
          <ShortRow
            label={text.currency}
            value={cells.currency_mark}
            onChange={(currency_mark) => set({ currency_mark })}
          />
        ) : null}
        <ShortRow label={text.pad} value={cells.pad} trims={false} onChange={(pad) => set({ pad })} />
      </div>
    </>
  );
}

/** Gives each cell a place of its own, where it is now. */
function PlaceCells({ placement }: { readonly placement: Placement }) {
  const text = useText(builderFormStylesText);
  const { cells, setCells, choose } = useCells(placement);
  return (
    <Button
      size="small"
      onClick={() => {
        if (setCells(cells) === undefined) choose(0);
      }}
    >
      {text.placeCells}
    </Button>
  );
}

/** A character or two. */
function ShortRow({
  label,
  value,
  trims = true,
  onChange,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly trims?: boolean;
  readonly onChange: (value: string | undefined) => string | undefined;
}) {
  const draft = useDraft(value ?? '', (typed) => {
    const next = trims ? typed.trim() : typed;
    if (next === (value ?? '')) return undefined;
    return onChange(next === '' ? undefined : next);
  });
  return (
    <Field label={label} error={draft.error}>
      {(control) => <TextInput {...control} {...draft.input} />}
    </Field>
  );
}

/** Numbers of cells between gaps: 3,4. */
function GroupsRow({
  groups,
  onChange,
}: {
  readonly groups: readonly number[] | undefined;
  readonly onChange: (groups: number[] | undefined) => string | undefined;
}) {
  const text = useText(builderFormStylesText);
  const { badNumber } = useText(builderFormsText);
  const draft = useDraft(groups?.join(',') ?? '', (typed) => {
    const parts = typed
      .normalize('NFKC')
      .split(/[\s,、・-]+/u)
      .filter((part) => part !== '');
    const numbers = parts.map(Number);
    if (numbers.some((each) => !Number.isInteger(each) || each < 1)) return badNumber;
    if (numbers.join(',') === (groups?.join(',') ?? '')) return undefined;
    return onChange(numbers.length === 0 ? undefined : numbers);
  });
  return (
    <Field label={text.groups} error={draft.error}>
      {(control) => <TextInput {...control} placeholder={text.groupsHelp} {...draft.input} />}
    </Field>
  );
}
