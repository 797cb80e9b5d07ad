import { randomUUID } from 'node:crypto';
import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { count, flag, line, longText, number, reference, stamps, text } from '../../database/columns.ts';
import { bindResource, ResourceRow } from '../../database/resource-table.ts';
import { StoredRow, storedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** An application as the staff edit it. Its content is JSON in the format of `application.json`; the other columns are taken from it. */
export class Application extends ResourceRow<Application> {
  declare name: string;
  declare description: CreationOptional<string>;
  declare definition: string;
  /** Number of the version that is edited. */
  declare number: CreationOptional<number>;
  /** 1 public, 2 limited, 0 private: of the version that companies use. */
  declare publish: CreationOptional<number>;
  /** Number of the version that companies use. */
  declare published_number: CreationOptional<number | null>;
  declare frozen: CreationOptional<boolean>;
  declare question_count: CreationOptional<number>;
  declare file_count: CreationOptional<number>;
  /** Most uses by one company; null: without a bound. */
  declare usage_limit: CreationOptional<number | null>;
  /** 32 hexadecimal characters that stay the same in every instance it is imported into. */
  declare uid: CreationOptional<string | null>;
}

/** A version that was published or replaced. It never changes: answers are pinned to it. */
export class ApplicationVersion extends StoredRow<ApplicationVersion> {
  declare application_id: number;
  declare number: number;
  declare note: CreationOptional<string>;
  declare definition: string;
  /** Name of the member of the staff. */
  declare created_by: string;
}

/** What an edit touched, so that a later one based on an older state is refused only where both touch the same part. */
export class ApplicationEdit extends StoredRow<ApplicationEdit> {
  declare application_id: number;
  /** Version of the row after the edit. */
  declare version: number;
  /** Parts as JSON, `["question 3", "field 12"]`. */
  declare touched: string;
  declare edited_by: string;
}

/** The content of a file of an application, by its path in `application.json`. It never changes: a new upload has a new path. */
export class ApplicationAsset extends StoredRow<ApplicationAsset> {
  declare application_id: number;
  /** `files/…`. */
  declare path: string;
  declare file_id: number;
  /** Key of the storage. */
  declare key: string;
  /** Name of the uploaded file. */
  declare name: string;
}

export class ApplicationTagLink extends Model<
  InferAttributes<ApplicationTagLink>,
  InferCreationAttributes<ApplicationTagLink>
> {
  declare application_id: number;
  declare tag_id: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export class ApplicationCategoryLink extends Model<
  InferAttributes<ApplicationCategoryLink>,
  InferCreationAttributes<ApplicationCategoryLink>
> {
  declare application_id: number;
  declare category_id: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

const link = (column: 'tag_id' | 'category_id') => ({
  application_id: { type: DataTypes.INTEGER, primaryKey: true },
  [column]: { type: DataTypes.INTEGER, primaryKey: true },
  ...stamps(),
});

export interface ApplicationModels {
  readonly Application: typeof Application;
  readonly ApplicationVersion: typeof ApplicationVersion;
  readonly ApplicationEdit: typeof ApplicationEdit;
  readonly ApplicationAsset: typeof ApplicationAsset;
  readonly ApplicationTagLink: typeof ApplicationTagLink;
  readonly ApplicationCategoryLink: typeof ApplicationCategoryLink;
}

export function defineApplicationModels(sequelize: Sequelize): ApplicationModels {
  class BoundVersion extends ApplicationVersion {}
  BoundVersion.init(
    {
      ...storedColumns(),
      application_id: reference('applications', 'CASCADE', true),
      number: count(1),
      note: { ...line(255), defaultValue: '' },
      definition: longText(),
      created_by: line(255),
    },
    tableOptions(sequelize, 'ApplicationVersion', 'application_versions'),
  );
  class BoundEdit extends ApplicationEdit {}
  BoundEdit.init(
    {
      ...storedColumns(),
      application_id: reference('applications', 'CASCADE', true),
      version: count(0),
      touched: longText(),
      edited_by: line(255),
    },
    tableOptions(sequelize, 'ApplicationEdit', 'application_edits'),
  );
  class BoundAsset extends ApplicationAsset {}
  BoundAsset.init(
    {
      ...storedColumns(),
      application_id: reference('applications', 'CASCADE', true),
      path: line(255),
      file_id: reference('files', 'RESTRICT', true),
      key: line(255),
      name: line(255),
    },
    tableOptions(sequelize, 'ApplicationAsset', 'application_assets'),
  );
  class BoundTagLink extends ApplicationTagLink {}
  BoundTagLink.init(link('tag_id') as never, tableOptions(sequelize, 'ApplicationTagLink', 'application_tag_links'));
  class BoundCategoryLink extends ApplicationCategoryLink {}
  BoundCategoryLink.init(
    link('category_id') as never,
    tableOptions(sequelize, 'ApplicationCategoryLink', 'application_category_links'),
  );
  return {
    Application: bindResource(sequelize, Application, {
      table: 'applications',
      owner: 'staff',
      columns: () => ({
        name: line(255),
        description: { ...longText(), defaultValue: '' },
        definition: longText(),
        number: count(1),
        publish: count(0),
        published_number: number(),
        frozen: flag(),
        question_count: count(0),
        file_count: count(0),
        usage_limit: number(),
        uid: { ...text(32), defaultValue: () => randomUUID().replaceAll('-', '') },
      }),
      text: ['name', 'description'],
    }),
    ApplicationVersion: BoundVersion,
    ApplicationEdit: BoundEdit,
    ApplicationAsset: BoundAsset,
    ApplicationTagLink: BoundTagLink,
    ApplicationCategoryLink: BoundCategoryLink,
  };
}

declare module '../../database/models.ts' {
  interface Models extends ApplicationModels {}
}
