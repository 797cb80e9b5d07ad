import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { largestUpload } from '../files.ts';
import { IdOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Nullable, Shape, Token } from '../shapes.ts';
import { Reason } from './requests.ts';
import { AdvisorView } from './shapes.ts';

/** Calls of outside advisors. The secrets of their link open these calls and no other. */
const byLink = { area: 'user', access: 'token' } as const;
const errors = ['dead_link', 'approval_impossible', 'approval_changed'] as const;
/** As the specification writes it in the path. */
const credential = Shape({ credentialToken: Token });

export const readAsAdvisor = defineEndpoint({
  ...byLink,
  name: 'approvals.checkAdvisor',
  method: 'GET',
  path: '/v1/documents/check-advisor-approve/:token/:credential_token',
  summary: 'What an outside advisor is asked to approve: status, details and files',
  params: Shape({ token: Token, credential_token: Token }),
  reply: AdvisorView,
  errors: ['dead_link'],
});

export const uploadAsAdvisor = defineEndpoint({
  ...byLink,
  name: 'approvals.uploadAsAdvisor',
  method: 'POST',
  path: '/v1/documents/upload-approve-file/:credentialToken',
  summary: 'Upload a file with the corrections of an outside advisor; a later one replaces it',
  params: credential,
  encoding: 'multipart',
  files: { file: { description: 'The file', required: true, most: 1, maxBytes: largestUpload, types: [] } },
  reply: AdvisorView,
  errors: [...errors, 'limit_storage', 'too_large', 'unsupported_type', 'busy'],
});

export const decideAsAdvisor = defineEndpoint({
  ...byLink,
  name: 'approvals.decideAsAdvisor',
  method: 'POST',
  path: '/v1/documents/advisor-approve/:credentialToken',
  summary: 'Approve or fail the details as an outside advisor',
  description:
    '`details` gives a status to each detail, or `status` to all of them. With a failed detail the request is checked back; a failed one needs a comment.',
  params: credential,
  body: Shape({
    details: Type.Optional(
      Type.Array(
        Shape({
          number: labeled('approval.detail', Type.Integer({ minimum: 1, maximum: 50 })),
          status: labeled('approval.status', Type.Enum([1, 3])),
          comment: Type.Optional(Nullable(labeled('approval.comment', Type.String({ maxLength: 2000 })))),
        }),
        { minItems: 1, maxItems: 50 },
      ),
    ),
    status: Type.Optional(labeled('approval.status', Type.Enum([1, 3]))),
    comment: Type.Optional(Nullable(labeled('approval.comment', Type.String({ maxLength: 2000 })))),
  }),
  reply: AdvisorView,
  errors: [...errors],
});

export const checkBackAsAdvisor = defineEndpoint({
  ...byLink,
  name: 'approvals.checkBackAsAdvisor',
  method: 'POST',
  path: '/v1/documents/checkback/:token/:id',
  summary: 'Check a document back as an outside advisor, with a reason',
  params: Shape({ token: Token, id: IdOf('document') }),
  body: Shape({ comment: Reason }),
  reply: AdvisorView,
  errors: [...errors],
});

export const advisorEndpoints = [readAsAdvisor, uploadAsAdvisor, decideAsAdvisor, checkBackAsAdvisor] as const;
