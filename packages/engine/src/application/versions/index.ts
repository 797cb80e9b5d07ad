export { migrateAnswers } from './migrate-answers.ts';
export type {
  AddedAnswer,
  AnsweredKind,
  CarriedAnswer,
  ChangedAnswer,
  ChangeReason,
  LossReason,
  LostAnswer,
  Migration,
} from './migration.ts';
export { newVersion, type NewVersion } from './new-version.ts';
