import type { Question } from '@shorui/engine';
import type { QuestionState } from '@shorui/engine/answers';
import { useId } from 'react';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { Field } from '../../ui/field.tsx';
import { Radios, SelectInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { Checks, listOf, textOf } from './field-input.tsx';
import { aboutOf } from './focused-answer.ts';
import { FieldRow } from './field-row.tsx';
import { askedFields, type QuestionScope } from './parts-of-question.ts';
import { RepeatList } from './repeat-list.tsx';
import { useAnswers } from './store-context.ts';
import './questions.css';

/** From so many options on, one is chosen from a list instead of among radio buttons. */
const manyOptions = 13;

export interface QuestionProps {
  readonly question: Question;
  readonly scope: QuestionScope;
}

/** A question in one repetition: its choice, its fields, its lists. Nothing where the answers hide it. */
export function QuestionRows({ question, scope }: QuestionProps) {
  const store = useAnswers();
  const state = store.question(question.id, scope.repeat);
  if (state?.visible !== true) return null;
  const fields = askedFields(store.application, question, state);
  const hasOptions = (question.options ?? []).length > 0;
  return (
    <>
      <Notes questionId={question.id} />
      {hasOptions || fields.length > 0 ? (
        <div className="ui-ruled">
          {hasOptions ? <ChoiceRow question={question} scope={scope} state={state} /> : null}
          {fields.map((field) => (
            <FieldRow key={field.id} questionId={question.id} field={field} fields={fields} scope={scope} />
          ))}
        </div>
      ) : null}
      {(question.repeat_options ?? []).map((list) => (
        <RepeatList key={list.id} question={question} list={list} scope={scope}>
          {(inner, innerScope) => <QuestionRows key={inner.id} question={inner} scope={innerScope} />}
        </RepeatList>
      ))}
    </>
  );
}

/** What the makers of the application say about a question; about all of them without an id. */
export function Notes({ questionId }: { readonly questionId?: number }) {
  const { application } = useAnswers();
  const notes = (application.question_notification ?? []).filter((note) => note.question_id === questionId);
  return notes.map(({ id, content }) => (
    <Notice key={id}>
      <p className="question-note">{content}</p>
    </Notice>
  ));
}

function ChoiceRow({ question, scope, state }: QuestionProps & { readonly state: QuestionState }) {
  const text = useText(questionsText);
  const store = useAnswers();
  const name = useId();
  const path = [...scope.path, question.name];
  const value = store.read(path);
  const offered = new Set(state.options);
  const options = (question.options ?? [])
    .filter(({ id }) => offered.has(id))
    .map((option) => ({ value: option.value, text: option.text }));
  const isSingle = question.type !== 'multiple';
  const isList = isSingle && options.length >= manyOptions;
  const help =
    question.max_options === undefined
      ? question.help
      : [question.help, text.most(question.max_options)].join(' ').trim();
  return (
    <Field
      label={question.name}
      about={aboutOf(path)}
      required={question.required === true}
      {...(help === undefined ? {} : { help })}
      error={store.shownError(question.id, undefined, scope.repeat)}
      group={!isList}
    >
      {(control) => {
        if (!isSingle)
          return (
            <Checks name={name} options={options} chosen={listOf(value)} onChange={(next) => store.set(path, next)} />
          );
        if (!isList)
          return (
            <Radios name={name} value={textOf(value)} options={options} onChange={(next) => store.set(path, next)} />
          );
        return (
          <SelectInput
            {...control}
            name={name}
            width={20}
            value={textOf(value)}
            options={[{ value: '', text: text.choose }, ...options]}
            onChange={({ target }) => store.set(path, target.value)}
          />
        );
      }}
    </Field>
  );
}
