import type { CompanyRole, WorkspaceRights } from '../actor.ts';

/** Without a plan every role passes but `application`; with one the roles of the company decide. */
export function hasCompanyRole(workspace: Pick<WorkspaceRights, 'planId' | 'roles'>, role: CompanyRole): boolean {
  if (workspace.planId === undefined) return role !== 'application';
  return workspace.roles.includes(role);
}

/** Sales are there for companies with more than one role. */
export function hasSales(roles: readonly CompanyRole[]): boolean {
  return new Set(roles).size > 1;
}

/**
 * Are the users of the company of the application role? They are when it has no other role, with a plan or without: what they may
 * open is restricted all the more.
 */
export function isApplicationOnly(roles: readonly CompanyRole[]): boolean {
  return roles.length > 0 && roles.every((role) => role === 'application');
}

/**
 * Is a user restricted to document creation (`is_role_application`)? Within a workspace its roles alone decide, for a person may work
 * in companies of both kinds; without one, what he signed up for.
 */
export function isRoleApplication(
  signedUpForIt: boolean,
  workspace: Pick<WorkspaceRights, 'roles'> | undefined,
): boolean {
  return workspace === undefined ? signedUpForIt : isApplicationOnly(workspace.roles);
}
