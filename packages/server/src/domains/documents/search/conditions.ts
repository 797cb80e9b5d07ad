import { metaType } from '@shorui/engine/model';
import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach, type TimedReach } from '../../../access/load.ts';
import { readableCategories, withDescendants } from '../../../access/loaders/category-access.ts';
import type { MetaCondition, SearchConditions } from '../../../contract/documents/search.ts';
import type { DocumentCondition } from '../../../database/full-text/find-texts.ts';
import { searchPattern } from '../../../database/folded/folded-values.ts';
import { startOfDayInJapan } from '../../../time/japan.ts';
import { liveShareSql } from '../marks.ts';
import type { Meta } from '../../metas/model.ts';
import { sortableMetaValue } from '../../metas/stored-value.ts';

const dayMs = 86_400_000;

type Values = Record<string, unknown>;

/** Conditions that are collected; values have names, so that they are never written into the statement. */
class Conditions {
  readonly parts: string[] = [];
  readonly values: Values = {};

  /** `?` is replaced by the value. Nothing for an undefined value. */
  add(sql: string, value?: unknown): void {
    if (value === undefined) return;
    this.parts.push(sql.replaceAll('?', () => this.name(value)));
  }

  name(value: unknown): string {
    const name = `value${Object.keys(this.values).length}`;
    this.values[name] = value;
    return `:${name}`;
  }
}

/**
 * The documents of the member's workspace that he may read and that fulfill the conditions, without the keyword.
 * @throws {AppError} not_found for a category that the member may not read, and for an unknown member
 */
export async function conditionsOf(
  reach: TimedReach,
  actor: MemberActor,
  wanted: SearchConditions,
): Promise<DocumentCondition> {
  const conditions = new Conditions();
  conditions.add('d.workspace_id = ?', actor.workspace.id);
  conditions.parts.push(`d.status = 'filed'`, 'd.deleted_at IS NULL');
  const categories = await categoriesOf(reach, actor, wanted.category_id);
  if (categories !== 'all') conditions.add(categories.length === 0 ? '1 = 0' : 'd.category_id IN (?)', categories);
  if (wanted.created_user_id !== undefined)
    await load(reach, 'user', { id: wanted.created_user_id, actor, deleted: true });
  addFacts(conditions, wanted);
  addShared(conditions, wanted, reach.now());
  await addMetas(reach, conditions, actor, wanted.metas ?? []);
  return { sql: conditions.parts.join(' AND '), values: conditions.values };
}

async function categoriesOf(
  reach: Reach,
  actor: MemberActor,
  id: number | undefined,
): Promise<readonly number[] | 'all'> {
  const readable = await readableCategories(reach.models, actor);
  if (id === undefined) return readable;
  await load(reach, 'document-category', { id, actor });
  const below = await withDescendants(reach.models, actor, id);
  return readable === 'all' ? below : below.filter((each) => readable.includes(each));
}

function addFacts(conditions: Conditions, wanted: SearchConditions): void {
  conditions.add('d.type_id = ?', wanted.type_id);
  conditions.add('d.created_user_id = ?', wanted.created_user_id);
  conditions.add('d.source IN (?)', wanted.sources);
  conditions.add('d.approve IN (?)', wanted.approves);
  conditions.add('d.record_date >= ?', wanted.record_date_from);
  conditions.add('d.record_date <= ?', wanted.record_date_to);
  conditions.add('d.record_amount >= ?', wanted.record_amount_from);
  conditions.add('d.record_amount <= ?', wanted.record_amount_to);
  // The counterparty is the second line of the folded texts of a document.
  if (wanted.record_party !== undefined)
    conditions.add(`d.search_text LIKE ? ESCAPE '!'`, `%\n${searchPattern(wanted.record_party)}`);
  conditions.add(
    `EXISTS (SELECT 1 FROM document_versions v WHERE v.id = d.current_version_id AND v.workspace_id = d.workspace_id AND v.kind IN (?))`,
    wanted.kinds,
  );
  conditions.add('d.created_at >= ?', wanted.created_from && startOfDayInJapan(wanted.created_from));
  conditions.add(
    'd.created_at < ?',
    wanted.created_to && new Date(startOfDayInJapan(wanted.created_to).getTime() + dayMs),
  );
}

function addShared(conditions: Conditions, { is_shared: isShared }: SearchConditions, now: Date): void {
  if (isShared === undefined) return;
  const live = `EXISTS (SELECT 1 FROM document_shares s WHERE s.document_id = d.id AND s.workspace_id = d.workspace_id
    AND ${liveShareSql(conditions.name(now))})`;
  conditions.parts.push(isShared ? live : `NOT ${live}`);
}

/** The end of a day where times are compared (`2026-04-01 09:30`). */
const endOf = ({ type }: Meta, to: string): string =>
  type === metaType.datetime && to.length === 10 ? `${to} 24:00` : to;

/** `%` and `_` are ordinary characters. */
const contains = (text: string): string => `%${text.replace(/[!%_]/g, '!$&')}%`;

async function addMetas(
  { models }: Reach,
  conditions: Conditions,
  actor: MemberActor,
  wanted: readonly MetaCondition[],
): Promise<void> {
  if (wanted.length === 0) return;
  const metas = await models.Meta.findAll({ where: { id: wanted.map(({ meta_id }) => meta_id) }, paranoid: false });
  for (const { meta_id, from, to, values, text } of wanted) {
    const meta = metas.find(({ id }) => id === meta_id);
    if (meta === undefined) {
      // No document has a value of it.
      conditions.parts.push('1 = 0');
      continue;
    }
    const name = (value: unknown): string => conditions.name(value);
    const parts = [
      `m.workspace_id = ${name(actor.workspace.id)}`,
      'm.document_id = d.id',
      `m.meta_id = ${name(meta_id)}`,
      ...(from === undefined ? [] : [`m.sort_value >= ${name(sortableMetaValue(meta, from))}`]),
      ...(to === undefined ? [] : [`m.sort_value <= ${name(sortableMetaValue(meta, endOf(meta, to)))}`]),
      ...(text === undefined ? [] : [`m.value LIKE ${name(contains(text))} ESCAPE '!'`]),
      // Several options of one value are a JSON list.
      ...(values === undefined
        ? []
        : [
            `(${[
              `m.value IN (${name(values)})`,
              ...values.map((value) => `m.value LIKE ${name(contains(JSON.stringify(value)))} ESCAPE '!'`),
            ].join(' OR ')})`,
          ]),
    ];
    conditions.parts.push(`EXISTS (SELECT 1 FROM document_meta_values m WHERE ${parts.join(' AND ')})`);
  }
}
