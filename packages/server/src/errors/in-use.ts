import { AppError } from './app-error.ts';

/** Kinds of references that prevent the deletion of a record, as messages name them. */
export const holders = {
  /** A row that refers to the record, found by the database. */
  references: { jp: '使用中のデータ', en: 'data that refers to it' },
  lowerGroups: { jp: '下位グループ', en: 'groups below it' },
  rootOfCompany: { jp: 'この利用者がルートユーザーである会社', en: 'a company whose root user it is' },
} as const;

/** The error for a record that cannot be deleted: it lists what must be deleted or moved first. */
export const inUse = (holder: keyof typeof holders, cause?: unknown): AppError =>
  new AppError('in_use', { params: { holder: holders[holder] }, cause });
