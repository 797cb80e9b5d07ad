import type { Application as Definition } from '@shorui/engine';
import type { Change, Effect, EffectKind, MasterField as EngineMaster } from '@shorui/engine/model';
import { addMasterFieldCall, saveAsMasterCall } from '../../../contract/applications/index.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { applicationWords } from '../../../messages/applications.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import { applyEdit, type Edited, type NextChange } from '../edit.ts';
import type { Application } from '../model.ts';
import { presentEffects } from '../present.ts';
import type { MasterField } from './model.ts';
import { loadMaster, presentMaster } from './present.ts';
import { checkValues, columnsOfValues, displayOf, engineValuesOf, sharedValuesOf, valuesOf } from './values.ts';

const madeId = (effects: readonly Effect[], kind: EffectKind): number =>
  effects.find((effect) => effect.action === 'created' && effect.kind === kind)?.id ?? 0;

/** The field and its master of an application become linked by an edit, unless the version is published and stays as it is. */
async function linkField(
  unit: UnitOfWork,
  request: { readonly record: Application; readonly row: MasterField; readonly fieldId: number },
  edit: { readonly seen: number | undefined; readonly editor: string; readonly locale: 'jp' | 'en' },
): Promise<Pick<Edited, 'effects' | 'isMade' | 'version'>> {
  const { record, row, fieldId } = request;
  if (record.frozen) return { effects: [], isMade: true, version: record.version };
  const edited = await applyEdit(unit, {
    ...edit,
    record,
    seen: edit.seen ?? record.version,
    changes: [{ action: 'save_as_master', field_id: fieldId }],
    action: saveAsMasterCall.name,
  });
  await unit.models.ApplicationMasterField.create({
    application_id: record.id,
    part_id: madeId(edited.effects, 'master_field'),
    master_field_id: row.id,
  });
  return edited;
}

const save = handle(saveAsMasterCall, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { application_id, field_id: fieldId, name, version: seen } = body;
  const { row, edited } = await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, application_id);
    const field = definitionOf(record).fields.find(({ id }) => id === fieldId);
    if (field === undefined) throw new AppError('not_found');
    const values = { ...sharedValuesOf(field), ...(name === undefined ? {} : { name }) };
    checkValues(values, locale);
    const made = await unit.models.MasterField.create(columnsOfValues(values));
    const subject = { kind: 'master-field', id: made.id };
    const after = { ...values, application_id, field_id: fieldId };
    await unit.audit({ action: 'masterFields.create', subject, workspaceId: null, after });
    const linked = await linkField(unit, { record, row: made, fieldId }, { seen, editor: actor.name, locale });
    return { row: made, edited: linked };
  });
  reply.message(applicationWords[locale].shared);
  const item = await presentMaster(services.database, row);
  return { item, version: edited.version, effects: presentEffects(edited, locale) };
});

/** The application's own copy of a shared field, with the values that the shared one has now. */
function copyChange(definition: Definition, row: MasterField, partId: number | undefined): NextChange[] {
  const masters = definition.master_fields ?? [];
  const value = engineValuesOf(valuesOf(row));
  const known = masters.find(({ id }) => id === partId);
  const { name, ...rest } = value;
  if (known !== undefined) {
    const unset = Object.keys(known).filter((key) => key !== 'id' && key !== 'name' && !(key in rest));
    return [{ action: 'update', kind: 'master_field', id: known.id, set: rest, unset } as unknown as Change];
  }
  return [{ action: 'create', kind: 'master_field', value: { ...value, name: freeName(masters, name) } }];
}

/** Two shared fields may have one name; the masters of an application may not. */
function freeName(masters: readonly EngineMaster[], name: string): string {
  const taken = new Set(masters.map((master) => master.name.normalize('NFC').toLowerCase()));
  const named = (number: number): string => (number === 1 ? name : `${name} (${number})`);
  let number = 1;
  while (taken.has(named(number).normalize('NFC').toLowerCase())) number += 1;
  return named(number);
}

const add = handle(addMasterFieldCall, async ({ actor, body, locale, params, reply, unitOfWork }) => {
  const { master_field_id, version: seen, ...more } = body;
  const edited = await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    await unit.lock(record.id, 'application');
    await record.reload();
    const row = await loadMaster(unit, master_field_id);
    const { ApplicationMasterField } = unit.models;
    const uses = await ApplicationMasterField.findAll({ where: { application_id: record.id, master_field_id } });
    const before = definitionOf(record);
    const own = new Set((before.master_fields ?? []).map(({ id }) => id));
    const partId = uses.find(({ part_id }) => own.has(part_id))?.part_id;
    const masterIn = ({ master_fields = [] }: Definition): number => partId ?? master_fields.at(-1)?.id ?? 0;
    const display = displayOf(valuesOf(row));
    const changes: NextChange[] = [
      ...copyChange(before, row, partId),
      (now) => ({ action: 'add_from_master', master_field_id: masterIn(now), ...more }),
      ...(Object.keys(display).length === 0
        ? []
        : [
            (now: Definition) =>
              ({ action: 'update', kind: 'field', id: now.last_id, set: display }) as unknown as Change,
          ]),
    ];
    const action = addMasterFieldCall.name;
    const done = await applyEdit(unit, { record, seen, changes, action, editor: actor.name, locale });
    if (partId === undefined) {
      const part_id = masterIn(done.definition);
      await ApplicationMasterField.create({ application_id: record.id, part_id, master_field_id });
    }
    return done;
  });
  reply.message(resourceWords[locale].created);
  const { definition, effects, version } = edited;
  const made = definition.fields.find(({ id }) => id === madeId(effects, 'field'));
  return { item: { ...made }, version, effects: presentEffects(edited, locale) };
});

export const sharingHandlers: readonly Mounted[] = [save, add];
