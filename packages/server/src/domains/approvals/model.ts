import type { CreationOptional, NonAttribute, Sequelize } from 'sequelize';
import { count, day, flag, json, line, moment, number, reference, text, when } from '../../database/columns.ts';
import { StoredRow, storedColumns, VersionedRow, versionedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';
import type { Document } from '../documents/model.ts';
import type { Approval, ApprovalAct as ActName, RequestState, StepState } from './state.ts';

/** A request to approve a document as it was: `content_sha256` is that of content.ts. One at most is open for a document. */
export class ApprovalRequest extends VersionedRow<ApprovalRequest> {
  declare workspace_id: number;
  declare document_id: number;
  declare version_id: CreationOptional<number | null>;
  declare content_sha256: string;
  /** From 1, for each document. */
  declare number: number;
  declare turns: Approval['order'];
  declare needs: Approval['needs'];
  declare state: RequestState;
  declare message: CreationOptional<string | null>;
  declare applicant_user_id: CreationOptional<number | null>;
  /** Kept when the account is deleted. */
  declare applicant_name: string;
  declare ended_at: CreationOptional<Date | null>;
  declare document?: NonAttribute<Document>;
}

/** One approver of a request: a member, or an outside advisor. */
export class ApprovalStep extends StoredRow<ApprovalStep> {
  declare workspace_id: number;
  declare request_id: number;
  /** From 1, in the order of the turns. */
  declare position: number;
  declare approver_user_id: CreationOptional<number | null>;
  declare advisor_id: CreationOptional<number | null>;
  declare state: StepState;
  /** The approver, or a substitute. */
  declare acted_user_id: CreationOptional<number | null>;
  declare acted_at: CreationOptional<Date | null>;
  /** Last day to act in Japan. */
  declare due_on: CreationOptional<string | null>;
  /** Day of the last reminder. */
  declare reminded_on: CreationOptional<string | null>;
}

/** A point that an advisor decides about. */
export interface AdvisorDetail {
  /** From 1. */
  readonly number: number;
  readonly content: string;
  /** Values of `advisor_credential_status`. */
  readonly status: 0 | 1 | 2 | 3;
  readonly comment: string | null;
}

/** An outside advisor with the link of one request. The secrets of the link are stored as hashes. */
export class ApprovalAdvisor extends StoredRow<ApprovalAdvisor> {
  declare workspace_id: number;
  declare request_id: number;
  declare email: string;
  declare name: CreationOptional<string | null>;
  declare locale: 'jp' | 'en';
  declare token_hash: string;
  declare credential_token_hash: string;
  /** A value of `advisor_credential_status`. */
  declare status: CreationOptional<0 | 1 | 2 | 3>;
  declare details: AdvisorDetail[];
  declare is_uploaded_file: CreationOptional<boolean>;
  declare file_id: CreationOptional<number | null>;
  declare expires_at: Date;
  declare opened_at: CreationOptional<Date | null>;
}

/** What someone did with a request. Rows are only added. */
export class ApprovalAct extends StoredRow<ApprovalAct> {
  declare workspace_id: number;
  declare request_id: number;
  declare act: ActName;
  declare at: Date;
  declare actor_user_id: CreationOptional<number | null>;
  declare advisor_id: CreationOptional<number | null>;
  declare actor_name: string;
  /** The approver for whom a substitute acted. */
  declare approver_name: CreationOptional<string | null>;
  declare comment: CreationOptional<string | null>;
  declare version_id: CreationOptional<number | null>;
  declare content_sha256: string;
}

/** Days on which a member has a substitute for approvals. Days are days in Japan, the last one included. */
export class ApprovalAbsence extends StoredRow<ApprovalAbsence> {
  declare workspace_id: number;
  declare user_id: number;
  declare substitute_user_id: number;
  declare starts_on: string;
  declare ends_on: string;
}

export interface ApprovalModels {
  readonly ApprovalRequest: typeof ApprovalRequest;
  readonly ApprovalStep: typeof ApprovalStep;
  readonly ApprovalAdvisor: typeof ApprovalAdvisor;
  readonly ApprovalAct: typeof ApprovalAct;
  readonly ApprovalAbsence: typeof ApprovalAbsence;
}

const owned = () => ({ ...storedColumns(), workspace_id: reference('companies', 'CASCADE', true) });
const requiredDay = () => ({ ...day(), allowNull: false });

export function defineApprovalModels(sequelize: Sequelize): ApprovalModels {
  class BoundRequest extends ApprovalRequest {}
  BoundRequest.init(
    {
      ...versionedColumns(),
      workspace_id: reference('companies', 'CASCADE', true),
      document_id: reference('documents', 'CASCADE', true),
      version_id: reference('document_versions', 'SET NULL', false),
      content_sha256: line(64),
      number: count(1),
      turns: line(10),
      needs: line(5),
      state: line(15),
      message: text(2000),
      applicant_user_id: reference('users', 'SET NULL', false),
      applicant_name: line(255),
      ended_at: moment(),
    },
    tableOptions(sequelize, 'ApprovalRequest', 'approval_requests'),
  );
  const document = { as: 'document', foreignKey: 'document_id', constraints: false } as const;
  BoundRequest.belongsTo(sequelize.model('Document'), document);
  class BoundStep extends ApprovalStep {}
  BoundStep.init(
    {
      ...owned(),
      request_id: reference('approval_requests', 'CASCADE', true),
      position: count(1),
      approver_user_id: reference('users', 'SET NULL', false),
      advisor_id: reference('approval_advisors', 'CASCADE', false),
      state: line(15),
      acted_user_id: reference('users', 'SET NULL', false),
      acted_at: moment(),
      due_on: day(),
      reminded_on: day(),
    },
    tableOptions(sequelize, 'ApprovalStep', 'approval_steps'),
  );
  class BoundAdvisor extends ApprovalAdvisor {}
  BoundAdvisor.init(
    {
      ...owned(),
      request_id: reference('approval_requests', 'CASCADE', true),
      email: line(254),
      name: text(100),
      locale: line(2),
      token_hash: line(64),
      credential_token_hash: line(64),
      status: count(0),
      details: json('[]'),
      is_uploaded_file: flag(),
      file_id: reference('files', 'SET NULL', false),
      expires_at: when(),
      opened_at: moment(),
    },
    tableOptions(sequelize, 'ApprovalAdvisor', 'approval_advisors'),
  );
  class BoundAct extends ApprovalAct {}
  BoundAct.init(
    {
      ...owned(),
      request_id: reference('approval_requests', 'CASCADE', true),
      act: line(15),
      at: when(),
      actor_user_id: reference('users', 'SET NULL', false),
      advisor_id: number(),
      actor_name: line(255),
      approver_name: text(255),
      comment: text(2000),
      version_id: reference('document_versions', 'SET NULL', false),
      content_sha256: line(64),
    },
    tableOptions(sequelize, 'ApprovalAct', 'approval_acts'),
  );
  class BoundAbsence extends ApprovalAbsence {}
  BoundAbsence.init(
    {
      ...owned(),
      user_id: reference('users', 'CASCADE', true),
      substitute_user_id: reference('users', 'CASCADE', true),
      starts_on: requiredDay(),
      ends_on: requiredDay(),
    },
    tableOptions(sequelize, 'ApprovalAbsence', 'approval_absences'),
  );
  return {
    ApprovalRequest: BoundRequest,
    ApprovalStep: BoundStep,
    ApprovalAdvisor: BoundAdvisor,
    ApprovalAct: BoundAct,
    ApprovalAbsence: BoundAbsence,
  };
}

declare module '../../database/models.ts' {
  interface Models extends ApprovalModels {}
}
