import { Readable } from 'node:stream';
import type { MemberActor } from '../../access/actor.ts';
import { isOwnDraft } from '../../access/policies/documents.ts';
import { scoped } from '../../access/scoped.ts';
import { wordType } from '../../contract/applications/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import { refusingDocuments } from '../applications/refusals.ts';
import { withImages } from '../application-use/answer-images.ts';
import { presentFaults } from '../application-use/runs.ts';
import { holdHistory } from '../documents/add-history.ts';
import { checkInput } from '../documents/check-input.ts';
import { createDocument } from '../documents/create-document.ts';
import {
  keepUpload,
  ofDocument,
  withStoredUpload,
  type DocumentFile,
  type NewContent,
} from '../documents/document-file.ts';
import type { Document } from '../documents/model.ts';
import { saveChanges } from '../documents/save-changes.ts';
import { answersOfFill, resolveFill } from './fills.ts';
import type { DocumentTemplate, DocumentTemplateFill } from './model.ts';
import { bytesOfTemplate, definitionOfTemplate, templateSource } from './paper.ts';
import { fileOfTemplate } from './template-rows.ts';

interface Making {
  readonly actor: MemberActor;
  readonly locale: 'jp' | 'en';
  readonly services: Services;
  readonly unitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
}

/** Characters that no file name of Windows has. */
const fileNameOf = (name: string, ending: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|]/g, '_').slice(0, 240)}${ending}`;

/** The Word file of a template with the answers. @throws {AppError} documents_refused with what is missing or wrong, document_exhausted, busy */
async function filledFile(
  { locale, services }: Making,
  template: DocumentTemplate,
  fill: DocumentTemplateFill,
): Promise<Uint8Array> {
  const given = answersOfFill(fill);
  const faults = resolveFill(template, given, locale);
  const [first] = faults?.errors ?? [];
  if (faults !== undefined && first !== undefined) {
    const fields = Object.fromEntries(
      presentFaults(faults).map(({ field, question, message }) => [field ?? question, [message]]),
    );
    throw new AppError('documents_refused', { params: { reason: first.message }, fields });
  }
  const answers = await withImages(services, fill, definitionOfTemplate(template), given);
  const work = { kind: 'files', answers, options: { missing: 'blank' } } as const;
  const { files } = await refusingDocuments(locale, () =>
    services.documents.make(templateSource(services, template), work),
  );
  const [file] = files;
  if (file === undefined) throw new Error('A template has one file.');
  return file.bytes;
}

/** The file of the document: the filled Word file, or a copy of a template without fields. */
async function fileOf(making: Making, template: DocumentTemplate, fill: DocumentTemplateFill): Promise<NewContent> {
  const isFilled = template.definition !== '';
  const { type } = isFilled ? { type: wordType } : await fileOfTemplate(making.services.database, template);
  const bytes = isFilled ? await filledFile(making, template, fill) : await bytesOfTemplate(making.services, template);
  const ending = /\.[a-z0-9]{1,5}$/i.exec(template.file_name)?.[0] ?? '';
  const open = () => Readable.from([Buffer.from(bytes)]);
  return { name: fileNameOf(fill.name, isFilled ? '.docx' : ending), type, size: bytes.length, open };
}

/** The draft that was made before, while it is one. */
async function draftOf(unit: UnitOfWork, actor: MemberActor, id: number | null): Promise<Document | null> {
  if (id === null) return null;
  const found = await scoped(unit.models.Document, actor).find({ where: { id }, lock: true });
  return found !== null && isOwnDraft(actor, found).allowed ? found : null;
}

async function saveDocument(
  unit: UnitOfWork,
  { actor, locale }: Making,
  fill: DocumentTemplateFill,
  file: DocumentFile,
): Promise<Document> {
  const { name } = fill;
  const [category_id, type_id] = [fill.category_id ?? undefined, fill.type_id ?? null];
  const draft = await draftOf(unit, actor, fill.document_id ?? null);
  if (draft !== null) {
    const checked = await checkInput(unit, actor, {}, { locale, document: draft, isDraft: true });
    await saveChanges(unit, actor, draft, { seen: draft.version, checked, file, action: 'documents.update' });
    return draft;
  }
  const chosen = { name, ...(category_id === undefined ? {} : { category_id }), type_id };
  const { facts, after } = await checkInput(unit, actor, chosen, { locale, isDraft: true });
  return createDocument(unit, {
    workspaceId: actor.workspace.id,
    userId: actor.userId,
    facts: { ...facts, name },
    metas: after,
    status: 'draft',
    source: 'template',
    file,
  });
}

/**
 * Makes a draft of what a member filled in, or adds a version to the draft that was made before.
 * @throws {AppError} documents_refused, document_exhausted, limit_storage, too_large, busy; not_found and forbidden for its category
 */
export async function makeDocument(
  making: Making,
  template: DocumentTemplate,
  {
    fill,
    reload,
  }: { readonly fill: DocumentTemplateFill; readonly reload: (unit: UnitOfWork) => Promise<DocumentTemplateFill> },
): Promise<Document> {
  const { actor, services, unitOfWork } = making;
  const workspaceId = actor.workspace.id;
  const upload = await fileOf(making, template, fill);
  const owner = { workspaceId, userId: actor.userId, belongsTo: ofDocument };
  return withStoredUpload(services, workspaceId, upload, (stored) =>
    unitOfWork(async (unit) => {
      await holdHistory(unit, workspaceId);
      const record = await reload(unit);
      const document = await saveDocument(unit, making, record, await keepUpload(unit, owner, stored));
      await record.update({ document_id: document.id });
      return document;
    }),
  );
}
