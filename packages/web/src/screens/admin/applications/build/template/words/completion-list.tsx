import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { builderTemplateText } from '../../../../../../messages/builder-template.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { templateSchema } from '../tree/schema.ts';
import { matchingChoices, openTagIn, type OpenTag, type TagChoice } from './completion.ts';

export interface Completions {
  readonly open: OpenTag | undefined;
  readonly choices: readonly TagChoice[];
  readonly at: number;
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly take: (choice: TagChoice) => void;
}

/** The tags that fit what is being typed after two braces. Keys of an input method are left to it. */
export function useCompletions(
  state: EditorState,
  view: EditorView | undefined,
  all: readonly TagChoice[],
): Completions {
  const [closed, setClosed] = useState<number>();
  const [at, setAt] = useState(0);
  const found = openTagIn(state);
  // A list that was closed stays so until its tag is gone.
  if (found === undefined && closed !== undefined) setClosed(undefined);
  const open = found === undefined || found.from === closed ? undefined : found;
  const typed = open?.typed;
  const choices = useMemo(() => (typed === undefined ? [] : matchingChoices(all, typed)), [all, typed]);
  const index = Math.min(at, Math.max(0, choices.length - 1));
  const take = (choice: TagChoice): void => {
    if (open === undefined || view === undefined) return;
    const change = view.state.tr.replaceWith(
      open.from,
      open.to,
      templateSchema.nodes.field.create({ tag: choice.tag }),
    );
    view.dispatch(change.setMeta('typed', false).scrollIntoView());
    view.focus();
    setAt(0);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (open === undefined || choices.length === 0 || event.isComposing || view?.composing === true) return false;
    const choice = choices[index];
    if (event.key === 'ArrowDown') setAt((index + 1) % choices.length);
    else if (event.key === 'ArrowUp') setAt((index - 1 + choices.length) % choices.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && choice !== undefined) take(choice);
    else if (event.key === 'Escape') setClosed(open.from);
    else return false;
    event.preventDefault();
    return true;
  };
  return { open, choices, at: index, onKey, take };
}

/** The list below the braces that were typed. */
export function CompletionList({
  completions,
  view,
}: {
  readonly completions: Completions;
  readonly view: EditorView | undefined;
}) {
  const text = useText(builderTemplateText);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { open, choices, at, take } = completions;
  const from = open?.from;
  useEffect(() => {
    const element = list.current;
    const holder = element?.offsetParent;
    if (element === null || !holder || view === undefined || from === undefined) return;
    const { left, bottom } = view.coordsAtPos(from);
    const around = holder.getBoundingClientRect();
    const room = around.width - element.offsetWidth;
    element.style.left = `${Math.max(0, Math.min(left - around.left, room))}px`;
    element.style.top = `${bottom - around.top + holder.scrollTop + 4}px`;
  });
  if (open === undefined) return null;
  return (
    <ul ref={list} id={id} role="listbox" aria-label={text.tagList} className="template-completions">
      {choices.length === 0 ? <li className="ui-help">{text.tagNone}</li> : null}
      {choices.map((choice, index) => (
        <li
          key={choice.tag + choice.lists.join()}
          role="option"
          aria-selected={index === at}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(choice)}
        >
          <TagWords choice={choice} />
        </li>
      ))}
    </ul>
  );
}

/** The name of a tag, how it is printed, and where it may be used. */
export function TagWords({ choice: { name, lists, format } }: { readonly choice: TagChoice }) {
  const text = useText(builderTemplateText);
  return (
    <>
      {name}
      {format === undefined ? null : <small>{text.tagFormats[format]}</small>}
      {lists.length === 0 ? null : <small>{text.tagInside(lists)}</small>}
    </>
  );
}
