import type { RecordKind } from '../contract/record-kinds.ts';

/**
 * Records that a refused call requested, whether they exist or not. The reply contains only the error code; records that are found
 * afterwards are written to the audit.
 */
export interface RequestedRecords {
  readonly kind: RecordKind;
  readonly ids: readonly number[];
  /**
   * Where they were searched. A workspace: a record of another workspace was refused. `own`: among the caller's own records, so any
   * existing record was refused.
   */
  readonly among: number | 'own';
}
