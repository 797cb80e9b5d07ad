import { describeProblem, type Problem } from '@shorui/engine';
import { describeEffect, type Effect } from '@shorui/engine/model';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { ApplicationRow, ApplicationView } from '../../contract/applications/index.ts';
import { definitionOf } from './definition.ts';
import type { Application } from './model.ts';

type Linked = ApplicationRow['tags'][number];

interface LinkRow extends Linked {
  readonly application_id: number;
}

async function linksOf(
  sequelize: Sequelize,
  ids: readonly number[],
  { links, column, table, color }: { links: string; column: string; table: string; color: string },
): Promise<ReadonlyMap<number, Linked[]>> {
  const found = new Map<number, Linked[]>();
  if (ids.length === 0) return found;
  const rows = await sequelize.query<LinkRow>(
    `SELECT l.application_id, t.id, t.name, ${color} AS color FROM ${links} l JOIN ${table} t ON t.id = l.${column}
     WHERE l.application_id IN (:ids) AND t.deleted_at IS NULL ORDER BY t.sort_key, t.id`,
    { replacements: { ids: [...ids] }, type: QueryTypes.SELECT },
  );
  for (const { application_id, id, name, color: own } of rows)
    found.set(application_id, [...(found.get(application_id) ?? []), { id, name, color: own }]);
  return found;
}

/** Rows of the list, with their tags and categories by two queries for all. */
export async function presentApplications(
  { sequelize }: { readonly sequelize: Sequelize },
  rows: readonly Application[],
): Promise<ApplicationRow[]> {
  const ids = rows.map(({ id }) => id);
  const [tags, categories] = await Promise.all([
    linksOf(sequelize, ids, {
      links: 'application_tag_links',
      column: 'tag_id',
      table: 'application_tags',
      color: 't.color',
    }),
    linksOf(sequelize, ids, {
      links: 'application_category_links',
      column: 'category_id',
      table: 'application_categories',
      color: 'NULL',
    }),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    number: row.number,
    publish: row.publish as ApplicationRow['publish'],
    published_number: row.published_number,
    frozen: row.frozen,
    question_count: row.question_count,
    file_count: row.file_count,
    usage_limit: row.usage_limit,
    tags: tags.get(row.id) ?? [],
    categories: categories.get(row.id) ?? [],
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

export async function presentApplication(
  database: { readonly sequelize: Sequelize },
  row: Application,
): Promise<ApplicationView> {
  const [shown] = await presentApplications(database, [row]);
  if (shown === undefined) throw new Error('One row gives one view.');
  return { ...shown, definition: definitionOf(row) };
}

/** The effects of an edit that was made, or of one that was only asked about, in the words of the caller. */
export const presentEffects = (
  { effects, isMade }: { readonly effects: readonly Effect[]; readonly isMade: boolean },
  locale: 'jp' | 'en',
) =>
  effects.map((effect) => {
    const { kind, id, name, action, property, before, after, because } = effect;
    return {
      kind,
      id,
      name,
      action,
      ...(property === undefined ? {} : { property }),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(because === undefined ? {} : { because: { kind: because.kind, id: because.id, name: because.name } }),
      text: describeEffect(effect, locale === 'jp' ? 'ja' : 'en', isMade ? 'made' : 'coming'),
    };
  });

/** What the engine has to say about a file, in the words of the caller. */
export const presentFindings = (problems: readonly Problem[], locale: 'jp' | 'en') =>
  problems.map((problem) => ({
    id: problem.id,
    severity: problem.severity,
    text: describeProblem(problem, locale === 'jp' ? 'ja' : 'en'),
    ...(problem.place.path === undefined ? {} : { path: problem.place.path }),
  }));
