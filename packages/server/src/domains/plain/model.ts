import type { Sequelize } from 'sequelize';
import { longText } from '../../database/columns.ts';
import { bindResource, PersonResourceRow } from '../../database/resource-table.ts';

/** Tables of plain resources: those that contract/resource.ts and domains/plain/handle-resource.ts define completely. */

export class Memo extends PersonResourceRow<Memo> {
  declare content: string;
}

export function definePlainModels(sequelize: Sequelize) {
  return {
    Memo: bindResource(sequelize, Memo, {
      table: 'memos',
      owner: 'person',
      columns: () => ({ content: longText() }),
      text: ['content'],
    }),
  };
}

export type PlainModels = ReturnType<typeof definePlainModels>;

declare module '../../database/models.ts' {
  interface Models extends PlainModels {}
}
