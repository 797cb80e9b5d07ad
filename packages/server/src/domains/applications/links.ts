import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { applicationWords } from '../../messages/applications.ts';

/** Ids of the tags and categories of an application; those that are not given stay. */
export interface Links {
  readonly tag_ids?: readonly number[];
  readonly category_ids?: readonly number[];
}

type Values = Readonly<Record<string, unknown>>;

interface Table {
  findAll(options: object): Promise<readonly { get(name: string): unknown }[]>;
  destroy(options: object): Promise<number>;
  bulkCreate(rows: readonly object[]): Promise<unknown>;
}

/** @throws {AppError} invalid where an id is of no tag or category */
async function replace(
  { models }: UnitOfWork,
  applicationId: number,
  ids: readonly number[],
  [name, locale]: readonly [name: keyof Links, locale: 'jp' | 'en'],
): Promise<readonly number[]> {
  const [links, targets, column] =
    name === 'tag_ids'
      ? ([models.ApplicationTagLink, models.ApplicationTag, 'tag_id'] as const)
      : ([models.ApplicationCategoryLink, models.ApplicationCategory, 'category_id'] as const);
  const table = links as unknown as Table;
  const known = await (targets as unknown as Table).findAll({ where: { id: [...ids] }, attributes: ['id'] });
  if (known.length < ids.length) {
    const { unknownTags, unknownCategories } = applicationWords[locale];
    throw new AppError('invalid', { fields: { [name]: [name === 'tag_ids' ? unknownTags : unknownCategories] } });
  }
  const before = await table.findAll({ where: { application_id: applicationId }, order: [[column, 'ASC']] });
  await table.destroy({ where: { application_id: applicationId } });
  await table.bulkCreate(ids.map((id) => ({ application_id: applicationId, [column]: id })));
  return before.map((row) => row.get(column) as number);
}

/** Replaces the tags and categories of an application. Gives them before and after for the audit, if any were given. */
export async function setLinks(
  unit: UnitOfWork,
  applicationId: number,
  links: Links,
  locale: 'jp' | 'en',
): Promise<{ readonly before: Values; readonly after: Values } | undefined> {
  const before: Record<string, readonly number[]> = {};
  for (const name of ['tag_ids', 'category_ids'] as const) {
    const ids = links[name];
    if (ids !== undefined) before[name] = await replace(unit, applicationId, ids, [name, locale]);
  }
  return Object.keys(before).length === 0 ? undefined : { before, after: { ...links } };
}

/** Gives one application the tags and categories of another. */
export async function copyLinks({ models }: UnitOfWork, from: number, to: number): Promise<void> {
  const [tags, categories] = await Promise.all([
    models.ApplicationTagLink.findAll({ where: { application_id: from } }),
    models.ApplicationCategoryLink.findAll({ where: { application_id: from } }),
  ]);
  await models.ApplicationTagLink.bulkCreate(tags.map(({ tag_id }) => ({ application_id: to, tag_id })));
  await models.ApplicationCategoryLink.bulkCreate(
    categories.map(({ category_id }) => ({ application_id: to, category_id })),
  );
}
