import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { foldedAttributes, keepFolded } from '../../database/folded/folded-columns.ts';
import { restorableOptions } from '../../database/table-options.ts';

/** A node of the tree that documents are filed in. Access of groups is given by category. */
export class DocumentCategory extends Model<
  InferAttributes<DocumentCategory>,
  InferCreationAttributes<DocumentCategory>
> {
  declare id: CreationOptional<number>;
  /** Null: supplied by the staff to every workspace. */
  declare workspace_id: CreationOptional<number | null>;
  declare parent_id: CreationOptional<number | null>;
  declare name: string;
  /** Place among its siblings; those with the same number are in the order of their ids. */
  declare sort: CreationOptional<number>;
  declare search_text: CreationOptional<string>;
  declare sort_key: CreationOptional<string>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
}

export function defineDocumentCategoryModels(sequelize: Sequelize): {
  readonly DocumentCategory: typeof DocumentCategory;
} {
  class BoundCategory extends DocumentCategory {}
  BoundCategory.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      workspace_id: { type: DataTypes.INTEGER },
      parent_id: { type: DataTypes.INTEGER },
      name: { type: DataTypes.STRING(255), allowNull: false },
      sort: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      ...foldedAttributes(),
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
      deleted_at: { type: DataTypes.DATE },
    },
    restorableOptions(sequelize, 'DocumentCategory', 'document_categories'),
  );
  keepFolded(BoundCategory, { search: [['name']], order: [['name']] });
  return { DocumentCategory: BoundCategory };
}

declare module '../../database/models.ts' {
  interface Models extends ReturnType<typeof defineDocumentCategoryModels> {}
}
