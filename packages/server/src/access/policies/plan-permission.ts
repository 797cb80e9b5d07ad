/** Flags of a plan by name (specification section 6). */
export type PlanPermissions = Readonly<Record<string, boolean>>;

/** All that a workspace on an empty map lacks. */
const withheldByDefault = 'application_view';
/** What users of the application role can have at most. */
const applicationRoleNames: ReadonlySet<string> = new Set(['application_view', 'download_document_template']);

/** An empty map allows all but application_view; otherwise the flag of the name decides. */
export function planAllows(map: PlanPermissions, name: string): boolean {
  if (Object.keys(map).length === 0) return name !== withheldByDefault;
  return Object.hasOwn(map, name) && map[name] === true;
}

/** The same for a user of the application role. */
export function planAllowsUser(map: PlanPermissions, name: string, isRoleApplication: boolean): boolean {
  if (isRoleApplication && !applicationRoleNames.has(name)) return false;
  return planAllows(map, name);
}

/** Names that are set and count for this user. */
export function setPlanPermissions(map: PlanPermissions, isRoleApplication: boolean): readonly string[] {
  return Object.keys(map).filter((name) => planAllowsUser(map, name, isRoleApplication));
}

/** The page that adds to the internal manuals. */
export function mayAddToManual(map: PlanPermissions): boolean {
  return planAllows(map, 'todo_add_to_manual') || planAllows(map, 'proposal_add_to_manual');
}

export function mayAddWorkToManual(map: PlanPermissions): boolean {
  return planAllows(map, 'work_add_to_manual') && planAllows(map, 'crud_manual');
}

export function mayAddWorkToTodo(map: PlanPermissions): boolean {
  return planAllows(map, 'work_add_to_todo') && planAllows(map, 'crud_todo');
}
