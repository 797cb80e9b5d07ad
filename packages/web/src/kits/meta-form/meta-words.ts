import type { MetaField } from '@shorui/server/contract';
import { metaTypes } from './meta-values.ts';

/** A value of a field as people read it: the texts of options, days as 2025/04/01. Empty where there is none. */
export function metaWords({ type, options }: MetaField, value: string | readonly string[] | undefined): string {
  const textOfOption = (each: string): string => options.find((option) => option.value === each)?.text ?? each;
  if (value === undefined) return '';
  if (typeof value !== 'string') return value.map(textOfOption).join('、');
  if (type === metaTypes.select || type === metaTypes.radio) return textOfOption(value);
  if (type === metaTypes.date || type === metaTypes.datetime) return value.replaceAll('-', '/');
  return value;
}
