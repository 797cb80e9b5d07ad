import { compileRule, type CompiledRule } from '../rules/index.ts';
import type { Fault } from '../model/fault.ts';

/** A form rule that finds faults: null when the value passes. */
export type FaultRule = (value: unknown) => Fault | null;

type Params = Readonly<Record<string, unknown>>;

/**
 * Makes a form rule ready for a field, with its messages in both languages. Throws ShoruiError, as `compileRule` does, when
 * the rule cannot be used as written.
 */
export function compileFaultRule(rule: string, field: string, params: Params = {}): FaultRule {
  const japanese: CompiledRule = compileRule(rule, { ...params, field, locale: 'ja' });
  const english: CompiledRule = compileRule(rule, { ...params, field, locale: 'en' });
  return (value) => {
    const message = japanese(value);
    return message === null ? null : { rule, messages: { ja: message, en: english(value) ?? message } };
  };
}

/** The fault that a rule finds in a value that is known to fail; under the name `as`, if given. */
export function knownFault(
  rule: string,
  field: string,
  failing: unknown,
  params: Params = {},
  as: string = rule,
): Fault {
  const fault = compileFaultRule(rule, field, params)(failing);
  const messages = fault !== null && 'messages' in fault ? fault.messages : { ja: field, en: field };
  return { rule: as, messages };
}

/** 必須: the message of the specification, `{field}は必須項目です`. */
export function requiredFault(field: string): Fault {
  return knownFault('phoneSplit', field, null, {}, 'required');
}
