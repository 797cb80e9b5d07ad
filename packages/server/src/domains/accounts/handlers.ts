import type { Mounted } from '../../http/handler.ts';
import { authHandlers } from './auth/handlers/index.ts';
import { companyHandlers } from './companies/handlers/index.ts';
import { groupHandlers } from './groups/handlers/index.ts';
import { planHandlers } from './plans/handlers.ts';
import { userHandlers } from './users/handlers/index.ts';

/** Handlers of accounts: sessions, people, groups, the company and its plan. */
export const accountHandlers: readonly Mounted[] = [
  ...authHandlers,
  ...userHandlers,
  ...groupHandlers,
  ...companyHandlers,
  ...planHandlers,
];
