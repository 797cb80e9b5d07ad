import { readFormRule, type FormRuleUse } from '../../application/validate/form-rules/index.ts';
import { ShoruiError } from '../../problems/index.ts';
import { formRules } from './form-rules.ts';
import { ruleMessages, unnamedField } from './messages.ts';
import { isEmpty, type RuleDefinition } from './rule-definition.ts';

/** Gives the message when the value does not pass the rule, null when it passes. */
export type CompiledRule = (value: unknown) => string | null;

function fill(message: string, texts: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => texts[name] ?? whole);
}

/** The message of a rule with everything filled in that is known before a value comes. */
function prepareMessage({ name, texts, field, locale }: FormRuleUse): string {
  const message = ruleMessages[name];
  const language = locale ?? 'ja';
  const text = locale === undefined ? (message.asSpecified ?? message.ja) : message[locale];
  return fill(text, {
    ...texts,
    field: field ?? message.unnamedField?.[locale ?? 'asSpecified'] ?? unnamedField[language],
  });
}

/**
 * Makes a form rule ready: its parameters are read once, and the returned function checks any number of values.
 *
 * `params.field` is the name of the field in the message. `params.locale` is its language; without it the message is the
 * specification's own, which is English for the rules about email and Japanese for nearly all others.
 *
 * Throws ShoruiError with `answers.unknown-rule`, `answers.missing-rule-param`, `answers.invalid-rule-param`,
 * `answers.reversed-rule-range` or `answers.unknown-rule-param` when the rule cannot be used as written.
 */
export function compileRule(name: string, params?: Readonly<Record<string, unknown>>): CompiledRule {
  const reading = readFormRule(name, params);
  if ('problems' in reading) throw new ShoruiError(reading.problems);
  const { rule } = reading;
  // The table of parameters and the definitions are tied by name (form-rules.ts), which a name known only now cannot show.
  const definition = formRules[rule.name] as RuleDefinition;
  const checksEmpty = definition.checksEmpty === true;
  const message = prepareMessage(rule);
  return (value) => {
    if (!checksEmpty && isEmpty(value)) return null;
    const result = definition.check(value, rule.params);
    if (result === true) return null;
    return result === false ? message : fill(message, result);
  };
}

/** Checks a value against a form rule and gives the message of a failure. */
export type RuleResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Checks one value by a form rule. For many values by the same rule, and for the parameters, see `compileRule`. */
export function checkRule(name: string, value: unknown, params?: Readonly<Record<string, unknown>>): RuleResult {
  const message = compileRule(name, params)(value);
  return message === null ? { ok: true } : { ok: false, message };
}
