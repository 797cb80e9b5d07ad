import type { BodyOf, createMetaGroup, MetaGroupView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormField, useFormStore } from '../../../../kits/form/form-parts.ts';
import { textOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { OrderedList } from '../../../../kits/form/ordered-list.tsx';
import { SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { tidyLine } from '../../../../kits/form/tidy.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { Field } from '../../../../ui/field.tsx';
import { SelectInput } from '../../../../ui/inputs.tsx';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { otherGroup, placeOf, selectableMetasQuery, shownIndex } from '../../metas/calls.ts';
import { widthOptions } from '../../metas/edit/meta-rows.tsx';

type Item = MetaGroupView['items'][number];
const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? (value as readonly Item[]) : []);
const keyOf = ({ item_type, item_id }: Item): string => `${item_type}:${item_id}`;

export const groupValues = (group: MetaGroupView): FormValues => ({
  name: group.name,
  layout: group.layout,
  index: shownIndex(group.index),
  items: group.items,
});

export function groupBody(values: FormValues): BodyOf<typeof createMetaGroup> {
  return {
    name: textOf(values, 'name'),
    layout: placeOf(values['layout']) ?? 2,
    index: placeOf(values['index']) ?? otherGroup,
    items: itemsOf(values['items']).map(({ item_type, item_id, pivot }) => ({
      item_type,
      item_id,
      pivot,
    })),
  };
}

/** The metas and groups in the group, in order, with their widths. */
function ItemsRow({ own }: { readonly own: number | undefined }) {
  const { groups: text, ...words } = useText(metasText);
  const store = useFormStore();
  const { value, error } = useFormField('items', text.items);
  const items = itemsOf(value);
  const { data } = useQuery(selectableMetasQuery);
  const groups = data?.groups ?? [];
  const pivot = { layout: 2 };
  const all: readonly Item[] = [
    ...groups.flatMap(({ metas }) =>
      metas.map(({ id, name, layout }) => ({ item_type: 'meta' as const, item_id: id, name, pivot: { layout } })),
    ),
    ...groups
      .filter(({ id }) => id !== otherGroup && id !== own)
      .map(({ id, name }) => ({ item_type: 'group' as const, item_id: id, name, pivot })),
  ];
  const nameOf = ({ item_type, name }: Item): string => (item_type === 'group' ? text.groupItem(name) : name);
  const free = all.filter((item) => items.every((each) => keyOf(each) !== keyOf(item)));
  const set = (next: readonly Item[]): void => store.set('items', next);
  return (
    <Field label={text.items} required={false} help={text.itemsHelp} error={error} group>
      {() => (
        <>
          <OrderedList
            label={text.items}
            items={items}
            keyOf={keyOf}
            nameOf={nameOf}
            onChange={set}
            controls={(item, index) => (
              <SelectInput
                aria-label={`${nameOf(item)}: ${words.layout}`}
                width={8}
                value={String(item.pivot.layout)}
                options={widthOptions(words.columns)}
                onChange={({ target }) =>
                  set(items.toSpliced(index, 1, { ...item, pivot: { layout: Number(target.value) } }))
                }
              />
            )}
          />
          <SelectInput
            aria-label={text.choose}
            width={20}
            value=""
            options={[
              { value: '', text: text.choose },
              ...free.map((item) => ({ value: keyOf(item), text: nameOf(item) })),
            ]}
            onChange={({ target }) => {
              const chosen = free.find((item) => keyOf(item) === target.value);
              if (chosen !== undefined) set([...items, chosen]);
            }}
          />
        </>
      )}
    </Field>
  );
}

/** What a group is called, where it is shown and what is in it. */
export function GroupRows({ own }: { readonly own?: number }) {
  const { groups: text, ...words } = useText(metasText);
  return (
    <RuledForm>
      <TextRow name="name" label={text.name} required width={30} tidy={tidyLine} />
      <ItemsRow own={own} />
      <SelectRow
        name="layout"
        label={words.layout}
        required
        number
        help={words.layoutHelp}
        options={widthOptions(words.columns)}
      />
      <TextRow name="index" label={words.index} required={false} inputMode="numeric" width={8} help={words.indexHelp} />
    </RuledForm>
  );
}
