import type { RecordKind } from '../contract/record-kinds.ts';
import type { Models } from '../database/models.ts';
import type { Member, User } from '../domains/accounts/users/model.ts';
import type { Document } from '../domains/documents/model.ts';
import type { MemberActor } from './actor.ts';
import type { Decision } from './decision.ts';
import { setDocumentAccess } from './loaders/category-access.ts';
import { workspacesOfUsers, type Found } from './loaders/workspaces-of-users.ts';
import {
  isOwnDraft,
  mayChangeDocument,
  mayChangeVersion,
  mayReadDocument,
  mayReadVersion,
} from './policies/documents.ts';
import { mayChangeTemplate, mayReadTemplate } from './policies/document-template.ts';
import { mayChangeComment, mayChangeShare, mayReadOfDocument } from './policies/shared-document.ts';
import { mayChangeFile, mayReadFile } from './policies/file.ts';
import { isOwnOrRoot, isOwnRecord } from './policies/own-record.ts';
import { mayChangeMember, mayManageGroup, mayManageMembers, mayRemoveMember } from './policies/member-management.ts';

/** Name of a model in `Models`. */
export type ModelName = keyof Models;
type RowOf<N extends ModelName> = InstanceType<Models[N]>;

/**
 * Whose the records of a kind are: `workspace` a company's, by a column of the row; `person` a user's or a member of the staff's;
 * `staff` visible to the staff only; `shared` visible to all.
 */
export type Owner = 'workspace' | 'person' | 'staff' | 'shared';

/** What a member does with a record. */
export type Purpose = 'read' | 'change' | 'delete';

/** Who may read, change and delete a record of the own workspace. Without `read` every member; without the others as the one before. */
export type Policies<R> = { readonly [P in Purpose]?: (actor: MemberActor, record: R) => Decision };

interface Options<R> {
  /** Column of the workspace; `workspace_id` unless given. */
  readonly column?: 'workspace_id' | 'id';
  /** Column that ids of calls are looked up by; `id` unless given. */
  readonly key?: string;
  /** Column of the time that ended it, where rows are not deleted (paranoid). */
  readonly ended?: string;
  /** Associations that are loaded with it, and without which it counts as not found. */
  readonly include?: readonly string[];
  /** Rows without a workspace are supplied by the staff to every workspace, to be read. */
  readonly supplied?: boolean;
  readonly policies?: Policies<R>;
  /** Sets on loaded records what their policies need to know beyond the rows. */
  readonly prepare?: (models: Models, actor: MemberActor, rows: readonly R[]) => Promise<void>;
  /** The workspaces of records by id, if the column alone does not give them. */
  readonly owners?: (models: Models, ids: number[]) => Promise<readonly Found[]>;
}

/** Access to one kind of record. `R` is the type that its loader returns; it is never set. */
export interface RecordRow<O extends Owner = Owner, R = unknown> extends Options<never> {
  readonly model: ModelName;
  readonly owner: O;
  readonly loaded?: R;
}

const ofWorkspace = <N extends ModelName>(
  model: N,
  options: Options<RowOf<N>> = {},
): RecordRow<'workspace', RowOf<N>> => ({ model, owner: 'workspace', ...options });

const of = <O extends Exclude<Owner, 'workspace'>, N extends ModelName>(
  owner: O,
  model: N,
): RecordRow<O, RowOf<N>> => ({
  model,
  owner,
});

/** A membership with its user. */
export type LoadedMember = Member & { readonly user: User };

const target = (member: Member) => ({ userId: member.user_id, isRoot: member.is_root });

const mayChangeUser = (actor: MemberActor, member: Member): Decision => mayChangeMember(actor, target(member));
const mayRemoveUser = (actor: MemberActor, member: Member): Decision => mayRemoveMember(actor, target(member));

/** A user of the workspace is his membership, found by the id of the user. */
const user: RecordRow<'workspace', LoadedMember> = {
  model: 'Member',
  owner: 'workspace',
  key: 'user_id',
  ended: 'removed_at',
  include: ['user'],
  owners: workspacesOfUsers,
  policies: { change: mayChangeUser, delete: mayRemoveUser },
};

/** Access to a document is that to its category. */
const document = ofWorkspace('Document', {
  prepare: setDocumentAccess,
  policies: { read: mayReadDocument, change: mayChangeDocument },
});

/** What is reached through a document is as visible as the document. */
const setAccessOfDocuments = (
  models: Models,
  actor: MemberActor,
  rows: readonly { readonly document?: Document }[],
): Promise<void> =>
  setDocumentAccess(
    models,
    actor,
    rows.flatMap(({ document: found }) => found ?? []),
  );

