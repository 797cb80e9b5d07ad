import type { Change } from '@shorui/engine/model';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Company } from '../../accounts/companies/model.ts';
import { columnsOf } from '../../applications/definition.ts';
import { applyEdit } from '../../applications/edit.ts';
import type { Application } from '../../applications/model.ts';
import { columnsOfValues } from '../../applications/master-fields/values.ts';
import { categoryKey, fieldKey } from '../archive/collect-data.ts';
import { entryOf, type PortableApplication, type PortableCampaign } from '../archive/format.ts';
import { toLocal } from '../archive/portable.ts';
import type { ReceivedArchive } from '../archive/read-archive.ts';
import type { ImportPlan, PlannedApplication, PlannedTemplates } from './plan-import.ts';
import { addAsset, type StoredContents } from './store-contents.ts';

/** Ids of this instance by the names of the export. */
interface Names {
  readonly tags: Map<string, number>;
  readonly categories: Map<string, number>;
  readonly plans: Map<string, number>;
  readonly fields: Map<string, number>;
}

interface Importing {
  readonly unit: UnitOfWork;
  readonly archive: ReceivedArchive;
  readonly plan: ImportPlan;
  readonly stored: StoredContents;
  readonly editor: string;
  readonly locale: 'jp' | 'en';
}

const action = 'tools.confirmImport';

async function importData({ unit, archive, plan }: Importing): Promise<Names> {
  const { models } = unit;
  const { local } = plan;
  const names: Names = {
    tags: new Map(local.tagIds),
    categories: new Map(local.categoryIds),
    plans: new Map(local.planIds),
    fields: new Map(local.fieldIds),
  };
  const note = (kind: string, id: number, values: Readonly<Record<string, unknown>>) =>
    unit.audit({ action, subject: { kind, id }, workspaceId: null, after: values });
  for (const tag of archive.data.tags) {
    const id = names.tags.get(tag.name);
    if (id === undefined) {
      const made = await models.ApplicationTag.create(tag);
      names.tags.set(tag.name, made.id);
      await note('application-tag', made.id, tag);
    } else if (archive.kind === 'data') {
      const row = await models.ApplicationTag.findByPk(id);
      if (row === null || row.color === tag.color) continue;
      await row.update({ color: tag.color, version: row.version + 1 });
      await note('application-tag', id, tag);
    }
  }
  // Shorter paths first: a parent is made before what is in it.
  for (const path of archive.data.categories.toSorted((a, b) => a.length - b.length)) {
    for (let length = 1; length <= path.length; length += 1) {
      const key = categoryKey(path.slice(0, length));
      if (names.categories.has(key)) continue;
      const parent = length === 1 ? undefined : names.categories.get(categoryKey(path.slice(0, length - 1)));
      const values = { name: path[length - 1] ?? '', parent_id: parent ?? null };
      const made = await models.ApplicationCategory.create(values);
      names.categories.set(key, made.id);
      await note('application-category', made.id, values);
    }
  }
  for (const plan of archive.data.plans) {
    if (names.plans.has(plan.name)) continue;
    const made = await models.Plan.create(plan);
    names.plans.set(plan.name, made.id);
    await note('plan', made.id, plan);
  }
  for (const field of archive.data.shared_fields ?? []) {
    if (names.fields.has(fieldKey(field))) continue;
    const values = { ...field.values, name: field.name, type: field.type };
    const made = await models.MasterField.create(columnsOfValues(values));
    names.fields.set(fieldKey(field), made.id);
    await note('master-field', made.id, values);
  }
  return names;
}

const idsOf = (keys: readonly string[], ids: ReadonlyMap<string, number>): number[] => [
  ...new Set(keys.flatMap((key) => ids.get(key) ?? [])),
];

async function replaceLinks({ models }: UnitOfWork, id: number, { facts }: PortableApplication, names: Names) {
  const where = { application_id: id };
  await models.ApplicationTagLink.destroy({ where });
  await models.ApplicationCategoryLink.destroy({ where });
  const tags = idsOf(facts.tags, names.tags);
  const categories = idsOf(facts.categories.map(categoryKey), names.categories);
  await models.ApplicationTagLink.bulkCreate(tags.map((tag_id) => ({ ...where, tag_id })));
  await models.ApplicationCategoryLink.bulkCreate(categories.map((category_id) => ({ ...where, category_id })));
}

