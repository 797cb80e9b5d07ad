import type { Conditional, EditorBlock } from '../../application/schema/index.ts';

/** What must hold for a block to be printed: its own conditions, its rule, and the rule taken over from a block around it. */
export function blockConditionals({ options }: Pick<EditorBlock, 'options'>): Conditional[] {
  const found: Conditional[] = [];
  if (options?.hasCondition === true) {
    const { conditions = [], condition_options: chosen = [], required_all: all = false } = options;
    found.push({ conditions, condition_options: chosen, required_all: all });
  }
  for (const rule of [options?.ruleId, options?.inheritRuleId]) if (rule !== undefined) found.push({ rule_id: rule });
  return found;
}
