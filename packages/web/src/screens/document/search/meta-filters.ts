import type { MetaField } from '@shorui/server/contract';
import type { Filter } from '../../../kits/list/list-state.ts';
import { metaTypes } from '../../../kits/meta-form/meta-values.ts';
import { metaFilterName } from './search-body.ts';

export interface RangeWords {
  readonly from: (label: string) => string;
  readonly to: (label: string) => string;
}

/** The conditions of a meta field, by its kind: a range of numbers or days, one of its options, or a part of its text. */
export function metaFilters({ id, name, type, options }: MetaField, words: RangeWords): readonly Filter[] {
  const isDay = type === metaTypes.date || type === metaTypes.datetime;
  if (isDay || type === metaTypes.number || type === metaTypes.time) {
    const typed = isDay ? ('date' as const) : type === metaTypes.number ? ('number' as const) : ('text' as const);
    return [
      { name: metaFilterName(id, 'from'), label: words.from(name), type: typed },
      { name: metaFilterName(id, 'to'), label: words.to(name), type: typed },
    ];
  }
  if (options.length > 0)
    return [
      { name: metaFilterName(id, 'values'), label: name, options: options.map(({ value, text }) => ({ value, text })) },
    ];
  return [{ name: metaFilterName(id, 'text'), label: name }];
}
