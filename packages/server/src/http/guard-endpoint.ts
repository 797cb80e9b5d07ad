import type { Actor, MemberActor, UserPermission } from '../access/actor.ts';
import { allowed, denied, type Decision } from '../access/decision.ts';
import { isApplicationOnly } from '../access/policies/company-role.ts';
import { planAllowsUser } from '../access/policies/plan-permission.ts';
import { hasPermission, mustAskForGroup, unlocksSettings } from '../access/policies/user-permission.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** Checks the contract's access rules: groups, permissions, plan, acting as a user. Handlers check access to records. */
export function guardEndpoint(endpoint: Endpoint, actor: Actor): Decision {
  if (
    (actor.kind === 'user' || actor.kind === 'member') &&
    endpoint.notOnBehalf === true &&
    actor.onBehalf !== undefined
  )
    return denied('not_on_behalf');
  return actor.kind === 'member' ? guardMember(endpoint, actor) : allowed;
}

function guardMember(endpoint: Endpoint, { membership, workspace }: MemberActor): Decision {
  if (endpoint.withoutGroup !== true && mustAskForGroup(membership)) return denied('need_group');
  if (endpoint.plan !== undefined) {
    const isRoleApplication = isApplicationOnly(workspace.roles);
    if (!planAllowsUser(workspace.planPermissions, endpoint.plan, isRoleApplication)) return denied('plan_forbids');
  }
  if (endpoint.settings === true && !unlocksSettings(membership)) return denied();
  if (endpoint.permission === undefined) return allowed;
  return hasPermission(membership, endpoint.permission as readonly UserPermission[]) ? allowed : denied();
}
