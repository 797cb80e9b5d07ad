import type { Conditional } from '../../application/schema/index.ts';

/** Can the thing ever be hidden by conditions of its own? */
export function hasConditions({ conditions, condition_options, rule_id }: Conditional): boolean {
  return (conditions?.length ?? 0) > 0 || (condition_options?.length ?? 0) > 0 || rule_id !== undefined;
}
