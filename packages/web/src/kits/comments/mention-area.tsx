import { listActiveUsers, type PersonName } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { commentsText } from '../../messages/comments.ts';
import { useText } from '../../messages/locale.ts';
import type { ControlProps } from '../../ui/field.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { MentionOptions } from '../../ui/mention-options.tsx';
import { useComposing } from '../../ui/use-composing.ts';
import { mentionBefore, withMention, type MentionStart } from './mentions.ts';

/** Names that are offered at once. */
const offered = 6;

export interface MentionAreaProps extends Partial<ControlProps> {
  readonly value: string;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
  /** A person was chosen from the list. */
  readonly onMention: (person: PersonName) => void;
  /** Ctrl+Enter or ⌘Enter. */
  readonly onSubmit: () => void;
}

/** A text in which an at sign begins the name of a member: names are offered below, arrows choose, Enter or Tab takes one. */
export function MentionArea({ value, rows = 3, onChange, onMention, onSubmit, ...control }: MentionAreaProps) {
  const text = useText(commentsText);
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the caret goes with the text that is set next. */
  const caret = useRef<number>(undefined);
  // Before the next key: in a later frame it would jump back over what was typed meanwhile.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const [start, setStart] = useState<MentionStart>();
  const [active, setActive] = useState(0);
  const { isComposing, handlers } = useComposing();
  const keyword = start?.query ?? '';
  const { data } = useQuery({
    ...endpointQuery(listActiveUsers, { query: { per_page: offered, ...(keyword === '' ? {} : { keyword }) } }),
    enabled: start !== undefined,
  });
  const people = start === undefined ? [] : (data?.items ?? []);
  const at = Math.min(active, people.length - 1);
  const look = (written: string, caret: number): void => {
    setStart(mentionBefore(written, caret));
    setActive(0);
  };
  const choose = (person: PersonName | undefined): void => {
    if (person === undefined || start === undefined) return;
    const next = withMention(value, start, person);
    onChange(next.text);
    onMention(person);
    setStart(undefined);
    caret.current = next.caret;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit();
    }
    if (people.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive((at + (event.key === 'ArrowDown' ? 1 : -1) + people.length) % people.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      choose(people[at]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setStart(undefined);
    }
  };
  const isOpen = people.length > 0;
  return (
    <div {...handlers}>
      <TextArea
        {...control}
        ref={area}
        rows={rows}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setStart(undefined)}
        onChange={({ target }) => {
          onChange(target.value);
          look(target.value, target.selectionStart);
        }}
      />
      {isOpen ? (
        <MentionOptions
          id={listId}
          label={text.mention}
          names={people.map(({ full_name }) => full_name)}
          active={at}
          onChoose={(index) => choose(people[index])}
        />
      ) : null}
    </div>
  );
}
