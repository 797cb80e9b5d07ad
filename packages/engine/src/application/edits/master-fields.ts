import type { FieldInstance, MasterField } from '../schema/index.ts';
import { thingValues } from './change/thing-values.ts';
import type { ChangeOf } from './change/change.ts';
import type { Draft } from './draft.ts';
import { TakenNames, copyName, cutInstanceName, usedNames } from './unique-name.ts';

/** Properties that master fields and field instances have in common, apart from the name. */
const sharedProperties = Object.keys(thingValues.master_field.properties).filter((key) => key !== 'name');

function shared(thing: FieldInstance | MasterField): Omit<MasterField, 'id' | 'name'> {
  const entries = Object.entries(thing).filter(([key]) => sharedProperties.includes(key));
  return Object.fromEntries(entries) as Omit<MasterField, 'id' | 'name'>;
}

/** Makes a master field of a field instance, which is linked to it from then on. */
export function saveAsMaster(draft: Draft, { field_id: id, name }: ChangeOf<'save_as_master'>): void {
  const { thing: field } = draft.find('field', id);
  const taken = new TakenNames(draft.list('master_field').map((master) => master.name));
  // A name chosen by the user is refused if it is in use; an inherited name is changed.
  const free = name ?? (taken.has(field.name) ? copyName('master_field', field.name, taken) : field.name);
  const master: MasterField = { id: draft.takeId(), name: free, ...shared(field) };
  draft.insert('master_field', master);
  draft.note('created', 'master_field', master);
  draft.replace('field', { ...field, mst_field_id: master.id });
  draft.note('updated', 'field', field, undefined, { property: 'mst_field_id' });
}

/** Makes a field instance of a master field, in a field group or outside all of them. */
export function addFromMaster(draft: Draft, change: ChangeOf<'add_from_master'>): void {
  const { master_field_id: id, name, field_group_id: group, index } = change;
  const { thing: master } = draft.find('master_field', id);
  const taken = usedNames(draft.application);
  const own = cutInstanceName(master.name);
  const field: FieldInstance = {
    id: draft.takeId(),
    name: name === undefined ? (taken.has(own) ? copyName('field', own, taken) : own) : cutInstanceName(name),
    ...shared(master),
    mst_field_id: master.id,
    ...(group !== undefined && { field_group_id: group }),
  };
  const siblings = draft.list('field').filter((other) => other.field_group_id === group);
  const next = index === undefined ? undefined : siblings[index];
  draft.insert('field', field, undefined, next && draft.list('field').indexOf(next));
  draft.note('created', 'field', field);
}
