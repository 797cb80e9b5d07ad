import { AppError } from './app-error.ts';

/** What may keep a record from being deleted, as messages name it. */
export const holders = {
  /** A row that refers to it, found by the database. */
  references: { jp: '使用中のデータ', en: 'data that refers to it' },
  lowerGroups: { jp: '下位グループ', en: 'groups below it' },
  rootOfCompany: { jp: 'この利用者がルートユーザーである会社', en: 'a company whose root user it is' },
} as const;

/** The refusal to delete a record: says what must be deleted or moved first. */
export const inUse = (holder: keyof typeof holders, cause?: unknown): AppError =>
  new AppError('in_use', { params: { holder: holders[holder] }, cause });
