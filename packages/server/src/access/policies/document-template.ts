import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';

/** What decides about a template: `workspace_id` is null where the staff supply it. */
export interface TemplateThing {
  readonly workspace_id?: number | null;
  readonly is_public?: boolean;
}

const isSupplied = ({ workspace_id }: TemplateThing): boolean => (workspace_id ?? null) === null;

/** Every member may read those of the company; of those that the staff supply, the public ones. */
export function mayReadTemplate(_actor: MemberActor, template: TemplateThing): Decision {
  return isSupplied(template) && template.is_public !== true ? denied('not_found') : allowed;
}

/** Those that the staff supply stay as they are. */
export function mayChangeTemplate(_actor: MemberActor, template: TemplateThing): Decision {
  return isSupplied(template) ? denied() : allowed;
}
