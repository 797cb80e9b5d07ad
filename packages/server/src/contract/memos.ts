import { Type } from 'typebox';
import { defineResource, type RecordViewOf } from './resource.ts';

/** Private notes of a member in a workspace; no other member sees them. */
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
