/** Decisions on who may do what: pure functions without database or request, for the server and the screens alike. */
export * from './channel-root.ts';
export * from './company-role.ts';
export * from './document-category.ts';
export * from './documents.ts';
export * from './member-management.ts';
export * from './plan-permission.ts';
export * from './root-user.ts';
export * from './route-guard.ts';
export * from './route-table.ts';
export * from './shared-document.ts';
export * from './user-permission.ts';
