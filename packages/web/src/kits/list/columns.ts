import type { Choice } from '@shorui/server/enums';
import { optionsOf, wordsOf } from '../../messages/choices.ts';
import { dayOf } from '../../messages/dates.ts';
import type { Column } from './column.ts';
import type { Filter } from './list-state.ts';

type More<Row> = Omit<Column<Row>, 'id' | 'head' | 'value'>;

/** A column over an enumeration of the contract: the words of one value or of several. */
export function choiceColumn<Row, V extends string | number>(
  id: string,
  head: string,
  choices: readonly Choice<V>[],
  of: (row: Row) => V | readonly V[],
  more?: More<Row>,
): Column<Row> {
  const value = (row: Row): string =>
    [of(row)]
      .flat()
      .map((each) => wordsOf(choices, each as V))
      .join('、');
  return { id, head, value, ...more };
}

/** A column of days, from instants. */
export function dayColumn<Row>(id: string, head: string, of: (row: Row) => string, more?: More<Row>): Column<Row> {
  return { id, head, kind: 'date', value: (row) => dayOf(of(row)), ...more };
}

/** A filter over an enumeration of the contract. */
export function choiceFilter(name: string, label: string, choices: readonly Choice<string | number>[]): Filter {
  return { name, label, options: optionsOf(choices) };
}

/** A filter over records by their ids. Until they are loaded (undefined) an id in the address counts without its name. */
export function recordFilter(
  name: string,
  label: string,
  records: readonly { readonly id: number; readonly name: string }[] | undefined,
): Filter {
  if (records === undefined) return { name, label, type: 'number' };
  return { name, label, options: records.map((record) => ({ value: String(record.id), text: record.name })) };
}
