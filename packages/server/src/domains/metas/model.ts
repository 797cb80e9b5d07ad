import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { count, flag, line, reference, stamps } from '../../database/columns.ts';
import { bindResource, ResourceRow } from '../../database/resource-table.ts';
import { tableOptions } from '../../database/table-options.ts';
import type { MetaOption, MetaType } from './meta-shape.ts';

/** Metas that are shown together in a form. A group can be within another one. */
export class MetaGroup extends ResourceRow<MetaGroup> {
  declare name: string;
  declare parent_id: CreationOptional<number | null>;
  /** Columns that it takes, 1-4. */
  declare layout: CreationOptional<number>;
  /** Place in the form; 999, after all others, unless chosen. */
  declare sort: CreationOptional<number>;
}

/** A property of documents. */
export class Meta extends ResourceRow<Meta> {
  declare name: string;
  declare type: MetaType;
  /** Choices of types 7-10; empty for others. */
  declare options: CreationOptional<MetaOption[]>;
  declare required: CreationOptional<boolean>;
  /** Every document has it, whatever its type is. */
  declare is_common: CreationOptional<boolean>;
  /** Null: in the group of all others, その他, whose number is 999 in calls. */
  declare meta_group_id: CreationOptional<number | null>;
  /** Columns that it takes in its group, 1-4. */
  declare layout: CreationOptional<number>;
  declare sort: CreationOptional<number>;
}

/** A type of documents of a category that the staff supply, with the metas of its documents. */
export class DocumentType extends ResourceRow<DocumentType> {
  declare name: string;
  declare category_id: number;
  declare sort: CreationOptional<number>;
  declare type_metas?: NonAttribute<DocumentTypeMeta[]>;
}

/** A meta of a type. */
export class DocumentTypeMeta extends Model<
  InferAttributes<DocumentTypeMeta>,
  InferCreationAttributes<DocumentTypeMeta>
> {
  declare type_id: number;
  declare meta_id: number;
  /** Required for documents of this type, also where the meta itself is optional. */
  declare required: CreationOptional<boolean>;
  declare sort: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare meta?: NonAttribute<Meta>;
}

export interface MetaModels {
  readonly MetaGroup: typeof MetaGroup;
  readonly Meta: typeof Meta;
  readonly DocumentType: typeof DocumentType;
  readonly DocumentTypeMeta: typeof DocumentTypeMeta;
}

function bindTypeMeta(sequelize: Sequelize): typeof DocumentTypeMeta {
  class BoundTypeMeta extends DocumentTypeMeta {}
  BoundTypeMeta.init(
    {
      type_id: { ...reference('document_types', 'CASCADE', true), primaryKey: true },
      meta_id: { ...reference('metas', 'CASCADE', true), primaryKey: true },
      required: flag(),
      sort: count(0),
      ...stamps(),
    },
    tableOptions(sequelize, 'DocumentTypeMeta', 'document_type_metas'),
  );
  return BoundTypeMeta;
}

export function defineMetaModels(sequelize: Sequelize): MetaModels {
  const bound: MetaModels = {
    MetaGroup: bindResource(sequelize, MetaGroup, {
      table: 'meta_groups',
      owner: 'staff',
      columns: () => ({
        name: line(100),
        parent_id: reference('meta_groups', 'SET NULL', false),
        layout: count(2),
        sort: count(999),
      }),
      text: ['name'],
    }),
    Meta: bindResource(sequelize, Meta, {
      table: 'metas',
      owner: 'staff',
      columns: () => ({
        name: line(100),
        type: count(1),
        // A value, not the SQL of the migration: rows have it as soon as they are created.
        options: { type: DataTypes.JSON, allowNull: false, defaultValue: [] },
        required: flag(),
        is_common: flag(),
        meta_group_id: reference('meta_groups', 'SET NULL', false),
        layout: count(2),
        sort: count(999),
      }),
      text: ['name'],
    }),
    DocumentType: bindResource(sequelize, DocumentType, {
      table: 'document_types',
      owner: 'staff',
      columns: () => ({
        name: line(100),
        category_id: reference('document_categories', 'RESTRICT', true),
        sort: count(0),
      }),
      text: ['name'],
    }),
    DocumentTypeMeta: bindTypeMeta(sequelize),
  };
  bound.DocumentType.hasMany(bound.DocumentTypeMeta, { as: 'type_metas', foreignKey: 'type_id' });
  bound.DocumentTypeMeta.belongsTo(bound.Meta, { as: 'meta', foreignKey: 'meta_id' });
  return bound;
}

declare module '../../database/models.ts' {
  interface Models extends MetaModels {}
}
