import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RawAnswers } from '@shorui/engine';
import { readBundle } from '@shorui/engine/node';
import { Op } from 'sequelize';
import type { MemberActor } from '../../access/actor.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import { largestUpload } from '../../contract/files.ts';
import { createComment } from '../../contract/sharing/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { memberActorOf, newSecret } from '../../domains/accounts/index.ts';
import { askForApproval } from '../../domains/approvals/ask.ts';
import { decideAsMember } from '../../domains/approvals/decide.ts';
import { createDocument } from '../../domains/documents/create-document.ts';
import { keepUpload, ofDocument, type StoredUpload } from '../../domains/documents/document-file.ts';
import type { Document } from '../../domains/documents/model.ts';
import { trashDocument } from '../../domains/documents/trash.ts';
import { storeContent } from '../../domains/files/store-content.ts';
import { makeShare } from '../../domains/sharing/make-share.ts';
import { writeComment } from '../../domains/sharing/write-comment.ts';
import type { Services } from '../../services.ts';
import { dayInJapan, startOfDayInJapan } from '../../time/japan.ts';
import { demoMetas, demoTypes, demoTypesCategory } from './demo-document-types.ts';
import type { DemoApproval, DemoDocument, DemoShare } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';

/** A document of the demo whose file is in the storage. */
export interface StoredDemoDocument {
  readonly demo: DemoDocument;
  readonly file: StoredUpload;
}

const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** Makes the documents of the demo from the bundles in a folder and stores them: before the unit of work, for it takes seconds. */
export async function storeDocuments(services: Services, folder: string): Promise<readonly StoredDemoDocument[]> {
  const documents: StoredDemoDocument[] = [];
  for (const demo of demoDocuments) {
    const { bundle, answers, changes, format, name } = demo;
    const path = join(folder, bundle, 'answers', `${answers}.json`);
    const given = JSON.parse(await readFile(path, 'utf8')) as RawAnswers;
    const source = { key: `demo ${bundle}`, load: () => readBundle(join(folder, bundle)) };
    const { files } = await services.documents.make(source, {
      kind: 'files',
      answers: { ...given, ...changes },
      options: { format, missing: 'blank' },
    });
    const bytes = files.find((file) => file.path.endsWith(`.${format}`))?.bytes;
    if (bytes === undefined) throw new Error(`The bundle ${bundle} makes no .${format} file.`);
    const stored = await storeContent(services, { open: () => Readable.from([bytes]) }, largestUpload);
    documents.push({ demo, file: { ...stored, name: `${name}.${format}`, type: mediaTypes[format] } });
  }
  return documents;
}

export interface DocumentsOwner {
  /** The first company of the demo, and its users in their order. */
  readonly workspaceId: number;
  readonly userIds: readonly number[];
}

/** Types with their fields, documents in the company's categories, drafts, and approvals under way. */
export async function seedDocuments(
  unit: UnitOfWork,
  services: Services,
  stored: readonly StoredDemoDocument[],
  owner: DocumentsOwner,
): Promise<void> {
  if (stored.length === 0) return;
  const { types, metas } = await seedTypes(unit);
  const categories = await scoped(unit.models.DocumentCategory, inWorkspace(owner.workspaceId)).findAll();
  const idOf = new Map(categories.map(({ id, name }) => [name, id]));
  for (const { demo, file } of stored) {
    const userId = owner.userIds[demo.by] ?? null;
    const kept = await keepUpload(unit, { ...owner, userId: userId ?? 0, belongsTo: ofDocument }, file);
    const values = Object.entries(demo.metas ?? {}).map(([name, value]) => [metas.get(name) ?? 0, value] as const);
    const document = await createDocument(unit, {
      workspaceId: owner.workspaceId,
      userId,
      facts: {
        name: demo.name,
        category_id: demo.category === null ? null : (idOf.get(demo.category) ?? null),
        type_id: demo.type === null ? null : (types.get(demo.type) ?? null),
        record_date: demo.date,
        record_amount: demo.amount,
        record_party: demo.party,
      },
      metas: new Map(values),
      status: demo.category === null ? 'draft' : 'filed',
      source: 'upload',
      file: kept,
    });
    if (demo.approval !== undefined) await seedApproval(unit, services, { document, owner, approval: demo.approval });
    for (const { by, content, mentions = [] } of demo.comments ?? []) {
      const actor = await actorOf(unit, services, owner, by);
      const body = { content, mentions: mentions.map((at) => owner.userIds[at] ?? 0) };
      await writeComment(unit, { services, actor, locale: 'jp', action: createComment.name }, document.id, body);
    }
    if (demo.share !== undefined) await seedShare(unit, document, demo.share, userId ?? 0);
    if (demo.trashedBy !== undefined) await trashDocument(unit, document, owner.userIds[demo.trashedBy] ?? 0);
  }
}

