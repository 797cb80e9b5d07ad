import type { FieldStyle } from '../../application/schema/index.ts';
import type { EntryContent } from '../../pdf/form/index.ts';
import type { Place } from '../../problems/index.ts';
import { DisplayValue, type TemplateValue } from '../../values/index.ts';
import type { ValueReader } from '../../word/index.ts';

/** What a value shows, and what it is stored as: a choice can be named by both. */
function namesOf(value: TemplateValue): readonly string[] {
  if (value instanceof DisplayValue) return [value.text, String(value.value ?? '')];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

function isNothing(value: TemplateValue): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function markOf(value: TemplateValue, option: string): EntryContent {
  if (isNothing(value)) return { kind: 'mark', state: 'none' };
  const chosen = Array.isArray(value) ? (value as readonly TemplateValue[]) : [value];
  const isChosen = chosen.some((each) => namesOf(each).includes(option));
  return { kind: 'mark', state: isChosen ? 'chosen' : 'others' };
}

/** What a value draws in a field of this style; null when it draws nothing. What cannot be drawn is reported to the reader. */
export function valueContent(
  value: TemplateValue,
  option: string | undefined,
  style: FieldStyle,
  place: Place,
  reader: ValueReader,
): EntryContent | null {
  if (option !== undefined) return markOf(value, option);
  if (style.strike) return isNothing(value) || value === false ? null : { kind: 'strike' };
  if (style.checkbox !== undefined && !(value instanceof Uint8Array)) {
    return { kind: 'mark', state: isNothing(value) ? 'none' : value === false ? 'others' : 'chosen' };
  }
  if (style.image || style.seal || style.image_fit !== undefined || value instanceof Uint8Array) {
    const bytes = reader.image(value, place);
    return bytes && { kind: 'image', bytes };
  }
  const text = reader.text(value, place);
  return text === '' ? null : { kind: 'text', text };
}
