import type { Model, ModelStatic } from 'sequelize';
import type { RecordKind } from '../contract/record-kinds.ts';
import type { Reach } from './load.ts';
import { records } from './records.ts';

/** The table of a kind of record as it is, of all workspaces: for what holds its queries to a workspace itself (`scoped`, the staff). */
export function tableOfKind({ models }: Reach, kind: RecordKind): ModelStatic<Model> {
  return models[records[kind].model];
}
