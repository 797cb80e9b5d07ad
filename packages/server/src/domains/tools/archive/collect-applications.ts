import type { Application as Definition } from '@shorui/engine';
import { imagesFolder } from '@shorui/engine/bundle';
import type { Models } from '../../../database/models.ts';
import { definitionOf } from '../../applications/definition.ts';
import type { Application, ApplicationAsset, ApplicationVersion } from '../../applications/model.ts';
import type { Campaign } from '../../campaigns/model.ts';
import { entryOf, type Facts, type PortableApplication, type PortableCampaign } from './format.ts';
import type { LocalData } from './collect-data.ts';
import { byText, portablePath, toPortable } from './portable.ts';

/** An application as other instances may have it, with the keys of its contents by path. */
export interface Collected {
  readonly row: Application;
  readonly portable: PortableApplication;
  readonly keys: ReadonlyMap<string, string>;
}

const idOf = ({ application_id }: { readonly application_id: number }): number => application_id;

const groupBy = <T>(rows: readonly T[], idOf: (row: T) => number): ReadonlyMap<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(idOf(row), [...(groups.get(idOf(row)) ?? []), row]);
  return groups;
};

interface Parts {
  readonly versions: readonly ApplicationVersion[];
  readonly assets: readonly ApplicationAsset[];
  readonly tags: readonly string[];
  readonly categories: Facts['categories'];
  readonly fields: NonNullable<Facts['shared_fields']>;
  readonly campaigns: readonly Campaign[];
}

const portableCampaign = (row: Campaign): PortableCampaign => {
  const { name, start, end, adds_new_companies, subject, body } = row;
  return { name, start, end, adds_new_companies, subject, body };
};

function collect(
  row: Application,
  { versions, assets, tags, categories, fields, campaigns }: Parts,
  local: LocalData,
): Collected {
  const keys = new Map(assets.map(({ path, key }) => [path, key]));
  const names = { keys, plans: local.planNames };
  const drafts: readonly Definition[] = [definitionOf(row), ...versions.map(definitionOf)];
  const used = new Set(drafts.flatMap(({ files }) => files.map(({ path }) => path)));
  const contents = new Map<string, { readonly key: string; readonly name: string }>();
  for (const { path, key, name } of assets)
    if (used.has(path) || path.startsWith(imagesFolder)) contents.set(portablePath(path, key), { key, name });
  const files = [...contents].map(([path, { name }]) => ({ path, name })).toSorted((a, b) => byText(a.path, b.path));
  const portable: PortableApplication = {
    uid: row.uid ?? '',
    definition: toPortable(definitionOf(row), names),
    facts: {
      publish: row.publish as Facts['publish'],
      published_number: row.published_number,
      usage_limit: row.usage_limit,
      tags: [...tags],
      categories: [...categories],
      versions: versions.map(({ number, note, created_by }) => ({ number, note, created_by })),
      files,
      shared_fields: fields,
      campaigns: campaigns.map(portableCampaign),
    },
    versions: new Map(versions.map((version) => [version.number, toPortable(definitionOf(version), names)])),
  };
  return { row, portable, keys: new Map([...contents].map(([path, { key }]) => [path, key])) };
}

/** Reads applications with their versions and links. Within a transaction, so that all of it is of one moment. */
export async function collectApplications(
  models: Models,
  rows: readonly Application[],
  local: LocalData,
): Promise<readonly Collected[]> {
  const where = { application_id: rows.map(({ id }) => id) };
  const versions = await models.ApplicationVersion.findAll({ where, order: [['number', 'ASC']] });
  const assets = await models.ApplicationAsset.findAll({ where, order: [['id', 'ASC']] });
  const tagLinks = await models.ApplicationTagLink.findAll({ where });
  const categoryLinks = await models.ApplicationCategoryLink.findAll({ where });
  const uses = await models.ApplicationMasterField.findAll({ where, order: [['part_id', 'ASC']] });
  const campaigns = await models.Campaign.findAll({ where, order: [['id', 'ASC']] });
  const of = {
    campaigns: groupBy(campaigns, idOf),
    uses: groupBy(uses, idOf),
    versions: groupBy(versions, idOf),
    assets: groupBy(assets, idOf),
    tags: groupBy(tagLinks, idOf),
    categories: groupBy(categoryLinks, idOf),
  };
  return rows.map((row) => {
    const tags = (of.tags.get(row.id) ?? []).flatMap(({ tag_id }) => local.tagNames.get(tag_id) ?? []);
    const categories = (of.categories.get(row.id) ?? []).flatMap(({ category_id }) => {
      const path = local.categoryPaths.get(category_id);
      return path === undefined ? [] : [path];
    });
    const own = new Set(definitionOf(row).master_fields?.map(({ id }) => id));
    const fields = (of.uses.get(row.id) ?? []).flatMap(({ part_id, master_field_id }) => {
      const field = local.fields.get(master_field_id);
      return field === undefined || !own.has(part_id) ? [] : [{ part: part_id, name: field.name, type: field.type }];
    });
    const parts: Parts = {
      fields,
      campaigns: of.campaigns.get(row.id) ?? [],
      versions: of.versions.get(row.id) ?? [],
      assets: of.assets.get(row.id) ?? [],
      tags: [...new Set(tags)].toSorted(byText),
      categories: [...new Map(categories.map((path) => [path.join('\0'), path]))]
        .toSorted(([a], [b]) => byText(a, b))
        .map(([, path]) => path),
    };
    return collect(row, parts, local);
  });
}

/** Names of the entries of contents, with their keys. */
export const contentEntries = ({ portable, keys }: Collected): [string, string][] =>
  [...keys].map(([path, key]) => [entryOf.file(portable.uid, path), key]);
