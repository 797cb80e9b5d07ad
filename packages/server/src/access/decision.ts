import type { ErrorCode } from '../errors/error-codes.ts';
import { AppError } from '../errors/app-error.ts';
import type { RequestedRecords } from '../errors/requested-records.ts';

/** The decision of a policy: allowed, or why not. `not_found` where the actor may not even know that the thing exists. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: ErrorCode };

export const allowed: Decision = { allowed: true };
export const denied = (reason: ErrorCode = 'forbidden'): Decision => ({ allowed: false, reason });

/** Throws the error of the policy. `requested`: the record, if the policy may hide its existence from the actor. */
export function demand(decision: Decision, requested?: RequestedRecords): void {
  if (!decision.allowed) throw new AppError(decision.reason, { requested });
}
