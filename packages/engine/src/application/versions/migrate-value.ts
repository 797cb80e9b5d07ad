import {
  formatIsoDate,
  joinAddress,
  joinName,
  normalizePhoneNumber,
  normalizePostalCode,
  parseDate,
  parseNumber,
} from '../../japanese/index.ts';
import { fieldType, type FieldType } from '../schema/index.ts';
import type { AnswerSlot } from './migration.ts';
import { findChoice, migrateChoice, type ChoiceList, type MovedValue } from './migrate-choice.ts';

const multipleTypes: ReadonlySet<FieldType> = new Set<FieldType>([fieldType.multi_select, fieldType.checkbox]);
const choiceTypes: ReadonlySet<FieldType> = new Set<FieldType>([
  fieldType.select_box,
  fieldType.radio,
  ...multipleTypes,
]);

/** The options of a slot, if it is answered by choosing. A checkbox without options is one box to tick. */
function choicesOf({ question, field }: AnswerSlot): ChoiceList | undefined {
  if (!field) return { choices: question.options ?? [], multiple: question.type === 'multiple' };
  if (!choiceTypes.has(field.type)) return undefined;
  if (field.type === fieldType.checkbox && !field.options?.length) return undefined;
  return { choices: field.options ?? [], multiple: multipleTypes.has(field.type) };
}

/** An answer as text, as a reader would see it; undefined when it has none. */
function asText(value: unknown, slot: AnswerSlot): string | undefined {
  const choices = choicesOf(slot)?.choices ?? [];
  if (Array.isArray(value)) return value.map((item) => asText(item, slot) ?? '').join('、');
  if (typeof value === 'string') return findChoice(choices, value)?.text ?? value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  return slot.field?.type === fieldType.name ? joinName(value) : joinAddress(value, { postCode: true });
}

type Reader = (text: string) => unknown;

/** How a text becomes a value of each type; undefined when that type cannot hold it. */
const readers: Readonly<Partial<Record<FieldType, Reader>>> = {
  [fieldType.text]: (text) => text,
  [fieldType.textarea]: (text) => text,
  // One text can also be a name or an address: reading splits it or leaves it whole.
  [fieldType.name]: (text) => text,
  [fieldType.address]: (text) => text,
  [fieldType.number]: readNumber,
  [fieldType.decimal]: readNumber,
  [fieldType.date]: (text) => {
    const date = parseDate(text);
    return date.ok ? formatIsoDate(date.value) : undefined;
  },
  [fieldType.post_code]: (text) => {
    const code = normalizePostalCode(text);
    return code.ok ? text : undefined;
  },
  [fieldType.phone]: (text) => {
    const number = normalizePhoneNumber(text);
    return number.ok ? text : undefined;
  },
  [fieldType.email]: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? text : undefined),
};

function readNumber(text: string): string | undefined {
  const number = parseNumber(text);
  return number.ok ? number.value : undefined;
}

const numberTypes: ReadonlySet<FieldType | undefined> = new Set([fieldType.number, fieldType.decimal]);

/** True if the unchanged value means the same under both types. */
function fitsAsIs(from: AnswerSlot, to: AnswerSlot): boolean {
  const [one, other] = [from.field?.type, to.field?.type];
  if (one === undefined || choicesOf(from) || choicesOf(to)) return false;
  return one === other || (numberTypes.has(one) && numberTypes.has(other));
}

function lostTo(reason: 'type_changed' | 'computed', value: unknown): MovedValue {
  return { reasons: [], lost: { value, reason } };
}

function toChoice(value: unknown, from: AnswerSlot, to: ChoiceList): MovedValue {
  const text = asText(value, from);
  const choice = text === undefined ? undefined : findChoice(to.choices, text);
  if (!choice) return lostTo('type_changed', value);
  return { value: to.multiple ? [choice.value] : choice.value, reasons: ['type_changed'] };
}

/** True for what is no answer. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** What becomes of an answer in the slot of another version. */
export function migrateValue(value: unknown, from: AnswerSlot, to: AnswerSlot): MovedValue {
  // No answer fits everywhere.
  if (isBlank(value)) return { value, reasons: [] };
  const fromChoices = choicesOf(from);
  const toChoices = choicesOf(to);
  const isTick = typeof value === 'boolean';
  if (fromChoices && toChoices && !isTick) return migrateChoice(value, fromChoices, toChoices);
  const type = to.field?.type;
  if (type === fieldType.formula) return lostTo('computed', value);
  if (fitsAsIs(from, to)) return { value, reasons: [] };
  if (isTick) return lostTo('type_changed', value);
  if (toChoices) return toChoice(value, from, toChoices);
  const text = asText(value, from);
  const read = type === undefined || text === undefined ? undefined : readers[type]?.(text);
  if (read === undefined) return lostTo('type_changed', value);
  // The same text fits two kinds of text; nothing was changed then.
  return { value: read, reasons: read === value ? [] : ['type_changed'] };
}