/** Links the master fields of an application to the shared fields that they were copied from. Older exports change no link. */
async function replaceUses({ models }: UnitOfWork, id: number, portable: PortableApplication, { fields }: Names) {
  const { shared_fields: links } = portable.facts;
  if (links === undefined) return;
  const where = { application_id: id };
  const parts = new Set(portable.definition.master_fields?.map((part) => part.id));
  await models.ApplicationMasterField.destroy({ where });
  const uses = new Map(
    links.flatMap((link) => {
      const master_field_id = fields.get(fieldKey(link));
      return master_field_id === undefined || !parts.has(link.part) ? [] : [[link.part, master_field_id] as const];
    }),
  );
  await models.ApplicationMasterField.bulkCreate(
    [...uses].map(([part_id, master_field_id]) => ({ ...where, part_id, master_field_id })),
  );
}

async function writeApplication(
  { unit }: Importing,
  { portable, here }: PlannedApplication,
  names: Names,
): Promise<Application> {
  const { uid, definition, facts } = portable;
  const { publish, published_number, usage_limit } = facts;
  const columns = { publish, published_number, usage_limit };
  if (here === undefined) {
    const row = await unit.models.Application.create({ name: definition.name, definition: '', uid });
    await row.update({ ...columnsOf(toLocal(definition, row.id, names.plans)), ...columns });
    const subject = { kind: 'application', id: row.id };
    await unit.audit({ action, subject, workspaceId: null, after: { name: row.name, uid } });
    return row;
  }
  const { row } = here;
  const changes = { ...columnsOf(toLocal(definition, row.id, names.plans)), ...columns };
  await changeVersioned(unit, { record: row, kind: 'application', workspaceId: 'all', seen: row.version, changes });
  // Without a line of what it touched, edits that are based on an older state are refused: the whole content may be another.
  const subject = { kind: 'application', id: row.id };
  await unit.audit({ action, subject, workspaceId: null, after: { name: row.name, uid } });
  return row;
}

/** Adds campaigns. Whom they reach is for the staff here to choose; new companies are those that are made from now on. */
async function addCampaigns(unit: UnitOfWork, id: number, campaigns: readonly PortableCampaign[]) {
  if (campaigns.length === 0) return;
  const newest = await unit.models.Company.max<number | null, Company>('id');
  for (const campaign of campaigns) {
    const values = { ...campaign, application_id: id, newest_company_id: newest ?? 0 };
    const made = await unit.models.Campaign.create(values);
    await unit.audit({ action, subject: { kind: 'campaign', id: made.id }, workspaceId: null, after: values });
  }
}

async function importApplication(importing: Importing, planned: PlannedApplication, names: Names): Promise<void> {
  const { unit, stored } = importing;
  const { portable, newVersions } = planned;
  const row = await writeApplication(importing, planned, names);
  for (const version of portable.facts.versions) {
    const where = { application_id: row.id, number: version.number };
    const definition = portable.versions.get(version.number);
    if (definition === undefined) continue;
    const values = { note: version.note, created_by: version.created_by };
    if (newVersions.includes(version.number)) {
      const content = JSON.stringify(toLocal(definition, row.id, names.plans));
      await unit.models.ApplicationVersion.create({ ...where, ...values, definition: content });
    } else await unit.models.ApplicationVersion.update(values, { where });
  }
  await replaceLinks(unit, row.id, portable, names);
  await replaceUses(unit, row.id, portable, names);
  await addCampaigns(unit, row.id, planned.newCampaigns);
  for (const { path, name } of portable.facts.files)
    await addAsset(unit, { applicationId: row.id, path, name }, stored.get(entryOf.file(portable.uid, path)));
}

async function importTemplates(
  { unit, stored, editor, locale }: Importing,
  { portable, here, changed }: PlannedTemplates,
): Promise<void> {
  if (here === undefined || changed.length === 0) return;
  const { row } = here;
  for (const { path, upload } of changed) {
    const content = stored.get(entryOf.template(portable.uid, path));
    await addAsset(unit, { applicationId: row.id, path, name: upload }, content);
  }
  const changes = changed.map(({ id, path }): Change => ({ action: 'update', kind: 'file', id, set: { path } }));
  await applyEdit(unit, { record: row, seen: row.version, changes, action, editor, locale });
}

/** Applies a plan within one unit of work. The contents are stored already. */
export async function applyImport(importing: Importing): Promise<void> {
  const names = await importData(importing);
  for (const planned of importing.plan.applications)
    if (planned.action !== 'unchanged') await importApplication(importing, planned, names);
  for (const planned of importing.plan.templates) await importTemplates(importing, planned);
}
