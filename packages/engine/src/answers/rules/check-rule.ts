import { compileRule } from './compile-rule.ts';

/** Checks a value against a form rule and gives the message of a failure. */
export type RuleResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Checks one value by a form rule. For many values by the same rule, and for the parameters, see `compileRule`. */
export function checkRule(name: string, value: unknown, params?: Readonly<Record<string, unknown>>): RuleResult {
  const message = compileRule(name, params)(value);
  return message === null ? { ok: true } : { ok: false, message };
}
