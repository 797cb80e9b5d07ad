export { formRuleNames, isFormRuleName, type FormRuleName } from '../../application/validate/form-rules/index.ts';
export { checkRule, type RuleResult, compileRule, type CompiledRule } from './compile-rule.ts';
export { formRules } from './form-rules.ts';
export { ruleMessages, type RuleMessage } from './messages.ts';
export type { RuleDefinition } from './rule-definition.ts';
