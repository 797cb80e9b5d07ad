import type { TemplateValue } from '@shorui/engine';
import { groupDigits } from '@shorui/engine/japanese';

/** A value as a person reads it in a list of answers; empty when there is none. */
export function shownText(value: TemplateValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map((each) => shownText(each as TemplateValue)).join('、');
  if (typeof value !== 'object') return String(value);
  if (!('text' in value) || typeof value.text !== 'string') return '';
  return 'value' in value && typeof value.value === 'number' ? groupDigits(value.text) : value.text;
}
