import type { AdminTypeView, BodyOf, createType } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormField, useFormStore } from '../../../../kits/form/form-parts.ts';
import { textOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { OrderedList } from '../../../../kits/form/ordered-list.tsx';
import { SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { tidyLine } from '../../../../kits/form/tidy.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { Field } from '../../../../ui/field.tsx';
import { Checkbox, SelectInput } from '../../../../ui/inputs.tsx';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { Notice } from '../../../../ui/surfaces.tsx';
import { useCategoryOptions } from '../../document-categories/calls.ts';
import { otherGroup, placeOf, selectableMetasQuery, shownIndex } from '../../metas/calls.ts';

/** A meta of the type in the form. */
interface ChosenMeta {
  readonly id: number;
  readonly name: string;
  readonly required: boolean;
}
const metasOf = (value: unknown): readonly ChosenMeta[] =>
  Array.isArray(value) ? (value as readonly ChosenMeta[]) : [];

export const typeValues = (type: AdminTypeView): FormValues => ({
  name: type.name,
  category_id: type.category_id,
  index: shownIndex(type.index),
  metas: type.metas.map(({ id, name }) => ({ id, name, required: type.required_meta_ids.includes(id) })),
});

export function typeBody(values: FormValues): BodyOf<typeof createType> {
  return {
    name: textOf(values, 'name'),
    category_id: Number(textOf(values, 'category_id')),
    index: placeOf(values['index']) ?? otherGroup,
    metas: metasOf(values['metas']).map(({ id, required }) => ({ id, required })),
  };
}

/** The metas of the type, in order; each may be required. */
function MetasRow() {
  const { types: text, ...words } = useText(metasText);
  const store = useFormStore();
  const { value, error } = useFormField('metas', text.metas);
  const chosen = metasOf(value);
  const { data } = useQuery(selectableMetasQuery);
  const free = (data?.groups ?? [])
    .flatMap(({ id, name, metas }) => metas.map((meta) => ({ ...meta, group: id === otherGroup ? '' : name })))
    .filter(({ id }) => chosen.every((each) => each.id !== id));
  const set = (next: readonly ChosenMeta[]): void => store.set('metas', next);
  return (
    <Field label={text.metas} required={false} help={text.metasHelp} error={error} group>
      {() => (
        <>
          <OrderedList
            label={text.metas}
            items={chosen}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onChange={set}
            controls={(meta, index) => (
              <Checkbox
                label={words.required}
                aria-label={words.requiredOf(meta.name)}
                checked={meta.required}
                onChange={({ target }) => set(chosen.toSpliced(index, 1, { ...meta, required: target.checked }))}
              />
            )}
          />
          <SelectInput
            aria-label={text.choose}
            width={20}
            value=""
            options={[
              { value: '', text: text.choose },
              ...free.map(({ id, name, group }) => ({
                value: String(id),
                text: group === '' ? name : `${group} / ${name}`,
              })),
            ]}
            onChange={({ target }) => {
              const found = free.find(({ id }) => String(id) === target.value);
              if (found !== undefined) set([...chosen, { id: found.id, name: found.name, required: false }]);
            }}
          />
        </>
      )}
    </Field>
  );
}

/** What a type is called, its category and its metas. `saved`: the type as it is, for what a change means. */
export function TypeRows({ saved }: { readonly saved?: AdminTypeView | undefined }) {
  const { types: text, ...words } = useText(metasText);
  return (
    <>
      {saved === undefined || saved.document_count === 0 ? null : (
        <Notice kind="info">{text.used(saved.document_count)}</Notice>
      )}
      <RuledForm>
        <TextRow name="name" label={text.name} required width={30} tidy={tidyLine} />
        <SelectRow name="category_id" label={text.category} required number width={30} options={useCategoryOptions()} />
        <MetasRow />
        <TextRow
          name="index"
          label={words.index}
          required={false}
          inputMode="numeric"
          width={8}
          help={words.indexHelp}
        />
      </RuledForm>
    </>
  );
}
