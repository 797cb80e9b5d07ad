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

/** The value as it would be typed: text as it is, a finite number in digits. Anything else is no text: undefined. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** True when nothing was entered: undefined, null, an empty text or an empty list. Spaces are something. */
export function isEmpty(value: unknown): value is undefined | null | '' | readonly [] {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/**
 * True when there is nothing to read: empty, only spaces of any width, or a list or an object (a name, an address) of which
 * every part is blank. Rules about presence use this, so that a space does not pass for an answer.
 */
export function isBlank(value: unknown): boolean {
  if (isEmpty(value)) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  return isPlainObject(value) && Object.values(value).every(isBlank);
}

/** How many things are chosen: the length of a list, 0 for an empty value, 1 for anything else. */
export function countChosen(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return isEmpty(value) ? 0 : 1;
}
