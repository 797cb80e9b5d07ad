import { compileRule } from './compile-rule.ts';

/** Whether a value passes a form rule, and what to say when it does not. */
export type RuleResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Checks one value by a form rule. For many values by the same rule, and for the parameters, see `compileRule`. */
export function checkRule(name: string, value: unknown, params?: Readonly<Record<string, unknown>>): RuleResult {
  const message = compileRule(name, params)(value);
  return message === null ? { ok: true } : { ok: false, message };
}
