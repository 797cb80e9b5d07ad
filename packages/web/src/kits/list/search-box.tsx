import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { TextInput } from '../../ui/inputs.tsx';

/** Milliseconds after the last key before the search runs by itself (specification section 9). */
const pauseMs = 200;

export interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** Searches after a pause or by Enter, never during a kanji conversion. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const text = useText(commonText);
  const [draft, setDraft] = useState(value);
  const [isComposing, setComposing] = useState(false);
  // What was searched last: a change of the state that did not come from here replaces what was typed.
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
