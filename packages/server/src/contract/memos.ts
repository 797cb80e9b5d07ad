import { Type } from 'typebox';
import { defineResource, type RecordViewOf } from './resource.ts';

/** Notes that a member keeps for himself in a workspace; nobody else sees them. */
export const memos = defineResource({
  name: 'memos',
  kind: 'memo',
  path: '/v1/memos',
  owner: 'person',
  noun: ['memo', 'memos'],
  fields: { content: Type.String({ minLength: 1, maxLength: 10_000 }) },
  operations: ['list', 'create', 'update', 'deleteMany'],
  guards: { plan: 'view_memo' },
});
export type Memo = RecordViewOf<typeof memos>;
