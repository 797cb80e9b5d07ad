import type { Reach } from '../../access/load.ts';

/** What lists show of the links to a document. */
export interface ShareMarks {
  readonly is_shared: boolean;
  /** Whether a live link asks for a password. */
  readonly has_password: boolean;
}

export const notShared: ShareMarks = { is_shared: false, has_password: false };

/** Marks by document id; documents without a live link are left out. */
export async function shareMarksOf(_reach: Reach, _ids: readonly number[]): Promise<ReadonlyMap<number, ShareMarks>> {
  return new Map();
}
