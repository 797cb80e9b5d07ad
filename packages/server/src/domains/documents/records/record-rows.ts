import type { Reach } from '../../../access/load.ts';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import { recordHeadings } from '../../../messages/document-records.ts';
import type { CsvCell, CsvColumn } from '../../../output/csv.ts';
import type { StoredFile } from '../../files/model.ts';
import type { Document, DocumentVersion } from '../model.ts';
import { byId, peopleOf } from '../people-of.ts';
import { headTextsOf } from '../search/head-texts.ts';

/** Documents that are read in one go. */
const batch = 200;

/** A document in a list for an inspector. */
export interface RecordRow {
  readonly document: Document;
  readonly category: string;
  readonly version: DocumentVersion | undefined;
  readonly file: StoredFile | undefined;
  readonly creator: string;
  /** `契約番号：12` for each meta field, one a line. */
  readonly metas: string;
}

const given = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.flatMap((id) => (id === null || id === undefined ? [] : [id]))),
];

/** Documents of a workspace by id, in batches; those that are deleted meanwhile are left out. */
export async function* recordRows(
  reach: Reach,
  workspaceId: number,
  ids: readonly number[],
): AsyncGenerator<readonly RecordRow[]> {
  for (let from = 0; from < ids.length; from += batch)
    yield await readRows(reach, workspaceId, ids.slice(from, from + batch));
}

async function readRows(reach: Reach, workspaceId: number, ids: readonly number[]): Promise<readonly RecordRow[]> {
  const { models } = reach;
  const own = inWorkspace(workspaceId);
  const documents = await scoped(models.Document, own).findAll({ where: { id: [...ids] }, order: [['id', 'ASC']] });
  const versions = byId(
    await scoped(models.DocumentVersion, own).findAll({
      where: { id: given(documents.map((each) => each.current_version_id)) },
    }),
  );
  const files = byId(
    await scoped(models.StoredFile, own).findAll({
      where: { id: [...versions.values()].map(({ file_id }) => file_id) },
      paranoid: false,
    }),
  );
  const categories = byId(
    await scoped(models.DocumentCategory, own).findAll({
      where: { id: given(documents.map(({ category_id }) => category_id)) },
      paranoid: false,
    }),
  );
  const people = await peopleOf(reach, given(documents.map(({ created_user_id }) => created_user_id)));
  const texts = await headTextsOf(reach, workspaceId, documents);
  return documents.map((document) => {
    const version = versions.get(document.current_version_id ?? 0);
    const metas = (texts.get(document.id) ?? []).filter((text) => text.in === 'meta');
    return {
      document,
      category: categories.get(document.category_id ?? 0)?.name ?? '',
      version,
      file: files.get(version?.file_id ?? 0),
      creator: people.get(document.created_user_id ?? 0)?.full_name ?? '',
      metas: metas.map(({ meta, text }) => `${meta ?? ''}：${text}`).join('\n'),
    };
  });
}

const values: Readonly<Record<keyof typeof recordHeadings, (row: RecordRow) => CsvCell>> = {
  id: ({ document }) => document.id,
  record_date: ({ document }) => document.record_date ?? null,
  record_amount: ({ document }) => document.record_amount ?? null,
  record_party: ({ document }) => document.record_party ?? null,
  name: ({ document }) => document.name,
  category: ({ category }) => category,
  metas: ({ metas }) => metas,
  file: ({ file }) => file?.name ?? null,
  version: ({ version }) => version?.number ?? null,
  size: ({ version }) => version?.size ?? null,
  sha256: ({ version }) => version?.sha256 ?? null,
  created_at: ({ document }) => document.created_at,
  creator: ({ creator }) => creator,
  updated_at: ({ document }) => document.updated_at,
};

/** Columns of the list of documents, in the order of their headings. */
export const recordColumns = (locale: 'jp' | 'en'): readonly CsvColumn<RecordRow>[] =>
  (Object.keys(recordHeadings) as (keyof typeof recordHeadings)[]).map((name) => ({
    heading: recordHeadings[name][locale],
    value: values[name],
  }));
