import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf, IdsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Email, Line, listOf, Nullable, pageQuery, Shape } from '../shapes.ts';
import { AdvisorState, Approval, DocumentApproval, Needs, Turns } from './shapes.ts';

const usesDocuments = { area: 'user', access: 'workspace', plan: 'crud_document' } as const;
const accepts = { ...usesDocuments, permission: ['accept_document'] } as const;
const widget = { area: 'user', access: 'workspace', plan: 'view_approve_document' } as const;

/** Most approvers of one request. */
export const mostApprovers = 20;
const Day = Type.String({ format: 'date' });
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Comment = Type.Optional(Nullable(labeled('approval.comment', Type.String({ maxLength: 2000 }))));
/** A reason is required. */
export const Reason = labeled('approval.reason', Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }));

/** Errors of every act. */
const actErrors = ['not_found', 'forbidden', 'approval_impossible', 'approval_changed'] as const;
const decision = { params: IdParamsOf('document'), reply: DocumentApproval, errors: actErrors } as const;

export const requestApproval = defineEndpoint({
  ...usesDocuments,
  name: 'approvals.request',
  method: 'POST',
  path: '/v1/documents/:id/approve/request',
  summary: 'Ask members or outside advisors to approve a document as it is now',
  description:
    'Approvers are asked in the order given, members before advisors unless `steps` gives the order. Members need the permission accept_document and access to the category. Advisors get a mail with a link. `details` are the points an advisor decides about; the whole document unless given.',
  params: IdParamsOf('document'),
  body: Shape({
    approver_ids: Type.Optional(IdsOf('user', mostApprovers)),
    advisor_emails: Type.Optional(Type.Array(Email, { maxItems: mostApprovers })),
    steps: Type.Optional(
      Type.Array(
        Shape({
          approver_id: Type.Optional(IdOf('user')),
          advisor_email: Type.Optional(Email),
          advisor_name: Type.Optional(labeled('approval.advisor_name', Line(100))),
          due_on: Type.Optional(Nullable(Day)),
        }),
        { minItems: 1, maxItems: mostApprovers },
      ),
    ),
    turns: Type.Optional(Turns),
    needs: Type.Optional(Needs),
    due_on: Type.Optional(Nullable(Day)),
    message: Type.Optional(Nullable(labeled('approval.message', Type.String({ maxLength: 2000 })))),
    details: Type.Optional(Type.Array(labeled('approval.detail', Line(500)), { minItems: 1, maxItems: 50 })),
  }),
  reply: DocumentApproval,
  errors: ['not_found', 'forbidden', 'approval_impossible', 'approval_same_approver', 'document_lacks_file'],
});

export const approveDocument = defineEndpoint({
  ...accepts,
  ...decision,
  name: 'approvals.approve',
  method: 'POST',
  path: '/v1/documents/:id/approve',
  summary: 'Approve a document',
  description:
    '`content_sha256` is that of the approval that the member looked at. If the document is not as it was presented, the approval is refused.',
  body: Shape({ comment: Comment, content_sha256: Type.Optional(Hash) }),
});

export const checkBackDocument = defineEndpoint({
  ...accepts,
  ...decision,
  name: 'approvals.checkBack',
  method: 'POST',
  path: '/v1/documents/:id/checkback',
  summary: 'Check a document back, with a reason',
  body: Shape({ comment: Reason }),
});

export const withdrawApproval = defineEndpoint({
  ...usesDocuments,
  ...decision,
  name: 'approvals.withdraw',
  method: 'POST',
  path: '/v1/documents/:id/approve/withdraw',
  summary: 'Withdraw the request to approve a document',
  body: Shape({ comment: Comment }),
});

export const readApproval = defineEndpoint({
  ...usesDocuments,
  name: 'approvals.read',
  method: 'GET',
  path: '/v1/documents/approve/apply/:id',
  summary: 'The approval of a document as the applicant sees it: requests, steps and everything that was done',
  params: IdParamsOf('document'),
  reply: DocumentApproval,
  errors: ['not_found'],
});

export const readAdvisors = defineEndpoint({
  ...usesDocuments,
  name: 'approvals.advisors',
  method: 'GET',
  path: '/v1/documents/approve/advisor/:id',
  summary: 'The outside advisors of the last request of a document, with their details and files',
  params: IdParamsOf('document'),
  reply: Shape({ advisors: Type.Array(AdvisorState) }),
  errors: ['not_found'],
});

export const listApprovals = defineEndpoint({
  ...widget,
  name: 'approvals.list',
  method: 'GET',
  path: '/v1/documents/approve/list',
  summary: 'List requests to approve documents, the newest first',
  description: '`own`: those the member asked for or is asked by. `all`: all of documents that the member may read.',
  query: Shape({
    scope: Type.Optional(Type.Enum(['own', 'all'], { default: 'own' })),
    state: Type.Optional(labeled('approval.state', Type.Enum(['open', 'approved', 'checked_back', 'withdrawn']))),
    /** Only those that wait for the member. */
    waiting: Type.Optional(Type.Boolean()),
    /** Part of the name of the document. */
    keyword: Type.Optional(Line(100)),
    sort: Type.Optional(Type.Enum(['newest', 'oldest'], { default: 'newest' })),
    ...pageQuery,
  }),
  reply: listOf(Approval),
});

export const approvalDashboard = defineEndpoint({
  ...widget,
  name: 'approvals.dashboard',
  method: 'GET',
  path: '/v1/documents/approve/dashboard',
  summary: 'What waits for the member to approve, the nearest due date first, and how much',
  reply: Shape({
    items: Type.Array(Approval),
    waiting: Type.Integer(),
    overdue: Type.Integer(),
    /** Open requests that the member made. */
    own_open: Type.Integer(),
  }),
});

export const downloadSealed = defineEndpoint({
  ...usesDocuments,
  name: 'approvals.downloadSealed',
  method: 'GET',
  path: '/v1/documents/:id/approve/sealed',
  summary: 'Download the approved document as PDF with the seals of its approvers',
  description:
    'Word documents are converted. `record` adds a page that records who approved what and when, with hashes.',
  params: IdParamsOf('document'),
  query: Shape({
    record: Type.Optional(Type.Boolean()),
    calendar: Type.Optional(Type.Enum(['wareki', 'western'], { default: 'wareki' })),
  }),
  reply: Type.Unknown(),
  replyKind: 'raw',
  errors: ['not_found', 'approval_not_approved', 'approval_changed', 'approval_no_pdf', 'document_exhausted', 'busy'],
  rate: 'heavy',
});

export const approvalRequestEndpoints = [
  listApprovals,
  approvalDashboard,
  readApproval,
  readAdvisors,
  requestApproval,
  withdrawApproval,
  downloadSealed,
  approveDocument,
  checkBackDocument,
] as const;
