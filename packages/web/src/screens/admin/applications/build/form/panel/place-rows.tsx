import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Field } from '../../../../../../ui/field.tsx';
import { SelectInput } from '../../../../../../ui/inputs.tsx';
import { useBuilder, useEdit } from '../../builder-context.ts';
import { changeOfRect, changeOfStyle } from '../document/changes.ts';
import type { Placement } from '../document/placements.ts';
import { useForm } from '../form-context.ts';
import { rounded, type Rect } from '../geometry/rect.ts';
import { NumberRow } from './number-row.tsx';

/** Page, place, size and rotation of a field, as numbers. */
export function PlaceRows({ placement }: { readonly placement: Placement }) {
  const text = useText(builderFormsText);
  const { unit, pages, setPage } = useForm();
  const { store } = useBuilder();
  const edit = useEdit();
  const refusalOf = (changes: Parameters<typeof store.edit>[0], name: string): string | undefined => {
    const outcome = store.edit(changes, { key: `form ${placement.id} ${name}` });
    return 'refusal' in outcome ? outcome.refusal : undefined;
  };
  const set = (name: keyof Rect, value: number | undefined): string | undefined => {
    const change = changeOfRect(placement, { ...placement, [name]: value ?? 0 });
    return change === undefined ? undefined : refusalOf([change], name);
  };
  return (
    <section>
      <h3>{text.place}</h3>
      <div className="form-grid">
        {(['x', 'y', 'width', 'height'] as const).map((name) => (
          <NumberRow
            key={name}
            label={text[name]}
            value={rounded(placement[name])}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
      <p className="ui-help">{text.unitHelp(unit.name)}</p>
      <div className="form-grid">
        <Field label={text.page}>
          {(control) => (
            <SelectInput
              {...control}
              value={String(placement.page)}
              options={pages.map((_, at) => ({ value: String(at + 1), text: String(at + 1) }))}
              onChange={({ target }) => {
                const page = Number(target.value);
                const change = { action: 'update', kind: 'field', id: placement.id, set: { page } } as const;
                if ('made' in edit([change])) setPage(page);
              }}
            />
          )}
        </Field>
        <NumberRow
          label={text.rotation}
          value={placement.field.style?.rotation}
          usual="0"
          onChange={(rotation) => refusalOf([changeOfStyle(placement.field, { rotation })], 'rotation')}
        />
      </div>
    </section>
  );
}
