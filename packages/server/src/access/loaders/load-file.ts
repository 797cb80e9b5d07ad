import type { Services } from '../../services.ts';
import type { StoredFile } from '../../domains/files/model.ts';
import type { MemberActor } from '../actor.ts';
import { demand } from '../decision.ts';
import { mayChangeFile, mayReadFile } from '../policies/file.ts';
import { AppError } from '../../errors/app-error.ts';

interface FileWish {
  readonly id: number;
  readonly to: 'read' | 'change';
  /** Deleted ones too, as long as they can be restored. */
  readonly deleted?: boolean;
}

/**
 * A file of the member's workspace.
 * @throws {AppError} not_found, forbidden
 */
export async function loadFile(
  { database }: Pick<Services, 'database'>,
  actor: MemberActor,
  { id, to, deleted = false }: FileWish,
): Promise<StoredFile> {
  const where = { id, workspace_id: actor.workspace.id };
  const file = await database.models.StoredFile.findOne({ where, paranoid: !deleted });
  if (file === null) {
    throw new AppError('not_found', { wanted: { kind: 'file', ids: [id], among: actor.workspace.id } });
  }
  const hidden = { kind: 'file', ids: [id], among: 'own' } as const;
  demand(mayReadFile(actor, file), hidden);
  if (to === 'change') demand(mayChangeFile(actor, file), hidden);
  return file;
}
