import { AppError } from '../../errors/app-error.ts';
import type { UnitOfWork } from '../../database/database.ts';
import type { Transaction, TransferRequest } from './model.ts';

/** Where rows of all workspaces are read: a unit of work, which holds the row until it ends, or the database. */
type Reach = Pick<UnitOfWork, 'models'>;

/** @throws {AppError} not_found */
export async function loadTransfer(from: Reach, id: number, lock = false): Promise<TransferRequest> {
  const found = await from.models.TransferRequest.findByPk(id, lock ? { lock } : {});
  if (found === null)
    throw new AppError('not_found', { requested: { kind: 'transfer-request', ids: [id], among: 'own' } });
  return found;
}

/** @throws {AppError} not_found */
export async function loadTransaction(from: Reach, id: number, lock = false): Promise<Transaction> {
  const found = await from.models.Transaction.findByPk(id, lock ? { lock } : {});
  if (found === null) throw new AppError('not_found', { requested: { kind: 'transaction', ids: [id], among: 'own' } });
  return found;
}
