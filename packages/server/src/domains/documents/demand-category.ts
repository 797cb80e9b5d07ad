import type { MemberActor } from '../../access/actor.ts';
import { load, type Reach } from '../../access/load.ts';
import { categoryAccesses } from '../../access/loaders/category-access.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Refuses a category that the member may not file documents in.
 * @throws {AppError} not_found where the member may not even read it; forbidden
 */
export async function demandCategory(reach: Reach, actor: MemberActor, id: number): Promise<void> {
  await load(reach, 'document-category', { id, actor });
  if (actor.membership.isRoot) return;
  const access = (await categoryAccesses(reach.models, actor)).get(id) ?? 'none';
  if (access === 'full') return;
  const requested = { kind: 'document-category', ids: [id], among: 'own' } as const;
  throw access === 'none' ? new AppError('not_found', { requested }) : new AppError('forbidden', { requested });
}
