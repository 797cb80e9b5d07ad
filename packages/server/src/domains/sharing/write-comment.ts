import type { MemberActor } from '../../access/actor.ts';
import { load } from '../../access/load.ts';
import { scoped } from '../../access/scoped.ts';
import type { createDocumentComment } from '../../contract/sharing/index.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { sharingWords } from '../../messages/sharing.ts';
import type { Services } from '../../services.ts';
import { refreshSearch } from '../documents/search/index-documents.ts';
import { demandMentioned, tellCommented, tellMentioned } from './comments.ts';
import type { DocumentComment } from './model.ts';

/** Who writes a comment, in which language, by which call. */
export interface CommentWriting {
  readonly services: Services;
  readonly actor: MemberActor;
  readonly locale: 'jp' | 'en';
  readonly action: string;
}

/** Writes a comment, tells who is mentioned and who filed the document. */
export async function writeComment(
  unit: UnitOfWork,
  { services, actor, locale, action }: CommentWriting,
  documentId: number,
  {
    content,
    mentions = [],
    version_id: versionId = null,
    place = null,
    for_advisors: forAdvisors = false,
  }: BodyOf<typeof createDocumentComment>,
): Promise<DocumentComment> {
  const document = await load(unit, 'document', { id: documentId, actor });
  if (versionId !== null) {
    const version = await load(unit, 'document-version', { id: versionId, actor });
    if (version.document_id !== document.id)
      throw new AppError('invalid', { fields: { version_id: [sharingWords[locale].otherVersion] } });
  }
  await demandMentioned(services, unit, { actor, document, locale }, mentions);
  const comment = await scoped(unit.models.DocumentComment, actor).create({
    document_id: document.id,
    version_id: versionId ?? document.current_version_id ?? null,
    user_id: actor.userId,
    place: place === null ? null : JSON.stringify(place),
    content,
    mentions: [...mentions],
    for_advisors: forAdvisors,
  });
  refreshSearch(unit, document);
  await noteComment(unit, comment, action, { after: { document_id: document.id, content, mentions } });
  const told = { document, comment, actor, publicUrl: services.config.publicUrl, mentioned: mentions };
  await tellMentioned(unit, told);
  await tellCommented(unit, told);
  return comment;
}

/** The audit of what was done with a comment. */
export async function noteComment(
  unit: UnitOfWork,
  { id, workspace_id: workspaceId }: DocumentComment,
  action: string,
  values: { readonly before?: Record<string, unknown>; readonly after?: Record<string, unknown> },
): Promise<void> {
  await unit.audit({ action, subject: { kind: 'document-comment', id }, workspaceId, ...values });
}
