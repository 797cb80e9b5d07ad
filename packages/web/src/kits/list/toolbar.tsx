import { ListFilter, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import type { ColumnChoice } from './column-choice.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { Column, NameColumn } from './column.ts';
import { FilterInput } from './filter-input.tsx';
import { freeFilters, isNarrowed, withoutConditions, type ListShape, type ListState } from './list-state.ts';
import type { SavedStore } from './saved-conditions.ts';
import { BrowserSavedMenu, SavedMenu } from './saved-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import type { ChangeState } from './use-list.ts';

export interface ToolbarProps<Row> {
  readonly state: ListState;
  readonly change: ChangeState;
  /** Name of the list: what the browser remembers belongs to it. */
  readonly name: string;
  readonly shape: ListShape;
  /** Where named conditions are kept; in this browser unless given. */
  readonly saved?: SavedStore | undefined;
  /** What the search box searches; undefined: the endpoint has no search. */
  readonly searchLabel?: string | undefined;
  /** Undefined while the list has nothing: then there are no columns to choose, and nothing to sort. */
  readonly table?:
    | {
        readonly nameColumn: NameColumn<Row>;
        readonly columns: readonly Column<Row>[];
        readonly choice: ColumnChoice;
        readonly onChoose: (choice: ColumnChoice) => void;
        /** False: without a table there are no heads to sort by, and no columns to choose. */
        readonly isDrawn: boolean;
      }
    | undefined;
  /** Tools at the right end. */
  readonly tools?: ReactNode;
  /** In the place of the tools while rows are selected. */
  readonly children?: ReactNode;
}

/** Search box, filters, saved conditions and columns; below them the conditions that are set, each with a way to remove it. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { state, change, name, shape, saved, searchLabel, table, tools, children } = props;
  const savedProps = { shape, state, onApply: change };
  const filters = freeFilters(shape);
  const text = useText(listText);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = filters.filter((filter) => state.filters[filter.name] !== undefined).length;
  const without = (removed: string): Record<string, string> =>
    Object.fromEntries(Object.entries(state.filters).filter(([each]) => each !== removed));
  return (
    <search className="ui-list-bar" data-print="hide">
      {children ?? (
        <div className="ui-list-tools">
          {searchLabel === undefined ? null : (
            <SearchBox label={searchLabel} value={state.q} onSearch={(q) => change({ q }, true)} />
          )}
          {filters.length === 0 ? null : (
            <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              <ListFilter className="ui-icon" aria-hidden="true" />
              {text.filter}
              {count === 0 ? null : (
                <span className="ui-list-count" aria-label={text.filterCount(count)}>
                  {count}
                </span>
              )}
            </Button>
          )}
          {saved === undefined ? null : <SavedMenu store={saved} {...savedProps} />}
          {filters.length === 0 || saved !== undefined ? null : <BrowserSavedMenu name={name} {...savedProps} />}
          {table === undefined ? null : (
            <SortSelect
              columns={[table.nameColumn, ...table.columns]}
              isAlways={!table.isDrawn}
              sort={state.sort}
              onSort={(sort) => change({ sort })}
            />
          )}
          <div className="ui-list-ends">
            {tools}
            {table?.isDrawn !== true ? null : (
              <ColumnMenu
                nameHead={table.nameColumn.head}
                columns={table.columns}
                choice={table.choice}
                onChoose={table.onChoose}
              />
            )}
          </div>
        </div>
      )}
      <div id={id} className="ui-list-filters" hidden={!isOpen}>
        {filters.map((filter) => (
          <FilterInput
            key={`${filter.name} ${state.filters[filter.name] ?? ''}`}
            filter={filter}
            value={state.filters[filter.name] ?? ''}
            onChange={(value) =>
              change({ filters: { ...without(filter.name), ...(value && { [filter.name]: value }) } })
            }
          />
        ))}
      </div>
      {isNarrowed(state, shape) ? (
        <div className="ui-list-chips">
          {filters
            .filter((filter) => state.filters[filter.name] !== undefined)
            .map((filter) => {
              const value = state.filters[filter.name] ?? '';
              const plain = filter.type === 'date' ? value.replaceAll('-', '/') : value;
              const words = filter.options?.find((option) => option.value === value)?.text ?? plain;
              return (
                <Chip
                  key={filter.name}
                  words={text.condition(filter.label, words)}
                  onRemove={() => change({ filters: without(filter.name) })}
                />
              );
            })}
          {state.q === '' ? null : (
            <Chip words={text.condition(text.keyword, state.q)} onRemove={() => change({ q: '' })} />
          )}
          <Button kind="quiet" size="small" onClick={() => change(withoutConditions(state, shape))}>
            {text.clear}
          </Button>
        </div>
      ) : null}
    </search>
  );
}

function Chip({ words, onRemove }: { readonly words: string; readonly onRemove: () => void }) {
  const text = useText(listText);
  return (
    <span className="ui-chip">
      <span>{words}</span>
      <button type="button" aria-label={text.removeCondition(words)} onClick={onRemove}>
        <X className="ui-icon" aria-hidden="true" />
      </button>
    </span>
  );
}
