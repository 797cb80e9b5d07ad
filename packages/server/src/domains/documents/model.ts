import type { CreationOptional, NonAttribute, Sequelize } from 'sequelize';
import type { CategoryAccess } from '../../access/policies/document-category.ts';
import {
  count,
  day,
  line,
  longText,
  number,
  reference,
  storedBytes,
  tenantColumns,
  text,
  when,
  wholeNumber,
} from '../../database/columns.ts';
import { foldedAttributes, keepFolded } from '../../database/folded/folded-columns.ts';
import { StoredRow, storedColumns, VersionedRow } from '../../database/stored-row.ts';
import { restorableOptions, tableOptions } from '../../database/table-options.ts';

/** What a file is, by its content. */
export type FileKindName = 'word' | 'excel' | 'pdf' | 'image' | 'text' | 'other';

/**
 * A document: its name, where it is filed, and the three facts by which electronic records are found. Its files are its versions, its
 * other values `DocumentMetaValue`s. Changed by `changeDocument` alone, which writes the history.
 */
export class Document extends VersionedRow<Document> {
  declare workspace_id: number;
  declare name: string;
  /** Null only while it is a draft. */
  declare category_id: CreationOptional<number | null>;
  declare type_id: CreationOptional<number | null>;
  declare created_user_id: CreationOptional<number | null>;
  declare updated_user_id: CreationOptional<number | null>;
  declare deleted_user_id: CreationOptional<number | null>;
  /** The newest version; null for a draft without a file. */
  declare current_version_id: CreationOptional<number | null>;
  /** A draft is visible to the member who made it alone. */
  declare status: 'draft' | 'filed';
  declare source: 'upload' | 'application' | 'template';
  /** The run of an application that made it. */
  declare application_user_id: CreationOptional<number | null>;
  /** State of its approval, a value of `document_approval_state`. */
  declare approve: CreationOptional<number>;
  /** Day in Japan, `YYYY-MM-DD`. */
  declare record_date: CreationOptional<string | null>;
  /** Yen. */
  declare record_amount: CreationOptional<number | null>;
  /** The counterparty. */
  declare record_party: CreationOptional<string | null>;
  declare search_text: CreationOptional<string>;
  declare sort_key: CreationOptional<string>;
  declare deleted_at: CreationOptional<Date | null>;
  /** What the actor who loaded it may do in its category; set by `load` (access/loaders/category-access.ts). */
  declare access?: NonAttribute<CategoryAccess>;
}

/** One file of a document. Versions are only added. */
export class DocumentVersion extends StoredRow<DocumentVersion> {
  declare workspace_id: number;
  declare document_id: number;
  /** From 1. */
  declare number: number;
  declare file_id: number;
  /** Hex. */
  declare sha256: string;
  /** Bytes. */
  declare size: number;
  declare kind: FileKindName;
  declare created_user_id: CreationOptional<number | null>;
  /** Why it was made. */
  declare note: CreationOptional<string | null>;
  declare document?: NonAttribute<Document>;
}

/** The value of a meta field of a document. */
export class DocumentMetaValue extends StoredRow<DocumentMetaValue> {
  declare workspace_id: number;
  declare document_id: number;
  declare meta_id: number;
  /** As normalized for its kind; several chosen options are a JSON list. */
  declare value: string;
  /** A form by which values of one field are ordered and compared; null where there is none. */
  declare sort_value: CreationOptional<string | null>;
}

/**
 * A line of the history of the documents of a workspace, only added. `digest` covers the line and the digest before it, so a line that
 * is changed or removed afterwards shows (add-history.ts). Lines outlive their document.
 */
export class DocumentHistory extends StoredRow<DocumentHistory> {
  declare workspace_id: number;
  declare document_id: number;
  /** From 1, without gaps, over all documents of the workspace. */
  declare sequence: number;
  declare at: Date;
  declare actor_kind: string;
  declare actor_id: number | null;
  declare actor_name: string;
  declare action: string;
  /** What was done, as JSON with sorted members. */
  declare facts: string;
  /** SHA-256, hex; zeros before the first line. */
  declare previous_digest: string;
  declare digest: string;
}

/** A PDF of the Word file of a version, to be looked at. */
export class DocumentPreview extends StoredRow<DocumentPreview> {
  declare workspace_id: number;
  declare version_id: number;
  /** `failed`: the engine cannot make one. Without a row it is still to be made. */
  declare state: 'ready' | 'failed';
  /** A file of the service, which does not count for the workspace. */
  declare file_id: CreationOptional<number | null>;
}

/** A small picture of a version, for lists. */
export class DocumentThumbnail extends StoredRow<DocumentThumbnail> {
  declare workspace_id: number;
  declare version_id: number;
  /** `failed`: it cannot be drawn. Without a row it is still to be made, or its kind is not drawn. */
  declare state: 'ready' | 'failed';
  /** A file of the service, which does not count for the workspace. */
  declare file_id: CreationOptional<number | null>;
}

