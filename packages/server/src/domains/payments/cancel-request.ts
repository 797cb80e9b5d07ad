import { changeVersioned } from '../../database/change-versioned.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { notify } from '../notifications/notify.ts';
import type { TransferRequest } from './model.ts';

export interface Canceling {
  /** Name of who cancels, and the id where it is a member. */
  readonly by: { readonly userId: number | null; readonly name: string };
  /** Reason that the company reads. */
  readonly reason: string | null;
  /** The version that the person saw. */
  readonly seen: number;
}

/** Tells the member who asked to pay, by the bell, that the staff canceled the request or the payment. */
export async function tellCanceled(
  unit: UnitOfWork,
  { user_id, workspace_id, application_id }: Pick<TransferRequest, 'user_id' | 'workspace_id' | 'application_id'>,
  by: Canceling['by'],
): Promise<void> {
  if (user_id === null) return;
  const application = await unit.models.Application.findByPk(application_id, {
    attributes: ['id', 'name'],
    paranoid: false,
  });
  const subject = application?.name ?? '';
  await notify(unit, { kind: 'payment-canceled', userIds: [user_id], actor: by, companyId: workspace_id, subject });
}

/**
 * Cancels an open request: the run can have a new one. What has arrived stays recorded.
 * @throws {AppError} done_already, conflict
 */
export async function cancelRequest(
  unit: UnitOfWork,
  record: TransferRequest,
  { action, by, reason, seen }: Canceling & { readonly action: string },
): Promise<void> {
  if (record.status !== 0) throw new AppError('done_already');
  const { before, after } = await changeVersioned(unit, {
    record,
    kind: 'transfer-request',
    workspaceId: by.userId === null ? 'all' : record.workspace_id,
    seen,
    changes: { status: 2, canceled_at: unit.now(), cancel_reason: reason, canceled_by: by.name },
  });
  await unit.audit({
    action,
    subject: { kind: 'transfer-request', id: record.id },
    workspaceId: record.workspace_id,
    before,
    after,
  });
  await tellCanceled(unit, record, by);
}
