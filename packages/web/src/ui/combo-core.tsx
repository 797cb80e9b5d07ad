import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import type { ControlProps } from './field.tsx';
import { useComposing } from './use-composing.ts';
import { useOptions, type ComboOption, type Options } from './use-options.ts';
import './combo.css';

export interface ComboProps extends Partial<ControlProps> {
  /** Keep a function the same between renders: another one loads anew. */
  readonly options: Options;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
}

interface ComboCoreProps extends ComboProps {
  /** What the input shows while the input has no focus. */
  readonly text: string;
  readonly chosen: ReadonlySet<string>;
  readonly multiple?: boolean;
  readonly onChoose: (option: ComboOption) => void;
  /** The text was emptied and the input left, or Backspace was pressed in an empty input. */
  readonly onEmpty: (by: 'blur' | 'backspace') => void;
  /** Inside the frame, before the input: tags. */
  readonly before?: ReactNode;
}

/**
 * An input with a list of options below it, by the pattern of ARIA: the focus stays in the input, arrows move in the list, Enter
 * chooses, Esc closes. Keys of an input method never choose.
 */
export function ComboCore(props: ComboCoreProps) {
  const { options, text, chosen, multiple = false, onChoose, onEmpty, before, onBlur, ...control } = props;
  const words = useText(inputsText);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { isComposing, handlers } = useComposing();
  const { rows, state } = useOptions(options, query ?? '', isOpen);
  const at = Math.min(active, rows.length - 1);
  const activeId = isOpen && at >= 0 ? `${listId}-${at}` : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboOption | undefined): void => {
    if (option === undefined) return;
    onChoose(option);
    setQuery(undefined);
    if (!multiple) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Backspace' && (query ?? text) === '') onEmpty('backspace');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (!isOpen) setOpen(true);
      else setActive(rows.length === 0 ? -1 : (Math.max(at, step === 1 ? -1 : 0) + step + rows.length) % rows.length);
    } else if (event.key === 'Enter' && isOpen && at >= 0) {
      event.preventDefault();
      choose(rows[at]);
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setQuery(undefined);
      close();
    }
  };
  return (
    <div className="ui-combo" {...handlers}>
      <div
        className="ui-input"
        data-disabled={control.disabled === true ? '' : undefined}
        data-invalid={control['aria-invalid']}
      >
        {before}
        <input
          {...control}
          ref={input}
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          value={query ?? text}
          onChange={({ target }) => {
            setQuery(target.value);
            setOpen(true);
            setActive(target.value === '' ? -1 : 0);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (query === '' && !multiple) onEmpty('blur');
            setQuery(undefined);
            close();
            onBlur?.();
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={control.disabled}
          aria-label={words.showOptions}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            setOpen(!isOpen);
            input.current?.focus();
          }}
        >
          <ChevronDown className="ui-icon" aria-hidden="true" />
        </button>
      </div>
      <ul
        id={listId}
        role="listbox"
        aria-label={words.options}
        aria-multiselectable={multiple || undefined}
        hidden={!isOpen || rows.length === 0}
      >
        {isOpen
          ? rows.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={chosen.has(option.value)}
                data-active={index === at ? '' : undefined}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.text}
              </li>
            ))
          : null}
      </ul>
      <p role="status" className={isOpen && rows.length === 0 ? 'ui-combo-none' : 'ui-sr'}>
        {isOpen ? stateWords(words, state, rows.length) : null}
      </p>
    </div>
  );
}

function stateWords(words: (typeof inputsText)['jp'], state: 'ready' | 'loading' | 'failed', count: number): string {
  if (state === 'loading') return words.loadingOptions;
  if (state === 'failed') return words.optionsFailed;
  return count === 0 ? words.noOption : words.optionCount(count);
}
