import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../../ui/inputs.tsx';
import '../../ui/pager-bar.css';

/** Milliseconds after the last key before the list is asked (specification section 9). */
const waitMs = 200;

export interface SearchBoxProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Searches while it is typed in, but not in the middle of a kanji conversion. */
export function SearchBox({ label, hint, keyword, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [seen, setSeen] = useState(keyword);
  const [sent, setSent] = useState(keyword);
  // A keyword from elsewhere (the way back, 条件をすべて外す) replaces the text; the own one must not undo what was typed since.
  if (keyword !== seen) {
    setSeen(keyword);
    if (keyword !== sent) setText(keyword);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string): void => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === keyword) return;
    timer.current = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, waitMs);
  };
  return (
    <div role="search" className="ui-search">
      <label className="ui-sr" htmlFor={id}>
        {label}
      </label>
      <Search className="ui-icon" aria-hidden="true" />
      <TextInput
        id={id}
        type="search"
        maxLength={100}
        placeholder={hint}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (!(event.nativeEvent as InputEvent).isComposing) search(event.target.value);
        }}
        onCompositionEnd={(event) => search(event.currentTarget.value)}
      />
    </div>
  );
}
