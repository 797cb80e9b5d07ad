import { viewOfShare } from '../../access/policies/shared-document.ts';
import type { Reach } from '../../access/load.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { SharedDocument } from '../../contract/sharing/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import { hashSecret } from '../accounts/index.ts';
import { shownFile } from '../documents/previews/shown-file.ts';
import type { Document, DocumentVersion } from '../documents/model.ts';
import { downloadLink } from '../files/download-link.ts';
import type { StoredFile } from '../files/model.ts';
import type { DocumentShare } from './model.ts';

/** What a live link leads to. */
export interface OpenShare {
  readonly share: DocumentShare;
  readonly document: Document;
  readonly version: DocumentVersion;
  readonly file: StoredFile;
}

/**
 * The document behind the secret of a link.
 * @throws {AppError} dead_link when the secret is unknown, the link revoked, past its end or used up, or the document deleted
 */
export async function findShare({ models }: Reach, now: Date, token: string): Promise<OpenShare> {
  const share = await models.DocumentShare.findOne({ where: { token_hash: hashSecret(token) } });
  if (share === null) throw new AppError('dead_link');
  const workspace = inWorkspace(share.workspace_id);
  const isOver = share.expires_at !== null && share.expires_at !== undefined && share.expires_at <= now;
  const company = await models.Company.findByPk(share.workspace_id, { attributes: ['id'] });
  const document = await scoped(models.Document, workspace).find({ where: { id: share.document_id } });
  const version = await scoped(models.DocumentVersion, workspace).find({
    where: { id: document?.current_version_id ?? 0 },
  });
  const file = await scoped(models.StoredFile, workspace).find({ where: { id: version?.file_id ?? 0 } });
  if (share.revoked_at !== null || isOver || company === null) throw new AppError('dead_link');
  if (document === null || version === null || file === null) throw new AppError('dead_link');
  return { share, document, version, file };
}

/**
 * Compares the password of a link. Without one no password is needed.
 * @throws {AppError} wrong_share_password
 */
export async function demandPassword(
  { passwords }: Pick<Services, 'passwords'>,
  { password }: DocumentShare,
  given: string | undefined,
): Promise<void> {
  const hasPassword = typeof password === 'string';
  const isRight = hasPassword && given !== undefined && (await passwords.verify(password, given));
  const view = viewOfShare({ hasPassword, given: isRight ? 'right' : 'wrong' });
  if (view !== 'content') throw new AppError('wrong_share_password', { fields: {} });
}

/** A shared document as the holder of the link sees it. `visit`: of the opening; null while it is locked, and nothing is shown. */
export async function presentShared(
  services: Services,
  { share, document, version, file }: OpenShare,
  visit: string | null,
): Promise<SharedDocument> {
  const { models } = services.database;
  const company = await models.Company.findByPk(share.workspace_id, { attributes: ['name'] });
  const shown = await shownFile(services.database, inWorkspace(share.workspace_id), version, file);
  const content = {
    name: document.name,
    company_name: company?.name ?? '',
    file_name: file.name,
    type: file.type,
    kind: version.kind,
    size: file.size,
    sha256: version.sha256,
    updated_at: version.created_at.toISOString(),
    preview: typeof shown === 'string' ? null : downloadLink(services, shown, 'inline'),
    is_preview_making: shown === 'making',
  };
  return {
    has_password: typeof share.password === 'string',
    can_download: share.can_download,
    expires_at: share.expires_at?.toISOString() ?? null,
    visit,
    content: visit === null ? null : content,
  };
}
