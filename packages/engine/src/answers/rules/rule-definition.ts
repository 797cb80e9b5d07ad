import type { FormRuleName, FormRuleParams } from '../../application/validate/form-rules/index.ts';

/** Texts for those `{placeholders}` of a message that depend on the value. */
export type MessageParams = Readonly<Record<string, string>>;

/** What one form rule checks. Its parameters are declared in the table of form rules; its words are in messages.ts. */
export interface RuleDefinition<Name extends FormRuleName = FormRuleName> {
  readonly name: Name;
  /** True for rules about presence, which also look at an empty value. Every other rule lets an empty value pass. */
  readonly checksEmpty?: boolean;
  /** True when the value passes; false, or texts for the message, when it fails. */
  check(value: unknown, params: FormRuleParams<Name>): boolean | MessageParams;
}

/** Ties the type of the parameters to the name. */
export function defineRule<Name extends FormRuleName>(definition: RuleDefinition<Name>): RuleDefinition<Name> {
  return definition;
}
