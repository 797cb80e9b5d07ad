import type { CreationOptional, NonAttribute, Sequelize } from 'sequelize';
import {
  count,
  flag,
  json,
  line,
  longText,
  longTextOrNull,
  moment,
  number,
  reference,
  tenantColumns,
  text,
} from '../../database/columns.ts';
import { StoredRow, storedColumns, VersionedRow } from '../../database/stored-row.ts';
import { restorableOptions, tableOptions } from '../../database/table-options.ts';
import type { Document } from '../documents/model.ts';

/** A link by which anyone who has it sees a document. The secret of the link is stored as a hash. */
export class DocumentShare extends StoredRow<DocumentShare> {
  declare workspace_id: number;
  declare document_id: number;
  declare token_hash: string;
  /** Argon2id, PHC format; null: the link opens at once. */
  declare password: CreationOptional<string | null>;
  /** For whom it is, in words of the member. */
  declare note: CreationOptional<string | null>;
  declare can_download: CreationOptional<boolean>;
  declare expires_at: CreationOptional<Date | null>;
  declare most_openings: CreationOptional<number | null>;
  declare openings: CreationOptional<number>;
  declare opened_at: CreationOptional<Date | null>;
  declare revoked_at: CreationOptional<Date | null>;
  declare created_user_id: CreationOptional<number | null>;
  declare document?: NonAttribute<Document>;
}

/** A comment on a document. `place` is JSON: where on a page it is pinned. */
export class DocumentComment extends VersionedRow<DocumentComment> {
  declare workspace_id: number;
  declare document_id: number;
  declare version_id: CreationOptional<number | null>;
  declare user_id: CreationOptional<number | null>;
  declare place: CreationOptional<string | null>;
  declare content: string;
  /** Ids of the members whom it names. */
  declare mentions: number[];
  declare edited_at: CreationOptional<Date | null>;
  /** Whether outside advisors who are asked to approve the document see it. */
  declare for_advisors: CreationOptional<boolean>;
  /** The outside advisor who wrote it, and the name, which is kept. */
  declare advisor_id: CreationOptional<number | null>;
  declare advisor_name: CreationOptional<string | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare document?: NonAttribute<Document>;
}

export interface SharingModels {
  readonly DocumentShare: typeof DocumentShare;
  readonly DocumentComment: typeof DocumentComment;
}

export function defineSharingModels(sequelize: Sequelize): SharingModels {
  class BoundShare extends DocumentShare {}
  BoundShare.init(
    {
      ...storedColumns(),
      workspace_id: reference('companies', 'CASCADE', true),
      document_id: reference('documents', 'CASCADE', true),
      token_hash: line(64),
      password: text(255),
      note: text(255),
      can_download: flag(),
      expires_at: moment(),
      most_openings: number(),
      openings: count(0),
      opened_at: moment(),
      revoked_at: moment(),
      created_user_id: reference('users', 'SET NULL', false),
    },
    tableOptions(sequelize, 'DocumentShare', 'document_shares'),
  );
  class BoundComment extends DocumentComment {}
  BoundComment.init(
    {
      ...tenantColumns(),
      document_id: reference('documents', 'CASCADE', true),
      version_id: reference('document_versions', 'SET NULL', false),
      user_id: reference('users', 'SET NULL', false),
      place: longTextOrNull(),
      content: longText(),
      mentions: json('[]'),
      edited_at: moment(),
      for_advisors: flag(),
      advisor_id: reference('approval_advisors', 'SET NULL', false),
      advisor_name: text(255),
    },
    restorableOptions(sequelize, 'DocumentComment', 'document_comments'),
  );
  const document = { as: 'document', foreignKey: 'document_id', constraints: false } as const;
  BoundShare.belongsTo(sequelize.model('Document'), document);
  BoundComment.belongsTo(sequelize.model('Document'), document);
  return { DocumentShare: BoundShare, DocumentComment: BoundComment };
}

declare module '../../database/models.ts' {
  interface Models extends SharingModels {}
}
