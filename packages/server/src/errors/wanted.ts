import type { RecordKind } from '../contract/record-kinds.ts';

/**
 * Records that a refused call was after, whether they exist or not. The reply never says more than its code; what is found of
 * them, after the reply, goes to the audit.
 */
export interface Wanted {
  readonly kind: RecordKind;
  readonly ids: readonly number[];
  /**
   * Where they were looked for. A workspace: one that belongs to another was refused. `own`: among what is the caller's own, so
   * any that exists was refused.
   */
  readonly among: number | 'own';
}
