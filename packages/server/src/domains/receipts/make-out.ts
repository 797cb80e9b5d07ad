import type { UnitOfWork } from '../../database/database.ts';
import type { Receipt } from './model.ts';

/** A receipt as the audit names it. */
export const subjectOf = ({ id }: Receipt): { readonly kind: 'receipt'; readonly id: number } => ({
  kind: 'receipt',
  id,
});

/** Makes a receipt out to another name. It is the same receipt: its number stays. */
export async function makeOut(unit: UnitOfWork, receipt: Receipt, name: string): Promise<void> {
  const before = { recipient: receipt.recipient };
  await receipt.update({ recipient: name, version: receipt.version + 1 });
  await unit.audit({
    action: 'receipts.makeOut',
    subject: subjectOf(receipt),
    workspaceId: receipt.workspace_id,
    before,
    after: { recipient: name },
  });
}
