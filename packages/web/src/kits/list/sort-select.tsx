import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { SelectInput } from '../../ui/inputs.tsx';
import type { ColumnSort } from './column.ts';

export interface SortSelectProps {
  readonly columns: readonly { readonly head: string; readonly sort?: ColumnSort }[];
  /** Also on wide screens, where no heads of columns are shown. */
  readonly isAlways: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The order of the rows as a choice: on phones the heads of the columns are not shown. */
export function SortSelect({ columns, isAlways, sort, onSort }: SortSelectProps) {
  const text = useText(listText);
  const options = columns.flatMap(({ head, sort: of }) => [
    ...(of?.ascending === undefined ? [] : [{ value: of.ascending, text: text.ascending(head) }]),
    ...(of?.descending === undefined ? [] : [{ value: of.descending, text: text.descending(head) }]),
  ]);
  if (options.length < 2) return null;
  const isKnown = options.some(({ value }) => value === sort);
  return (
    <span className="ui-list-sort" data-always={isAlways ? '' : undefined}>
      <SelectInput
        aria-label={text.sort}
        value={sort}
        options={isKnown ? options : [{ value: sort, text: text.usualSort }, ...options]}
        onChange={({ target }) => onSort(target.value)}
      />
    </span>
  );
}
