import type { MailTemplate, ValuesOf } from '../mail-template.ts';
import { alreadyRegistered } from './already-registered.ts';
import { approvalAdvisor } from './approval-advisor.ts';
import { approvalAdvisorTurn } from './approval-advisor-turn.ts';
import { approvalApproved } from './approval-approved.ts';
import { approvalAsked } from './approval-asked.ts';
import { approvalCheckedBack } from './approval-checked-back.ts';
import { approvalDue } from './approval-due.ts';
import { approvalWithdrawn } from './approval-withdrawn.ts';
import { campaign } from './campaign.ts';
import { changeEmail } from './change-email.ts';
import { documentMentioned } from './document-mentioned.ts';
import { emailChanged } from './email-changed.ts';
import { forgotPassword } from './forgot-password.ts';
import { groupRequest } from './group-request.ts';
import { groupRequestAccepted } from './group-request-accepted.ts';
import { invite } from './invite.ts';
import { loginFromNewPlace } from './login-from-new-place.ts';
import { passwordChanged } from './password-changed.ts';
import { paymentConfirmed } from './payment-confirmed.ts';
import { planLimitReached } from './plan-limit-reached.ts';
import { registerConfirm } from './register-confirm.ts';
import { rootUserChanged } from './root-user-changed.ts';
import { transferReported } from './transfer-reported.ts';
import { verifyEmail } from './verify-email.ts';

/** All mails, by name. */
export const mailTemplates = {
  'already-registered': alreadyRegistered,
  'approval-advisor': approvalAdvisor,
  'approval-advisor-turn': approvalAdvisorTurn,
  'approval-approved': approvalApproved,
  'approval-asked': approvalAsked,
  'approval-checked-back': approvalCheckedBack,
  'approval-due': approvalDue,
  'approval-withdrawn': approvalWithdrawn,
  campaign,
  'change-email': changeEmail,
  'document-mentioned': documentMentioned,
  'email-changed': emailChanged,
  'forgot-password': forgotPassword,
  'group-request': groupRequest,
  'group-request-accepted': groupRequestAccepted,
  invite,
  'login-from-new-place': loginFromNewPlace,
  'password-changed': passwordChanged,
  'payment-confirmed': paymentConfirmed,
  'plan-limit-reached': planLimitReached,
  'register-confirm': registerConfirm,
  'root-user-changed': rootUserChanged,
  'transfer-reported': transferReported,
  'verify-email': verifyEmail,
} as const satisfies Record<string, MailTemplate>;

export type TemplateName = keyof typeof mailTemplates;

/** A mail to send: the values that its template requires. */
export type MailRequest = {
  [N in TemplateName]: {
    readonly template: N;
    /** One address, without a name. */
    readonly to: string;
    readonly locale: 'jp' | 'en';
    readonly values: ValuesOf<(typeof mailTemplates)[N]>;
    /** Idempotency key: mails with the same key are sent once. */
    readonly key?: string;
  };
}[TemplateName];
