import type { MemberActor } from '../../access/actor.ts';
import type { Reach, TimedReach } from '../../access/load.ts';
import { setDocumentAccess } from '../../access/loaders/category-access.ts';
import { mayChangeDocument } from '../../access/policies/documents.ts';
import { scoped } from '../../access/scoped.ts';
import type * as contract from '../../contract/documents/index.ts';
import type { Named, PersonName } from '../../contract/people.ts';
import type { DocumentCategory } from '../document-categories/model.ts';
import type { StoredFile } from '../files/model.ts';
import type { Document, DocumentVersion } from './model.ts';
import { notShared, shareMarksOf, type ShareMarks } from './marks.ts';
import { metaValuesOf } from './meta-values.ts';
import { byId, peopleOf } from './people-of.ts';

/** What the rows of documents refer to, read for all of them at once. */
interface Around {
  readonly categories: ReadonlyMap<number, DocumentCategory>;
  readonly versions: ReadonlyMap<number, DocumentVersion>;
  readonly files: ReadonlyMap<number, StoredFile>;
  readonly people: ReadonlyMap<number, PersonName>;
  readonly metas: ReadonlyMap<number, contract.Document['metas']>;
  readonly marks: ReadonlyMap<number, ShareMarks>;
  /** Ids of versions with a thumbnail. */
  readonly drawn: ReadonlySet<number>;
}

const given = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.flatMap((id) => (id === null || id === undefined ? [] : [id]))),
];

async function readAround(reach: TimedReach, actor: MemberActor, documents: readonly Document[]): Promise<Around> {
  const { models } = reach;
  const versions = await scoped(models.DocumentVersion, actor).findAll({
    where: { id: given(documents.map((each) => each.current_version_id)) },
  });
  const [thumbnails, files, categories, people, metas, marks] = await Promise.all([
    scoped(models.DocumentThumbnail, actor).findAll({
      where: { version_id: versions.map(({ id }) => id), state: 'ready' },
    }),
    scoped(models.StoredFile, actor).findAll({
      where: { id: versions.map(({ file_id }) => file_id) },
      paranoid: false,
    }),
    scoped(models.DocumentCategory, actor).findAll({
      where: { id: given(documents.map(({ category_id }) => category_id)) },
      paranoid: false,
    }),
    peopleOf(
      reach,
      given(documents.flatMap((each) => [each.created_user_id, each.updated_user_id, each.deleted_user_id])),
    ),
    metaValuesOf(
      reach,
      actor,
      documents.map(({ id }) => id),
    ),
    shareMarksOf(
      reach,
      actor,
      documents.map(({ id }) => id),
    ),
  ]);
  const drawn = new Set(thumbnails.map(({ version_id }) => version_id));
  return { categories: byId(categories), versions: byId(versions), files: byId(files), people, metas, marks, drawn };
}

const find = <T>(rows: ReadonlyMap<number, T>, id: number | null | undefined): T | null =>
  id === null || id === undefined ? null : (rows.get(id) ?? null);

const named = (row: { readonly id: number; readonly name: string } | null): Named | null =>
  row === null ? null : { id: row.id, name: row.name };

function presentOne(document: Document, actor: MemberActor, around: Around): contract.Document {
  const version = find(around.versions, document.current_version_id);
  const mayChange = mayChangeDocument(actor, document).allowed;
  const deleted = document.deleted_at ?? null;
  const isLiving = deleted === null;
  return {
    id: document.id,
    name: document.name,
    category: named(find(around.categories, document.category_id)),
    type_id: document.type_id ?? null,
    status: document.status,
    source: document.source,
    application_user_id: document.application_user_id ?? null,
    approve: document.approve as contract.Document['approve'],
    ...(around.marks.get(document.id) ?? notShared),
    record_date: document.record_date ?? null,
    record_amount: document.record_amount ?? null,
    record_party: document.record_party ?? null,
    metas: around.metas.get(document.id) ?? {},
    version_id: version?.id ?? null,
    version_number: version?.number ?? null,
    kind: version?.kind ?? null,
    file_name: find(around.files, version?.file_id)?.name ?? null,
    has_thumbnail: version !== null && around.drawn.has(version.id),
    size: version?.size ?? null,
    created_user: find(around.people, document.created_user_id),
    updated_user: find(around.people, document.updated_user_id),
    deleted_user: find(around.people, document.deleted_user_id),
    created_at: document.created_at.toISOString(),
    updated_at: document.updated_at.toISOString(),
    deleted_at: deleted?.toISOString() ?? null,
    version: document.version,
    actions: {
      update: mayChange && isLiving,
      delete: mayChange && isLiving,
      restore: mayChange && !isLiving,
      download: isLiving && version !== null,
    },
  };
}

