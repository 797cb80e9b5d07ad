import type { Transaction } from 'sequelize';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ExportKind } from '../../../contract/tools.ts';
import { collectApplications, contentEntries, type Collected } from './collect-applications.ts';
import { collectData, fieldKey, type LocalData } from './collect-data.ts';
import { entryOf, type Archive, type PortableData, type PortableTemplates } from './format.ts';
import { byText } from './portable.ts';

const nothing: PortableData = { tags: [], categories: [], plans: [], shared_fields: [] };

/** The tags, categories (with those above them), plans and shared fields that applications use. */
function usedData({ data }: LocalData, collected: readonly Collected[]): PortableData {
  const facts = collected.map(({ portable }) => portable.facts);
  const tags = new Set(facts.flatMap((each) => each.tags));
  const categories = new Set(
    facts.flatMap((each) =>
      each.categories.flatMap((path) => path.map((_name, at) => path.slice(0, at + 1).join('\0'))),
    ),
  );
  const definitions = collected.flatMap(({ portable }) => [portable.definition, ...portable.versions.values()]);
  const plans = new Set(definitions.flatMap(({ plan_prices = [] }) => plan_prices.map(({ plan }) => plan)));
  const fields = new Set(facts.flatMap(({ shared_fields = [] }) => shared_fields.map(fieldKey)));
  return {
    tags: data.tags.filter(({ name }) => tags.has(name)),
    categories: data.categories.filter((path) => categories.has(path.join('\0'))),
    plans: data.plans.filter(({ name }) => plans.has(name)),
    shared_fields: (data.shared_fields ?? []).filter((field) => fields.has(fieldKey(field))),
  };
}

/** The templates of the edited version of an application that have a content. */
function templatesOf({ portable, keys }: Collected): PortableTemplates {
  const uploads = new Map(portable.facts.files.map(({ path, name }) => [path, name]));
  const files = portable.definition.files
    .filter(({ path }) => keys.has(path))
    .map(({ id, name, path }) => ({ id, name, upload: uploads.get(path) ?? name, path }));
  return { uid: portable.uid, application: portable.definition.name, files };
}

async function collect(
  database: Database,
  kind: ExportKind,
  ids: readonly number[] | undefined,
): Promise<Archive<string>> {
  const { models } = database;
  const local = await collectData(models);
  const empty = { kind, applications: [], templates: [], contents: new Map<string, string>() };
  if (kind === 'data') return { ...empty, data: local.data };
  const rows = await models.Application.findAll(ids === undefined ? {} : { where: { id: [...ids] } });
  if (ids !== undefined && rows.length < ids.length) throw new AppError('not_found');
  const collected = await collectApplications(
    models,
    rows.toSorted((a, b) => byText(a.uid ?? '', b.uid ?? '')),
    local,
  );
  if (kind === 'application') {
    const contents = new Map(collected.flatMap(contentEntries));
    const applications = collected.map(({ portable }) => portable);
    return { ...empty, data: usedData(local, collected), applications, contents };
  }
  const templates = collected.map(templatesOf);
  const contents = templates.flatMap(({ uid, files }, at) =>
    files.map(({ path }) => [entryOf.template(uid, path), collected[at]?.keys.get(path) ?? ''] as const),
  );
  return { ...empty, data: nothing, templates, contents: new Map(contents) };
}

/**
 * What an export holds, all of one moment: on PostgreSQL the transaction reads a snapshot, on SQLite no one writes meanwhile. Contents
 * never change, so they are read afterwards.
 * @throws {AppError} not_found for an application that does not exist
 */
export function collectArchive(
  database: Database,
  kind: ExportKind,
  ids: readonly number[] | undefined,
): Promise<Archive<string>> {
  return database.write(async (transaction: Transaction) => {
    if (database.dialect === 'postgres') {
      const { sequelize } = database;
      await sequelize.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY', { transaction });
    }
    return collect(database, kind, ids);
  });
}
