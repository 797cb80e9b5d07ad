/** Decisions about pages, for the server and for screens alike: pure, without imports beyond this folder. */
export { decideRoute, defaultPath, type RouteDecision, type Visitor } from './route-guard.ts';
export { guardOf, isApplicationRoute, publicGuards, type RouteGuard } from './route-table.ts';
export { planAllows, planAllowsUser, type PlanPermissions } from './plan-permission.ts';
export { hasPermission, hasSettingsGroup, unlocksSettings, userPermissions } from './user-permission.ts';
