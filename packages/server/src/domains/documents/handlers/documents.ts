import { Op, type OrderItem, type WhereOptions } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { readableCategories, withDescendants } from '../../../access/loaders/category-access.ts';
import { scoped } from '../../../access/scoped.ts';
import { createDocument, listDocuments, readDocument } from '../../../contract/documents/index.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import * as documents from '../create-document.ts';
import { demandCategory } from '../demand-category.ts';
import { keepUpload, ofDocument, takeTemporaryUpload, withStoredUpload, type StoredUpload } from '../document-file.ts';
import { presentDocument, presentDocuments } from '../present.ts';

const orders: Readonly<Record<string, OrderItem[]>> = {
  updated: [
    ['updated_at', 'DESC'],
    ['id', 'DESC'],
  ],
  created: [['id', 'DESC']],
  name: [
    ['sort_key', 'ASC'],
    ['id', 'ASC'],
  ],
  record_date: [
    ['record_date', 'DESC'],
    ['id', 'DESC'],
  ],
};

/** The documents of a list: those the member may read, narrowed by the query. */
async function conditions(
  reach: Reach,
  actor: MemberActor,
  { category_id, keyword }: QueryOf<typeof listDocuments>,
): Promise<WhereOptions> {
  const readable = await readableCategories(reach.models, actor);
  if (category_id !== undefined) await load(reach, 'document-category', { id: category_id, actor });
  const below = category_id === undefined ? undefined : await withDescendants(reach.models, actor, category_id);
  return {
    [Op.and]: [
      { status: 'filed' },
      ...(readable === 'all' ? [] : [{ category_id: [...readable] }]),
      ...(below === undefined ? [] : [{ category_id: [...below] }]),
      ...(keyword === undefined ? [] : [matchesKeyword(reach.models.Document, keyword)]),
    ],
  };
}

const list = handle(listDocuments, async ({ actor, query, services: { database } }) => {
  const page = await scoped(database.models.Document, actor).page(query, {
    where: await conditions(database, actor, query),
    order: orders[query.sort ?? 'updated'] ?? [],
  });
  return { ...page, items: await presentDocuments(database, actor, page.items) };
});

const read = handle(readDocument, async ({ actor, params, services: { database } }) =>
  presentDocument(database, actor, await load(database, 'document', { id: params.id, actor })),
);

const create = handle(createDocument, async ({ actor, body, files, locale, reply, services, unitOfWork }) => {
  const { temporary_upload_id: uploadId, ...facts } = body;
  const upload = files['file']?.[0];
  const owner = { workspaceId: actor.workspace.id, userId: actor.userId };
  const fileOf = async (unit: UnitOfWork, stored: StoredUpload | undefined) => {
    if (stored !== undefined) return keepUpload(unit, { ...owner, belongsTo: ofDocument }, stored);
    if (uploadId !== undefined) return takeTemporaryUpload(unit, actor, uploadId);
    throw new AppError('document_without_file');
  };
  const save = (stored?: StoredUpload) =>
    unitOfWork(async (unit) => {
      await demandCategory(unit, actor, facts.category_id);
      const file = await fileOf(unit, stored);
      const { record_date = null, record_amount = null, record_party = null, category_id } = facts;
      const chosen = { record_date, record_amount, record_party, category_id, type_id: null };
      return documents.createDocument(unit, {
        ...owner,
        facts: { name: facts.name ?? file.name, ...chosen },
        status: 'filed',
        source: 'upload',
        file,
      });
    });
  const document =
    upload === undefined
      ? await save()
      : await withStoredUpload(services, owner.workspaceId, upload, (stored) => save(stored));
  reply.message(resourceWords[locale].created);
  return presentDocument(services.database, actor, document);
});

export const ownHandlers: readonly Mounted[] = [list, read, create];
