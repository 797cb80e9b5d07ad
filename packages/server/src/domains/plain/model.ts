import type { Sequelize } from 'sequelize';
import { line, longText, number, text } from '../../database/columns.ts';
import { bindResource, PersonResourceRow, ResourceRow } from '../../database/resource-table.ts';

/** Tables of plain resources: those that contract/resource.ts and domains/plain/handle-resource.ts define completely. */

export class Memo extends PersonResourceRow<Memo> {
  declare content: string;
}

/** A search for documents that a member keeps. */
export class SavedSearch extends PersonResourceRow<SavedSearch> {
  declare name: string;
  /** JSON, the body of the search. */
  declare conditions: string;
}

/** A tag of applications. */
export class ApplicationTag extends ResourceRow<ApplicationTag> {
  declare name: string;
  /** `#rrggbb`. */
  declare color: string | null;
}

/** A category of applications. */
export class ApplicationCategory extends ResourceRow<ApplicationCategory> {
  declare name: string;
  declare parent_id: number | null;
}

export function definePlainModels(sequelize: Sequelize) {
  return {
    Memo: bindResource(sequelize, Memo, {
      table: 'memos',
      owner: 'person',
      columns: () => ({ content: longText() }),
      text: ['content'],
    }),
    SavedSearch: bindResource(sequelize, SavedSearch, {
      table: 'saved_searches',
      owner: 'person',
      columns: () => ({ name: line(100), conditions: longText() }),
      text: ['name'],
    }),
    ApplicationTag: bindResource(sequelize, ApplicationTag, {
      table: 'application_tags',
      owner: 'staff',
      columns: () => ({ name: line(100), color: text(7) }),
      text: ['name'],
    }),
    ApplicationCategory: bindResource(sequelize, ApplicationCategory, {
      table: 'application_categories',
      owner: 'staff',
      columns: () => ({ name: line(100), parent_id: number() }),
      text: ['name'],
    }),
  };
}

export type PlainModels = ReturnType<typeof definePlainModels>;

declare module '../../database/models.ts' {
  interface Models extends PlainModels {}
}