/** That someone looked at the file of a document, or saved it. */
export class DocumentDownload extends StoredRow<DocumentDownload> {
  declare workspace_id: number;
  declare document_id: number;
  declare version_id: CreationOptional<number | null>;
  declare at: Date;
  declare what: 'viewed' | 'downloaded';
  /** The member; null for the holder of a link. */
  declare user_id: CreationOptional<number | null>;
  declare share_id: CreationOptional<number | null>;
  /** The link of an outside advisor. */
  declare credential_id: CreationOptional<number | null>;
  declare actor_name: CreationOptional<string | null>;
  declare address: CreationOptional<string | null>;
  /** The browser that opened a link, as a hash. */
  declare visitor_hash: CreationOptional<string | null>;
}

export interface DocumentModels {
  readonly Document: typeof Document;
  readonly DocumentVersion: typeof DocumentVersion;
  readonly DocumentMetaValue: typeof DocumentMetaValue;
  readonly DocumentHistory: typeof DocumentHistory;
  readonly DocumentDownload: typeof DocumentDownload;
  readonly DocumentPreview: typeof DocumentPreview;
  readonly DocumentThumbnail: typeof DocumentThumbnail;
}

const owned = () => ({ ...storedColumns(), workspace_id: reference('companies', 'CASCADE', true) });

/** What is made of the file of a version: one file, or that it cannot be made. */
const madeOfVersion = () => ({
  ...owned(),
  version_id: reference('document_versions', 'CASCADE', true),
  state: line(10),
  file_id: reference('files', 'RESTRICT', false),
});

function defineDocument(sequelize: Sequelize): typeof Document {
  class BoundDocument extends Document {}
  BoundDocument.init(
    {
      ...tenantColumns(),
      name: line(255),
      category_id: reference('document_categories', 'RESTRICT', false),
      type_id: reference('document_types', 'SET NULL', false),
      created_user_id: reference('users', 'SET NULL', false),
      updated_user_id: reference('users', 'SET NULL', false),
      deleted_user_id: reference('users', 'SET NULL', false),
      current_version_id: number(),
      status: line(10),
      source: line(12),
      application_user_id: reference('application_users', 'SET NULL', false),
      approve: count(0),
      record_date: day(),
      record_amount: wholeNumber('record_amount'),
      record_party: text(255),
      ...foldedAttributes(),
    },
    restorableOptions(sequelize, 'Document', 'documents'),
  );
  keepFolded(BoundDocument, { search: [['name'], ['record_party']], order: [['name']] });
  return BoundDocument;
}

export function defineDocumentModels(sequelize: Sequelize): DocumentModels {
  const BoundDocument = defineDocument(sequelize);
  class BoundVersion extends DocumentVersion {}
  BoundVersion.init(
    {
      ...owned(),
      document_id: reference('documents', 'CASCADE', true),
      number: count(1),
      file_id: reference('files', 'RESTRICT', true),
      sha256: line(64),
      size: storedBytes('size'),
      kind: line(10),
      created_user_id: reference('users', 'SET NULL', false),
      note: text(500),
    },
    tableOptions(sequelize, 'DocumentVersion', 'document_versions'),
  );
  BoundVersion.belongsTo(BoundDocument, { as: 'document', foreignKey: 'document_id', constraints: false });
  class BoundValue extends DocumentMetaValue {}
  BoundValue.init(
    {
      ...owned(),
      document_id: reference('documents', 'CASCADE', true),
      meta_id: reference('metas', 'RESTRICT', true),
      value: longText(),
      sort_value: text(300),
    },
    tableOptions(sequelize, 'DocumentMetaValue', 'document_meta_values'),
  );
  class BoundHistory extends DocumentHistory {}
  BoundHistory.init(
    {
      ...owned(),
      document_id: { ...number(), allowNull: false },
      sequence: { ...number(), allowNull: false },
      at: when(),
      actor_kind: line(10),
      actor_id: number(),
      actor_name: line(255),
      action: line(40),
      facts: longText(),
      previous_digest: line(64),
      digest: line(64),
    },
    tableOptions(sequelize, 'DocumentHistory', 'document_history'),
  );
  class BoundDownload extends DocumentDownload {}
  BoundDownload.init(
    {
      ...owned(),
      document_id: reference('documents', 'CASCADE', true),
      version_id: reference('document_versions', 'CASCADE', false),
      at: when(),
      what: line(10),
      user_id: reference('users', 'SET NULL', false),
      share_id: number(),
      credential_id: number(),
      actor_name: text(255),
      address: text(64),
      visitor_hash: text(64),
    },
    tableOptions(sequelize, 'DocumentDownload', 'document_downloads'),
  );
  class BoundPreview extends DocumentPreview {}
  BoundPreview.init(madeOfVersion(), tableOptions(sequelize, 'DocumentPreview', 'document_previews'));
  class BoundThumbnail extends DocumentThumbnail {}
  BoundThumbnail.init(madeOfVersion(), tableOptions(sequelize, 'DocumentThumbnail', 'document_thumbnails'));
  return {
    DocumentThumbnail: BoundThumbnail,
    DocumentPreview: BoundPreview,
    Document: BoundDocument,
    DocumentVersion: BoundVersion,
    DocumentMetaValue: BoundValue,
    DocumentHistory: BoundHistory,
    DocumentDownload: BoundDownload,
  };
}

declare module '../../database/models.ts' {
  interface Models extends DocumentModels {}
}
