/**
 * What other domains, the start and the commands use of accounts. They import this file, the models for their types, and nothing else
 * of the folder (lint); handlers are in handlers.ts, tables in models.ts.
 */
export { dropTokens, issueToken } from './auth/one-time-tokens.ts';
export { memberActorOf } from './auth/member-actor-of.ts';
export { ownSessions } from './auth/own-sessions.ts';
export { demandNewPassword, fieldError, wrongPassword } from './auth/password-rules.ts';
export { hashSecret, newSecret } from './auth/secrets.ts';
export { createSendLinkJob, sendLinkKind } from './auth/send-link-job.ts';
export { createSessionSource } from './auth/session-source.ts';
export {
  cleanSessions,
  endAdminSession,
  endAdminSessions,
  endUserSessions,
  startSession,
  type StartedSession,
} from './auth/sessions.ts';
export { changeCompany } from './companies/change-company.ts';
export { createCompany } from './companies/create-company.ts';
export { businessList, provinceList } from './companies/choice-lists.ts';
export { presentAdminCompany } from './companies/present.ts';
export { rolesOf } from './companies/role-ids.ts';
export { companyContext, memberCounts } from './companies/queries.ts';
export { findUserByEmail } from './users/find-user-by-email.ts';
export { inviteAll } from './users/invite.ts';
export { joinWorkspace } from './users/join-workspace.ts';
export { memberPage } from './users/member-page.ts';
export { notificationOf } from './users/notification-settings.ts';
export { presentPerson } from './users/present.ts';
export { countSeats } from './users/seats.ts';
