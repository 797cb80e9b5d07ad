import { literal, Op } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import { hashSecret } from '../accounts/index.ts';
import { liveShares } from '../documents/marks.ts';
import { downloadLine, noteDownload, type NotedDownload } from '../documents/note-download.ts';
import type { DocumentShare } from './model.ts';
import type { OpenShare } from './shares.ts';
import { visitMs } from './visit.ts';

/** Who opens a link. */
export interface Opener {
  readonly address: string | null;
  /** A random text of the browser; undefined of clients that have none, each of whose calls is an opening. */
  readonly visitor: string | undefined;
}

/** Whether a link was opened as often as it may be. What is open already stays open until its links end. */
const isUsedUp = ({ most_openings: most, openings }: DocumentShare): boolean =>
  typeof most === 'number' && openings >= most;

/** Whether the file can no longer be saved: the link is used up, and the person who opened it last had time to save the file. */
export const isPastSaving = (share: DocumentShare, now: Date): boolean =>
  isUsedUp(share) && now.getTime() - (share.opened_at?.getTime() ?? 0) > visitMs;

/** The link is part of the hash, so that the openings of two links do not show that one browser made them. */
const visitorHash = ({ id }: DocumentShare, visitor: string): string => hashSecret(`${id}.${visitor}`);

/** Whether a browser opened the link in the last hour. */
async function hasOpened({ models }: Reach, now: Date, share: DocumentShare, visitor: string): Promise<boolean> {
  const of = { share_id: share.id, visitor_hash: visitorHash(share, visitor) };
  const where = { ...of, at: { [Op.gt]: new Date(now.getTime() - visitMs) } };
  return (await scoped(models.DocumentDownload, inWorkspace(share.workspace_id)).find({ where })) !== null;
}

/** @throws {AppError} dead_link when a link is used up, unless the browser opened it in the last hour */
export async function demandLeft(
  { database, now }: Pick<Services, 'database' | 'now'>,
  share: DocumentShare,
  visitor: string | undefined,
): Promise<void> {
  if (!isUsedUp(share)) return;
  if (visitor === undefined || !(await hasOpened(database, now(), share, visitor))) throw new AppError('dead_link');
}

const shareUse = ({ version, share }: OpenShare, what: NotedDownload['what'], opener: Opener): NotedDownload => ({
  version,
  what,
  shareId: share.id,
  name: share.note ?? null,
  address: opener.address,
  visitorHash: opener.visitor === undefined ? null : visitorHash(share, opener.visitor),
});

/**
 * Counts an opening and writes it to the list of downloads; once an hour for each browser, also when its tabs open the link at the same
 * moment.
 * @throws {AppError} dead_link when the link was used up or revoked meanwhile
 */
export async function countOpening(unit: UnitOfWork, now: Date, found: OpenShare, opener: Opener): Promise<void> {
  unit.notAudited('the list of downloads has who opened a link');
  const { share } = found;
  const shares = scoped(unit.models.DocumentShare, inWorkspace(share.workspace_id));
  // Openings of one link come one after another: the second one sees the line of the first.
  const held = await shares.find({ where: { id: share.id, revoked_at: null }, lock: true });
  if (held === null) throw new AppError('dead_link');
  if (opener.visitor !== undefined && (await hasOpened(unit, now, share, opener.visitor))) return;
  const opened = await shares.update(
    { openings: literal('openings + 1') as unknown as number, opened_at: now },
    { where: { [Op.and]: [{ id: share.id }, liveShares(now)] } },
  );
  if (opened === 0) throw new AppError('dead_link');
  const line = downloadLine(now, shareUse(found, 'viewed', opener));
  await scoped(unit.models.DocumentDownload, inWorkspace(share.workspace_id)).create(line);
}

/** Writes that the holder of a link saved the file to the list of downloads. */
export const noteSaving = (
  services: Pick<Services, 'database' | 'now'>,
  found: OpenShare,
  address: string | null,
): Promise<void> => noteDownload(services, shareUse(found, 'downloaded', { address, visitor: undefined }));
