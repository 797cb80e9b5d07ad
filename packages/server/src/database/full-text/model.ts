import {
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { count, line, longText, number, reference, stamps } from '../columns.ts';
import { tableOptions } from '../table-options.ts';

/** The set of texts that heads have now: 1, with comments. A larger one makes the job `complete-documents` write all heads again. */
export const headParts = 1;

/** What a document is found by that the save knows: its name, values and comments, folded (foldRuns). */
export class DocumentHead extends Model<InferAttributes<DocumentHead>, InferCreationAttributes<DocumentHead>> {
  declare document_id: number;
  declare workspace_id: number;
  declare folded: string;
  /** `headParts` when it was written. */
  declare parts: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** The text of the file of a document, and the folded form of its head and that text together. Written by a job. */
export class DocumentText extends Model<InferAttributes<DocumentText>, InferCreationAttributes<DocumentText>> {
  declare document_id: number;
  declare workspace_id: number;
  /** Version of the document whose text it is. */
  declare version_id: CreationOptional<number | null>;
  /** `ready`; `none`: the file has no text; `failed`: it could not be read. */
  declare state: 'ready' | 'none' | 'failed';
  declare text: string;
  /** UTF-16 units of `folded` that are of the head. */
  declare head_length: number;
  declare folded: string;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

const key = () => ({ ...reference('documents', 'CASCADE', true), primaryKey: true });

export interface FullTextModels {
  readonly DocumentHead: typeof DocumentHead;
  readonly DocumentText: typeof DocumentText;
}

export function defineFullTextModels(sequelize: Sequelize): FullTextModels {
  class BoundHead extends DocumentHead {}
  BoundHead.init(
    {
      document_id: key(),
      workspace_id: reference('companies', 'CASCADE', true),
      folded: longText(),
      parts: count(0),
      ...stamps(),
    },
    tableOptions(sequelize, 'DocumentHead', 'document_heads'),
  );
  class BoundText extends DocumentText {}
  BoundText.init(
    {
      document_id: key(),
      workspace_id: reference('companies', 'CASCADE', true),
      version_id: number(),
      state: line(10),
      text: longText(),
      head_length: count(0),
      folded: longText(),
      ...stamps(),
    },
    tableOptions(sequelize, 'DocumentText', 'document_texts'),
  );
  return { DocumentHead: BoundHead, DocumentText: BoundText };
}
