import type { Question } from '@shorui/engine';
import type { RepeatOption } from '@shorui/engine/model';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { listAt } from './answer-path.ts';
import { emptyItem } from './least-items.ts';
import { listName, scopeIn, type QuestionScope } from './parts-of-question.ts';
import { RepeatItem } from './repeat-item.tsx';
import { useAnswers } from './store-context.ts';
import './questions.css';

export interface RepeatListProps {
  readonly question: Question;
  readonly list: RepeatOption;
  readonly scope: QuestionScope;
  /** Draws a question in one of the repetitions. */
  readonly children: (question: Question, scope: QuestionScope) => ReactNode;
}

/** Moves the focus once the page shows the change. */
function focusLater(root: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>(selector)?.focus());
}

/** Questions that are asked repeatedly. One item is open at a time; items are added, copied, removed and moved. */
export function RepeatList({ question, list, scope, children }: RepeatListProps) {
  const text = useText(questionsText);
  const store = useAnswers();
  const toast = useToast();
  const root = useRef<HTMLElement>(null);
  const name = listName(question, list);
  const path = [...scope.path, name];
  const items = listAt(store.answers, path);
  const [open, setOpen] = useState(() => (items.length === 1 ? 0 : -1));
  const [status, setStatus] = useState('');
  const error = store.shownError(question.id, undefined, scope.repeat);
  const insert = (at: number, item: unknown): void => {
    store.setList(path, items.toSpliced(at, 0, item));
    setOpen(at);
    focusLater(root.current, `[data-item="${at}"] :is(input, select, textarea)`);
  };
  const remove = (at: number): void => {
    const before = items;
    store.setList(path, items.toSpliced(at, 1));
    setOpen(-1);
    toast(text.removed(text.item(name, at + 1)), () => store.setList(path, before));
    focusLater(root.current, '[data-add]');
  };
  const move = (from: number, to: number): void => {
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
    store.setList(path, moved);
    if (open === from) setOpen(to);
    else if (open === to) setOpen(from);
    setStatus(text.moved(text.item(name, from + 1), to + 1));
    focusLater(root.current, `[data-item="${to}"] [data-fold]`);
  };
  return (
    <section className="question-list" ref={root} aria-label={name}>
      <h3>
        {name} <small>{text.times(list.min, list.max)}</small>
      </h3>
      {items.length === 0 ? <p className="ui-help">{text.noItems}</p> : null}
      {items.map((_, index) => (
        <RepeatItem
          key={index}
          list={list}
          name={text.item(name, index + 1)}
          index={index}
          count={items.length}
          scope={scopeIn(scope, name, index)}
          isOpen={open === index}
          onFold={() => setOpen(open === index ? -1 : index)}
          onMove={(by) => move(index, index + by)}
          {...(items.length < list.max && { onCopy: () => insert(index + 1, structuredClone(items[index])) })}
          {...(items.length > list.min && { onRemove: () => remove(index) })}
        >
          {children}
        </RepeatItem>
      ))}
      {error === undefined ? null : <p className="ui-error">{error}</p>}
      {items.length >= list.max ? (
        <p className="ui-help" data-add="" tabIndex={-1}>
          {text.full(list.max)}
        </p>
      ) : (
        <Button data-add="" onClick={() => insert(items.length, emptyItem(store.application, list.questions))}>
          <Plus className="ui-icon" aria-hidden="true" />
          {text.addItem(name)}
        </Button>
      )}
      <p className="ui-sr" role="status">
        {status}
      </p>
    </section>
  );
}
