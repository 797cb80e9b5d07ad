import type { CreationOptional, Sequelize } from 'sequelize';
import { count, flag, line, longText, moment, reference, storedBytes } from '../../database/columns.ts';
import { foldedAttributes, keepFolded } from '../../database/folded/folded-columns.ts';
import { VersionedRow, versionedColumns } from '../../database/stored-row.ts';
import { restorableOptions, tableOptions } from '../../database/table-options.ts';
import type { FileKindName } from '../documents/model.ts';

/** A file that documents are made from. */
export class DocumentTemplate extends VersionedRow<DocumentTemplate> {
  /** Null: supplied by the staff to every workspace. */
  declare workspace_id: CreationOptional<number | null>;
  declare name: string;
  declare description: CreationOptional<string>;
  /** Of those of the staff; only theirs have one. */
  declare category_id: CreationOptional<number | null>;
  /** One a line. */
  declare tags: CreationOptional<string>;
  /** Whether companies find one of the staff; true for a company's own. */
  declare is_public: CreationOptional<boolean>;
  /** Null when the template was deleted so long ago that its file is gone. */
  declare file_id: CreationOptional<number | null>;
  declare file_name: string;
  /** By content. */
  declare kind: FileKindName;
  /** Bytes. */
  declare size: number;
  /** Fields of its form, as JSON; see template-fields.ts. */
  declare fields: CreationOptional<string>;
  declare field_count: CreationOptional<number>;
  /** The application whose questions ask the fields and whose only file is this one, as JSON; empty without fields. */
  declare definition: CreationOptional<string>;
  /** What lint found in a Word file: problems of the engine, as JSON. */
  declare findings: CreationOptional<string>;
  /** Downloads by members of companies. */
  declare downloads: CreationOptional<number>;
  /** `none`: a Word file has no PDF to be looked at yet; `failed`: the engine cannot make one. */
  declare preview_state: CreationOptional<'none' | 'ready' | 'failed'>;
  /** A file of the service, which does not count for the workspace. */
  declare preview_file_id: CreationOptional<number | null>;
  declare created_user_id: CreationOptional<number | null>;
  declare search_text: CreationOptional<string>;
  declare sort_key: CreationOptional<string>;
  declare deleted_at: CreationOptional<Date | null>;
}

/** What a member fills into a template. */
export class DocumentTemplateFill extends VersionedRow<DocumentTemplateFill> {
  declare workspace_id: number;
  declare user_id: number;
  declare template_id: number;
  /** Name, category and type of the document that comes of it. */
  declare name: string;
  declare category_id: CreationOptional<number | null>;
  declare type_id: CreationOptional<number | null>;
  /** JSON, by name of the question or field. */
  declare answers: CreationOptional<string>;
  /** What was made of it last. */
  declare document_id: CreationOptional<number | null>;
}

export interface DocumentTemplateModels {
  readonly DocumentTemplate: typeof DocumentTemplate;
  readonly DocumentTemplateFill: typeof DocumentTemplateFill;
}

export function defineDocumentTemplateModels(sequelize: Sequelize): DocumentTemplateModels {
  class BoundTemplate extends DocumentTemplate {}
  BoundTemplate.init(
    {
      ...versionedColumns(),
      workspace_id: reference('companies', 'CASCADE', false),
      name: line(255),
      description: { ...longText(), defaultValue: '' },
      category_id: reference('document_categories', 'SET NULL', false),
      tags: { ...longText(), defaultValue: '' },
      is_public: flag(),
      file_id: reference('files', 'SET NULL', false),
      file_name: line(255),
      kind: line(10),
      size: storedBytes('size'),
      fields: { ...longText(), defaultValue: '[]' },
      field_count: count(0),
      definition: { ...longText(), defaultValue: '' },
      findings: { ...longText(), defaultValue: '[]' },
      downloads: count(0),
      preview_state: { ...line(10), defaultValue: 'none' },
      preview_file_id: reference('files', 'SET NULL', false),
      created_user_id: reference('users', 'SET NULL', false),
      ...foldedAttributes(),
      deleted_at: moment(),
    },
    restorableOptions(sequelize, 'DocumentTemplate', 'document_templates'),
  );
  keepFolded(BoundTemplate, { search: [['name'], ['description'], ['tags']], order: [['name']] });
  class BoundFill extends DocumentTemplateFill {}
  BoundFill.init(
    {
      ...versionedColumns(),
      workspace_id: reference('companies', 'CASCADE', true),
      user_id: reference('users', 'CASCADE', true),
      template_id: reference('document_templates', 'CASCADE', true),
      name: line(255),
      category_id: reference('document_categories', 'SET NULL', false),
      type_id: reference('document_types', 'SET NULL', false),
      answers: { ...longText(), defaultValue: '{}' },
      document_id: reference('documents', 'SET NULL', false),
    },
    tableOptions(sequelize, 'DocumentTemplateFill', 'document_template_fills'),
  );
  return { DocumentTemplate: BoundTemplate, DocumentTemplateFill: BoundFill };
}

declare module '../../database/models.ts' {
  interface Models extends DocumentTemplateModels {}
}