/** Documents as lists show them, in the given order. */
export async function presentDocuments(
  reach: TimedReach,
  actor: MemberActor,
  documents: readonly Document[],
): Promise<contract.Document[]> {
  await setDocumentAccess(reach.models, actor, documents);
  const around = await readAround(reach, actor, documents);
  return documents.map((document) => presentOne(document, actor, around));
}

/** Versions of a document, the newest first. */
export async function presentVersions(
  reach: Reach,
  actor: MemberActor,
  document: Document,
): Promise<contract.DocumentVersion[]> {
  const { models } = reach;
  const versions = await scoped(models.DocumentVersion, actor).findAll({
    where: { document_id: document.id },
    order: [['number', 'DESC']],
  });
  const files = byId(
    await scoped(models.StoredFile, actor).findAll({
      where: { id: versions.map(({ file_id }) => file_id) },
      paranoid: false,
    }),
  );
  const people = await peopleOf(reach, given(versions.map(({ created_user_id }) => created_user_id)));
  return versions.map((version) => {
    const { id, number, kind, size, sha256, note, created_user_id, created_at } = version;
    const file = files.get(version.file_id);
    return {
      id,
      number,
      file_name: file?.name ?? '',
      type: file?.type ?? 'application/octet-stream',
      kind,
      size,
      sha256,
      note: note ?? null,
      created_user: find(people, created_user_id),
      created_at: created_at.toISOString(),
      is_current: id === document.current_version_id,
    };
  });
}

/** A document by itself. */
export async function presentDocument(
  reach: TimedReach,
  actor: MemberActor,
  document: Document,
): Promise<contract.DocumentDetail> {
  const [row] = await presentDocuments(reach, actor, [document]);
  if (row === undefined) throw new Error('presentDocuments gives a row for each document.');
  const [run, category_path, versions] = await Promise.all([
    runOf(reach, actor, document),
    categoryPath(reach, actor, document.category_id ?? null),
    presentVersions(reach, actor, document),
  ]);
  return { ...row, run, category_path, versions };
}

/** The run that made a document, also a deleted one, which no member can open. */
async function runOf(
  { models }: Reach,
  actor: MemberActor,
  { application_user_id: id }: Document,
): Promise<contract.DocumentDetail['run']> {
  if (id === null || id === undefined) return null;
  const run = await scoped(models.ApplicationUser, actor).find({
    where: { id },
    attributes: ['id', 'user_id', 'application_id', 'deleted_at'],
    paranoid: false,
  });
  if (run === null) return null;
  const application = await models.Application.findByPk(run.application_id, {
    attributes: ['id', 'name'],
    paranoid: false,
  });
  const is_own = run.user_id === actor.userId && (run.deleted_at ?? null) === null;
  return { id, application_name: application?.name ?? '', is_own };
}

/** A category and those above it, the root first. */
async function categoryPath(reach: Reach, actor: MemberActor, id: number | null): Promise<Named[]> {
  const path: Named[] = [];
  for (let at = id; at !== null && !path.some((each) => each.id === at);) {
    const category: DocumentCategory | null = await scoped(reach.models.DocumentCategory, actor).find({
      where: { id: at },
      paranoid: false,
    });
    if (category === null) break;
    path.unshift({ id: category.id, name: category.name });
    at = category.parent_id ?? null;
  }
  return path;
}