/** A version is as accessible as its document; those of deleted documents are not found. */
const documentVersion = ofWorkspace('DocumentVersion', {
  include: ['document'],
  prepare: setAccessOfDocuments,
  policies: { read: mayReadVersion, change: mayChangeVersion },
});

const documentShare = ofWorkspace('DocumentShare', {
  include: ['document'],
  prepare: setAccessOfDocuments,
  policies: { read: mayReadOfDocument, change: mayChangeShare },
});

const documentComment = ofWorkspace('DocumentComment', {
  include: ['document'],
  prepare: setAccessOfDocuments,
  policies: { read: mayReadOfDocument, change: mayChangeComment },
});

/**
 * One row a kind of record. Loaders (`load`), the audit of refused calls (`findForeign`), the scope of workspaces (`scoped`) and the
 * sweeps follow from it. The compiler requires a row for every kind of the contract, and the tests for a record of every row.
 */
export const records = {
  admin: of('staff', 'Admin'),
  'answer-set': of('staff', 'ApplicationAnswerSet'),
  'app-user-campaign': of('staff', 'AppUserCampaign'),
  'approval-absence': ofWorkspace('ApprovalAbsence', { policies: { read: isOwnRecord } }),
  application: of('shared', 'Application'),
  'application-category': of('shared', 'ApplicationCategory'),
  'application-filter': of('staff', 'ApplicationFilter'),
  'application-tag': of('shared', 'ApplicationTag'),
  'application-user': ofWorkspace('ApplicationUser', { policies: { read: isOwnRecord } }),
  campaign: of('staff', 'Campaign'),
  'bulk-run': of('staff', 'BulkRun'),
  'bulk-upload-item': ofWorkspace('BulkUploadItem', { policies: { read: isOwnRecord } }),
  company: ofWorkspace('Company', { column: 'id' }),
  'data-export': of('staff', 'DataExport'),
  'data-import': of('staff', 'DataImport'),
  document,
  'document-archive': ofWorkspace('DocumentArchiveRow', { policies: { read: isOwnRecord } }),
  'document-category': ofWorkspace('DocumentCategory', { supplied: true }),
  'document-draft': ofWorkspace('Document', { policies: { read: isOwnDraft } }),
  'document-comment': documentComment,
  'document-share': documentShare,
  'document-template': ofWorkspace('DocumentTemplate', {
    supplied: true,
    policies: { read: mayReadTemplate, change: mayChangeTemplate },
  }),
  'document-type': of('shared', 'DocumentType'),
  'document-version': documentVersion,
  file: ofWorkspace('StoredFile', { policies: { read: mayReadFile, change: mayChangeFile } }),
  group: ofWorkspace('Group', { policies: { change: mayManageGroup } }),
  'group-request': ofWorkspace('GroupRequest', { policies: { read: mayManageMembers } }),
  invitation: ofWorkspace('Invitation', { policies: { read: mayManageMembers } }),
  link: of('person', 'OneTimeToken'),
  mail: of('staff', 'MailRow'),
  'master-field': of('staff', 'MasterField'),
  memo: ofWorkspace('Memo', { policies: { read: isOwnRecord } }),
  meta: of('shared', 'Meta'),
  'meta-group': of('shared', 'MetaGroup'),
  notification: of('person', 'NotificationRow'),
  plan: of('shared', 'Plan'),
  receipt: ofWorkspace('Receipt', { policies: { read: isOwnOrRoot } }),
  'saved-search': ofWorkspace('SavedSearch', { policies: { read: isOwnRecord } }),
  session: of('person', 'Session'),
  'supplied-category': of('shared', 'DocumentCategory'),
  'supplied-template': of('shared', 'DocumentTemplate'),
  'template-fill': ofWorkspace('DocumentTemplateFill', { policies: { read: isOwnRecord } }),
  'temporary-upload': ofWorkspace('TemporaryUpload', { policies: { read: isOwnRecord } }),
  transaction: ofWorkspace('Transaction', { policies: { read: isOwnOrRoot } }),
  'transfer-request': ofWorkspace('TransferRequest', { policies: { read: isOwnOrRoot } }),
  user,
} as const satisfies Readonly<Record<RecordKind, RecordRow>>;

/** Kinds that belong to workspaces: those that `load` finds for a member. */
export type WorkspaceKind = {
  [K in RecordKind]: (typeof records)[K] extends { readonly owner: 'workspace' } ? K : never;
}[RecordKind];

/** What the loader of a kind gives. */
export type RecordOf<K extends RecordKind> = (typeof records)[K] extends RecordRow<Owner, infer R> ? R : never;

/** Models whose rows without a workspace all may read. */
export const suppliedModels: ReadonlySet<string> = new Set(
  Object.values<RecordRow>(records).flatMap(({ model, supplied }) => (supplied === true ? [model] : [])),
);
