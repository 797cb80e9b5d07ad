import type { TemplateData, TemplateValue } from '@shorui/engine';
import { DisplayValue, RunContent } from '@shorui/engine/word';

const isScope = (value: TemplateValue): value is TemplateData =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof DisplayValue) &&
  !(value instanceof RunContent) &&
  !(value instanceof Uint8Array);

/**
 * An answer as one text: choices are joined by 、, the repetitions of a question are one line each with the names of its answers.
 * Pictures have none. Empty for what is hidden or not answered.
 */
export function textOfAnswer(value: TemplateValue): string {
  if (value instanceof DisplayValue) return value.text;
  if (value instanceof RunContent) return value.text ?? '';
  if (value === null || value === undefined || value instanceof Uint8Array) return '';
  if (Array.isArray(value)) {
    const items: readonly TemplateValue[] = value;
    return items
      .map(textOfAnswer)
      .filter((text) => text !== '')
      .join(items.some(isScope) ? '\n' : '、');
  }
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => [name, textOfAnswer(inner)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(' / ');
}
