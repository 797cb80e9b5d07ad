import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RawAnswers } from '@shorui/engine';
import { readBundle } from '@shorui/engine/node';
import { Op } from 'sequelize';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import { largestUpload } from '../../contract/files.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { memberActorOf } from '../../domains/accounts/index.ts';
import type { StoredUpload } from '../../domains/documents/document-file.ts';
import { storeContent } from '../../domains/files/store-content.ts';
import type { Services } from '../../services.ts';
import { demoMetas, demoTypes, demoTypesCategory } from './demo-document-types.ts';
import type { DemoDocument, StoredDemoDocument } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';
import type { DemoStep } from './demo-step.ts';
import { DocumentSteps } from './document-steps.ts';

const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** Makes the documents of the demo from the bundles in a folder and stores them: before the unit of work, for it takes seconds. */
export async function storeDocuments(services: Services, folder: string): Promise<readonly StoredDemoDocument[]> {
  const documents: StoredDemoDocument[] = [];
  for (const demo of demoDocuments) {
    const file = await storeDocument(services, folder, demo, {});
    const revised = demo.revision && (await storeDocument(services, folder, demo, demo.revision.changes));
    documents.push({ demo, file, revised });
  }
  return documents;
}

async function storeDocument(
  services: Services,
  folder: string,
  { bundle, answers, changes, format, name }: DemoDocument,
  further: Readonly<Record<string, unknown>>,
): Promise<StoredUpload> {
  const path = join(folder, bundle, 'answers', `${answers}.json`);
  const given = JSON.parse(await readFile(path, 'utf8')) as RawAnswers;
  const source = { key: `demo ${bundle}`, load: () => readBundle(join(folder, bundle)) };
  const { files } = await services.documents.make(source, {
    kind: 'files',
    answers: { ...given, ...changes, ...further },
    options: { format, missing: 'blank' },
  });
  const bytes = files.find((file) => file.path.endsWith(`.${format}`))?.bytes;
  if (bytes === undefined) throw new Error(`The bundle ${bundle} makes no .${format} file.`);
  const stored = await storeContent(services, { open: () => Readable.from([bytes]) }, largestUpload);
  return { ...stored, name: `${name}.${format}`, type: mediaTypes[format] };
}

export interface DocumentsOwner {
  /** The first company of the demo, and its users in their order. */
  readonly workspaceId: number;
  readonly userIds: readonly number[];
}

/**
 * Makes the types with their fields, and gives what happened to the documents of the company, its drafts and those in its trash, with
 * the persons who did it.
 */
export async function seedDocuments(
  unit: UnitOfWork,
  services: Services,
  stored: readonly StoredDemoDocument[],
  { workspaceId, userIds }: DocumentsOwner,
): Promise<readonly DemoStep[]> {
  if (stored.length === 0) return [];
  const ids = await seedTypes(unit);
  const categories = await scoped(unit.models.DocumentCategory, inWorkspace(workspaceId)).findAll();
  const members = [];
  for (const [at, id] of userIds.entries()) {
    const member = await memberActorOf(services.database, id, workspaceId, unit.transaction);
    if (member === undefined) throw new Error(`User ${at} of the demo is not a member.`);
    members.push(member);
  }
  const context = {
    unit,
    services,
    members,
    ...ids,
    categories: new Map(categories.map(({ id, name }) => [name, id])),
  };
  return stored.flatMap((each) => new DocumentSteps(context, each).all());
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
