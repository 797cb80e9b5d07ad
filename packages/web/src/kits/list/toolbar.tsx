import { ListFilter, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { commonText } from '../../messages/common.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { SelectInput, TextInput } from '../../ui/inputs.tsx';
import { isNarrowed, type Filter, type ListState } from './list-state.ts';

/** Milliseconds without a key after which the search runs by itself. */
const pauseMs = 350;

export interface ToolbarProps {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>, replace?: boolean) => void;
  readonly filters: readonly Filter[];
  /** Words in the search box that say what is searched; undefined: the endpoint has no search. */
  readonly searchLabel?: string | undefined;
}

/** Search box, filters, and the conditions that are set, each with a way to take it away. */
export function Toolbar({ state, change, filters, searchLabel }: ToolbarProps) {
  const text = useText(listText);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = Object.keys(state.filters).length;
  const without = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(state.filters).filter(([each]) => each !== name));
  return (
    <search className="ui-list-bar" data-print="hide">
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
      </div>
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
      {isNarrowed(state) ? (
        <div className="ui-list-chips">
          {filters
            .filter(({ name }) => state.filters[name] !== undefined)
            .map(({ name, label, options }) => {
              const value = state.filters[name] ?? '';
              const words = options?.find((option) => option.value === value)?.text ?? value;
              return (
                <Chip
                  key={name}
                  words={text.condition(label, words)}
                  onRemove={() => change({ filters: without(name) })}
                />
              );
            })}
          {state.q === '' ? null : (
            <Chip words={text.condition(text.keyword, state.q)} onRemove={() => change({ q: '' })} />
          )}
          <Button kind="quiet" size="small" onClick={() => change({ q: '', filters: {} })}>
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

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** Searches after a pause or by Enter, never while kana are being converted. */
function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const text = useText(commonText);
  const [draft, setDraft] = useState(value);
  const [isComposing, setComposing] = useState(false);
  // What was searched last: a change of the address that did not come from here is taken over.
  const searched = useRef(value);
  const search = (next: string): void => {
    if (next === searched.current) return;
    searched.current = next;
    onSearch(next);
  };
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => search(draft.trim()), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className="ui-list-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComposing) search(draft.trim());
      }}
    >
      <Search className="ui-icon" aria-hidden="true" />
      <TextInput
        type="search"
        aria-label={`${text.search}：${label}`}
        placeholder={label}
        maxLength={100}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </form>
  );
}

interface FilterInputProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterInput({ filter: { name, label, options, type }, value, onChange }: FilterInputProps) {
  const text = useText(commonText);
  const [draft, setDraft] = useState(value);
  if (options !== undefined)
    return (
      <label>
        <span>{label}</span>
        <SelectInput
          name={name}
          value={value}
          options={[{ value: '', text: text.all }, ...options]}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    );
  return (
    <label>
      <span>{label}</span>
      <TextInput
        name={name}
        type={type === 'number' ? 'text' : (type ?? 'text')}
        inputMode={type === 'number' ? 'numeric' : undefined}
        maxLength={100}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          if (draft.trim() !== value) onChange(draft.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
      />
    </label>
  );
}
