import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import { compareVersions, previewDocument, readThumbnail } from '../../../contract/documents/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import type { Services } from '../../../services.ts';
import type { StoredFile } from '../../files/model.ts';
import { ownFile } from '../../files/own-file.ts';
import { sendFile } from '../../files/send-file.ts';
import type { DocumentVersion } from '../model.ts';
import { noteDownload } from '../note-download.ts';
import { compareTexts } from '../previews/compare-texts.ts';
import { textOfFile } from '../previews/file-text.ts';
import { shownFile } from '../previews/shown-file.ts';
import { presentVersions } from '../present.ts';
import { loadVersion } from './versions.ts';

/** Seconds after which a preview that is being made is asked for again. */
const retrySeconds = 3;

async function fileOf({ models }: Reach, actor: MemberActor, version: DocumentVersion): Promise<StoredFile> {
  const file = await scoped(models.StoredFile, actor).find({ where: { id: version.file_id } });
  if (file === null) throw new AppError('document_without_file');
  return file;
}

const preview = handle(previewDocument, async (call) => {
  const { actor, params, query, reply, services, source } = call;
  const { database } = services;
  const document = await load(database, 'document', { id: params.id, actor });
  const versionId = query.version_id ?? document.current_version_id ?? null;
  if (versionId === null) throw new AppError('document_without_file');
  const version = await loadVersion(database, actor, { id: params.id, versionId });
  const shown = await shownFile(database, actor, version, await fileOf(database, actor, version));
  if (shown === 'none') throw new AppError('preview_unavailable');
  if (shown === 'making') {
    reply.status(202);
    reply.header('Retry-After', String(retrySeconds));
    return reply.raw('', 'text/plain');
  }
  if (!(await sendFile(call, shown, 'inline'))) return;
  const { address } = source;
  await noteDownload(services, { version, what: 'viewed', userId: actor.userId, name: actor.name, address });
});

const thumbnail = handle(readThumbnail, async (call) => {
  const { actor, params, query, services } = call;
  const { database } = services;
  const document = await load(database, 'document', { id: params.id, actor });
  const versionId = query.version_id ?? document.current_version_id ?? null;
  if (versionId === null) throw new AppError('document_without_file');
  const version = await loadVersion(database, actor, { id: params.id, versionId });
  const made = await scoped(database.models.DocumentThumbnail, actor).find({ where: { version_id: version.id } });
  if (made === null || made.state === 'failed') throw new AppError('preview_unavailable');
  await sendFile(call, await ownFile(database, made.file_id ?? null), 'inline');
});

async function textsOf(services: Services, actor: MemberActor, version: DocumentVersion): Promise<readonly string[]> {
  const texts = await textOfFile(services, await fileOf(services.database, actor, version));
  if (texts === undefined) throw new AppError('compare_unavailable');
  return texts;
}

const compare = handle(compareVersions, async ({ actor, params, query, services }) => {
  const { database } = services;
  const document = await load(database, 'document', { id: params.id, actor });
  const toId = query.to ?? document.current_version_id ?? null;
  if (toId === null) throw new AppError('document_without_file');
  const old = await loadVersion(database, actor, params);
  const now = await loadVersion(database, actor, { id: params.id, versionId: toId });
  const paragraphs = compareTexts(await textsOf(services, actor, old), await textsOf(services, actor, now));
  const shown = await presentVersions(database, actor, document);
  const [from, to] = [old, now].map(({ id }) => shown.find((version) => version.id === id));
  if (from === undefined || to === undefined) throw new Error('presentVersions gives a row for each version.');
  const count = (change: 'added' | 'removed') => paragraphs.filter((each) => each.change === change).length;
  const compared = paragraphs.map(({ parts, ...each }) => ({
    ...each,
    parts: parts.map(({ text, isChanged }) => ({ text, changed: isChanged })),
  }));
  return { from, to, paragraphs: compared, added: count('added'), removed: count('removed') };
});

export const previewHandlers: readonly Mounted[] = [preview, thumbnail, compare];
