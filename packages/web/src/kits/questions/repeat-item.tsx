import type { Question } from '@shorui/engine';
import { isImageField } from '@shorui/engine/answers';
import type { RepeatOption } from '@shorui/engine/model';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/surfaces.tsx';
import type { AnswerStore } from './answer-store.ts';
import { askedFields, withInner, type QuestionScope } from './parts-of-question.ts';
import { shownText } from './shown-text.ts';
import { useAnswers } from './store-context.ts';

export interface RepeatItemProps {
  readonly list: RepeatOption;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly scope: QuestionScope;
  readonly isOpen: boolean;
  readonly onFold: () => void;
  readonly onMove: (by: 1 | -1) => void;
  /** Left out where the list takes no more items. */
  readonly onCopy?: () => void;
  /** Left out where the list has no more items than it needs. */
  readonly onRemove?: () => void;
  /** Draws a question of the item. */
  readonly children: (question: Question, scope: QuestionScope) => ReactNode;
}

/** The first values of an item, by which a person knows it while it is closed. The answer of a picture is no text. */
function summaryOf(store: AnswerStore, { questions }: RepeatOption, { repeat }: QuestionScope): string {
  const resolved = store.resolved();
  const texts = store.application.questions
    .filter(({ id }) => questions.includes(id))
    .flatMap((question) => {
      const state = store.question(question.id, repeat);
      return state?.visible === true ? askedFields(store.application, question, state) : [];
    })
    .filter((field) => !isImageField(field))
    .map(({ id }) => shownText(resolved.fieldValue(id, repeat)))
    .filter((each) => each !== '');
  return texts.slice(0, 3).join('　');
}

/** One item of a list: its head with summary and tools, and its questions while it is open. Alt and an arrow move it. */
export function RepeatItem(props: RepeatItemProps) {
  const { list, name, index, count, scope, isOpen, onFold, onMove, onCopy, onRemove, children } = props;
  const text = useText(questionsText);
  const store = useAnswers();
  const id = useId();
  const inner = new Set(list.questions.flatMap((question) => [...withInner(store.application, question)]));
  const faults = store
    .errorsOf(inner)
    .filter(
      ({ questionId, fieldId, repeat }) =>
        scope.repeat.every((each, depth) => each === repeat[depth]) &&
        store.shownError(questionId, fieldId, repeat) !== undefined,
    ).length;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || index + by < 0 || index + by >= count) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <section className="question-item" data-item={index} aria-label={name}>
      <header onKeyDown={onKeyDown}>
        <button
          type="button"
          className="question-fold"
          data-fold=""
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? text.closeItem(name) : text.openItem(name)}
          onClick={onFold}
        >
          {isOpen ? (
            <ChevronDown className="ui-icon" aria-hidden="true" />
          ) : (
            <ChevronRight className="ui-icon" aria-hidden="true" />
          )}
          <b>{name}</b>
          <span>{summaryOf(store, list, scope)}</span>
        </button>
        {faults === 0 ? null : <Badge kind="danger">{text.faults(faults)}</Badge>}
        {index === 0 ? null : (
          <IconButton
            label={text.moveUp(name)}
            icon={<ArrowUp className="ui-icon" />}
            aria-keyshortcuts="Alt+ArrowUp"
            onClick={() => onMove(-1)}
          />
        )}
        {index === count - 1 ? null : (
          <IconButton
            label={text.moveDown(name)}
            icon={<ArrowDown className="ui-icon" />}
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => onMove(1)}
          />
        )}
        {onCopy === undefined ? null : (
          <IconButton label={text.copyItem(name)} icon={<Copy className="ui-icon" />} onClick={onCopy} />
        )}
        {onRemove === undefined ? null : (
          <IconButton label={text.removeItem(name)} icon={<Trash2 className="ui-icon" />} onClick={onRemove} />
        )}
      </header>
      <div id={id} hidden={!isOpen}>
        {isOpen
          ? store.application.questions
              .filter((question) => list.questions.includes(question.id))
              .map((question) => children(question, scope))
          : null}
      </div>
    </section>
  );
}
