import type { Group } from '@shorui/server/contract';
import { groupTypes, userPermissions } from '@shorui/server/enums';
import type { FormValues } from '../../../kits/form/form-store.ts';
import { ChecksRow, RadioRow, SelectRow, TextRow } from '../../../kits/form/rows.tsx';
import { optionsOf } from '../../../messages/choices.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { treeRows } from '../../../ui/tree/tree-model.ts';

export type Category = Group['categories'][number];

const none = 'none';
const readOnly = 'read';
const full = 'full';

/** Categories that some group has, by name: the server lists them nowhere else for company users. */
export function knownCategories(groups: readonly Group[]): readonly Category[] {
  const byId = new Map(groups.flatMap(({ categories }) => categories.map((category) => [category.id, category])));
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'ja'));
}

/** No access to any of the categories: where a form begins. */
export function withoutAccess(categories: readonly Category[]): FormValues {
  return Object.fromEntries(categories.map(({ id }) => [`category-${id}`, none]));
}

/** A group as the values of the form. */
export function valuesOfGroup(group: Group, categories: readonly Category[]): FormValues {
  return {
    name: group.name,
    type: group.type,
    parent_id: group.parent_id ?? '',
    permissions: group.permissions,
    ...withoutAccess(categories),
    ...Object.fromEntries(
      group.categories.map(({ id, full_access }) => [`category-${id}`, full_access ? full : readOnly]),
    ),
  };
}

/** The values of the form as the calls take them. */
export function bodyOfGroup(values: FormValues, categories: readonly Category[]) {
  const parent = values['parent_id'];
  return {
    name: typeof values['name'] === 'string' ? values['name'] : '',
    type: values['type'] as Group['type'],
    parent_id: typeof parent === 'number' ? parent : null,
    permissions: (Array.isArray(values['permissions']) ? values['permissions'] : []) as Group['permissions'],
    categories: categories.flatMap(({ id }) => {
      const access = values[`category-${id}`];
      return access === full || access === readOnly ? [{ id, full_access: access === full }] : [];
    }),
  };
}

export interface GroupFieldsProps {
  readonly groups: readonly Group[];
  readonly categories: readonly Category[];
  /** Groups that cannot be the parent. */
  readonly except?: ReadonlySet<number>;
}

/** The fields of a group, for a new one and one that is changed. */
export function GroupFields({ groups, categories, except = new Set() }: GroupFieldsProps) {
  const text = useText(groupsText);
  const parents = treeRows(groups).filter(({ item }) => !except.has(item.id));
  return (
    <>
      <RuledForm title={text.basics}>
        <TextRow name="name" label={text.name} required width={20} />
        <RadioRow name="type" label={text.type} required help={text.typeHelp} number options={optionsOf(groupTypes)} />
        <SelectRow
          name="parent_id"
          label={text.parent}
          required={false}
          number
          width={20}
          options={parents.map(({ item: group, level }) => ({
            value: String(group.id),
            text: `${'　'.repeat(level)}${group.name}`,
          }))}
        />
        <ChecksRow name="permissions" label={text.permissions} required={false} options={optionsOf(userPermissions)} />
      </RuledForm>
      {categories.length === 0 ? null : (
        <RuledForm title={text.categories}>
          {categories.map(({ id, name }) => (
            <RadioRow
              key={id}
              name={`category-${id}`}
              label={name}
              options={[
                { value: none, text: text.noAccess },
                { value: readOnly, text: text.readOnly },
                { value: full, text: text.fullAccess },
              ]}
            />
          ))}
        </RuledForm>
      )}
    </>
  );
}