/** A link that cannot be opened, because its secret is not stored: it is there for the list of links. */
async function seedShare(unit: UnitOfWork, document: Document, share: DemoShare, userId: number): Promise<void> {
  await makeShare(unit, document, {
    tokenHash: newSecret().hash,
    password: null,
    note: share.note,
    canDownload: true,
    expiresAt: new Date(startOfDayInJapan(dayInJapan(unit.now(), share.endsInDays + 1)).getTime() - 1),
    mostOpenings: share.mostOpenings,
    userId,
  });
}

interface SeededTypes {
  readonly types: ReadonlyMap<string, number>;
  readonly metas: ReadonlyMap<string, number>;
}

async function seedTypes({ models }: UnitOfWork): Promise<SeededTypes> {
  const own = await models.DocumentCategory.findAll({ where: { parent_id: null, workspace_id: { [Op.not]: null } } });
  const { id: category_id } = await models.DocumentCategory.create({ name: demoTypesCategory });
  for (const category of own) await category.update({ parent_id: category_id });
  const metas = new Map<string, number>();
  for (const [name, { type, options = [], required = false }] of Object.entries(demoMetas))
    metas.set(name, (await models.Meta.create({ name, type, options: [...options], required })).id);
  const types = new Map<string, number>();
  for (const [sort, [name, fields]] of Object.entries(demoTypes).entries()) {
    const { id: type_id } = await models.DocumentType.create({ name, category_id, sort });
    types.set(name, type_id);
    const rows = fields.map((field, at) => ({ type_id, meta_id: metas.get(field) ?? 0, sort: at }));
    await models.DocumentTypeMeta.bulkCreate(rows);
  }
  return { types, metas };
}

interface SeededApproval {
  readonly document: Document;
  readonly owner: DocumentsOwner;
  readonly approval: DemoApproval;
}

async function actorOf(
  unit: UnitOfWork,
  { database }: Services,
  { workspaceId, userIds }: DocumentsOwner,
  at: number,
): Promise<MemberActor> {
  const actor = await memberActorOf(database, userIds[at] ?? 0, workspaceId, unit.transaction);
  if (actor === undefined) throw new Error(`User ${at} of the demo is not a member.`);
  return actor;
}

async function seedApproval(
  unit: UnitOfWork,
  services: Services,
  { document, owner, approval }: SeededApproval,
): Promise<void> {
  const { publicUrl } = services.config;
  const dueOn = dayInJapan(unit.now(), approval.dueInDays);
  const asked = approval.approvers.map((at, place) => {
    return { userId: owner.userIds[at] ?? 0, email: null, name: null, dueOn, field: `steps[${place}]` };
  });
  const { message, turns } = approval;
  const body = { message, ...(turns === undefined ? {} : { turns }) };
  const actor = await actorOf(unit, services, owner, approval.asks);
  await askForApproval(unit, { actor, document, asked, body, locale: 'jp', publicUrl });
  for (const [at, { act, comment }] of approval.acts.entries()) {
    const approver = await actorOf(unit, services, owner, approval.approvers[at] ?? 0);
    const action = act === 'approve' ? 'approvals.approve' : 'approvals.checkBack';
    await decideAsMember(unit, approver, document.id, { act, comment, action, publicUrl });
  }
}
