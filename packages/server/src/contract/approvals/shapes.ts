import { Type, type Static } from 'typebox';
import { enumSchema } from '../enum-schema.ts';
import { FileLink } from '../files.ts';
import { Named, PersonName } from '../people.ts';
import { Email, Id, Instant, Nullable, Shape } from '../shapes.ts';

/** Words of the state machine (domains/approvals/state.ts) as the API shows them. */
const requestStates = ['open', 'approved', 'checked_back', 'withdrawn'] as const;
const stepStates = ['waiting', 'asked', 'approved', 'checked_back', 'closed'] as const;
const acts = ['ask', 'approve', 'check_back', 'withdraw'] as const;

/** How approvers are asked: one after another, or all at once. */
export const Turns = Type.Enum(['in_turn', 'at_once']);
/** Whether all must approve, or one suffices. */
export const Needs = Type.Enum(['all', 'any']);

/** An outside advisor as members see them. `status`: 0 waiting, 1 approved, 2 approved with a file, 3 failed. */
export const AdvisorName = Shape({
  id: Id,
  email: Email,
  name: Nullable(Type.String()),
  status: enumSchema('advisor_credential_status'),
  is_uploaded_file: Type.Boolean(),
});

/** One approver of a request: a member or an advisor; null for a member whose account was deleted. */
export const ApprovalStep = Shape({
  id: Id,
  position: Type.Integer(),
  approver: Nullable(PersonName),
  advisor: Nullable(AdvisorName),
  state: Type.Enum([...stepStates]),
  /** Last day to act in Japan. */
  due_on: Nullable(Type.String()),
  is_overdue: Type.Boolean(),
  /** Who acts for the approver today. */
  substitutes: Type.Array(PersonName),
  /** Who acted: the approver, or a substitute. */
  acted_by: Nullable(PersonName),
  acted_at: Nullable(Instant),
});

/** What someone did, the oldest first. */
export const ApprovalAct = Shape({
  id: Id,
  act: Type.Enum([...acts]),
  at: Instant,
  actor_name: Type.String(),
  /** The approver for whom a substitute acted. */
  approver_name: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  /** SHA-256 of the content that it is about, hex. */
  content_sha256: Type.String(),
});

/** What the actor can do now. */
export const ApprovalActions = Shape({
  ask: Type.Boolean(),
  approve: Type.Boolean(),
  check_back: Type.Boolean(),
  withdraw: Type.Boolean(),
});

/** A request to approve a document. */
export const Approval = Shape({
  id: Id,
  document: Named,
  /** Counts the requests of the document, from 1. */
  number: Type.Integer(),
  state: Type.Enum([...requestStates]),
  turns: Turns,
  needs: Needs,
  message: Nullable(Type.String()),
  applicant: Shape({ id: Nullable(Id), full_name: Type.String() }),
  version_id: Nullable(Id),
  /** The version that was presented by the request before, to compare with. */
  previous_version_id: Nullable(Id),
  content_sha256: Type.String(),
  /** Whether the document is no longer as it was presented. It can then only be checked back. */
  is_changed: Type.Boolean(),
  steps: Type.Array(ApprovalStep),
  /** Names of those who must act next; empty once the request has ended. */
  next: Type.Array(Type.String()),
  /** Nearest due date of those who must act. */
  due_on: Nullable(Type.String()),
  actions: ApprovalActions,
  created_at: Instant,
  ended_at: Nullable(Instant),
});
export type Approval = Static<typeof Approval>;

/** The approval of a document: its last request, those before it, and everything that was done. */
export const DocumentApproval = Shape({
  document: Named,
  /** 0 none, 1 request, 2 approve, 3 checkback. */
  approve: enumSchema('document_approval_state'),
  current: Nullable(Approval),
  requests: Type.Array(Shape({ ...Approval.properties, acts: Type.Array(ApprovalAct) })),
  actions: ApprovalActions,
});
export type DocumentApproval = Static<typeof DocumentApproval>;

export const AdvisorDetail = Shape({
  /** From 1. */
  number: Type.Integer(),
  content: Type.String(),
  status: enumSchema('advisor_credential_status'),
  comment: Nullable(Type.String()),
});

/** What an advisor sees by the link, and members see of the advisor. */
const advisorFacts = {
  status: enumSchema('advisor_credential_status'),
  is_approved: Type.Boolean(),
  /** A detail has the failed status. */
  is_total_fail: Type.Boolean(),
  is_uploaded_file: Type.Boolean(),
  details: Type.Array(AdvisorDetail),
};
const LinkedFile = Shape({ name: Type.String(), size: Type.Integer(), sha256: Type.String(), link: FileLink });

/** The request of an advisor. Links work for some minutes; loading the page again gives new ones. */
export const AdvisorView = Shape({
  ...advisorFacts,
  document_id: Id,
  document_name: Type.String(),
  company_name: Type.String(),
  applicant_name: Type.String(),
  message: Nullable(Type.String()),
  due_on: Nullable(Type.String()),
  state: Type.Enum([...requestStates]),
  /** Whether it is the turn of this advisor. */
  is_asked: Type.Boolean(),
  /** Whether the advisor can act: it is the advisor's turn, and the document is as it was presented. */
  can_act: Type.Boolean(),
  content_sha256: Type.String(),
  /** The document, then the file that the advisor uploaded. */
  files: Type.Array(LinkedFile),
  /** The document to look at in the page, where browsers can show it: Word files as PDF; for some minutes. */
  preview: Nullable(FileLink),
  /** Whether the PDF of a Word file is not there yet. */
  is_preview_making: Type.Boolean(),
  expires_at: Instant,
});
export type AdvisorView = Static<typeof AdvisorView>;

/** An advisor of a request, for members. */
export const AdvisorState = Shape({
  ...advisorFacts,
  id: Id,
  email: Email,
  name: Nullable(Type.String()),
  file: Nullable(LinkedFile),
  opened_at: Nullable(Instant),
  expires_at: Instant,
});
export type AdvisorState = Static<typeof AdvisorState>;
