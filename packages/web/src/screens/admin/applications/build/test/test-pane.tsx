import type { Question } from '@shorui/engine';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { aboutOf } from '../../../../../kits/questions/focused-answer.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { indexOf, useApplication, useBuilder } from '../builder-context.ts';
import { SampleField, SampleQuestion } from './sample-inputs.tsx';
import { answerAt, useSample, withAnswer, type SampleAnswers } from './use-sample.ts';

export type AnswerPath = readonly (string | number)[];

/** The questions as a user meets them, with the conditions and formulas at work. */
export function TestPane() {
  const text = useText(builderConditionsText);
  const { resolved, set } = useSample();
  const application = useApplication();
  const { listOf } = indexOf(application);
  const hidden = resolved.questions.filter(({ visible }) => !visible).length;
  const top = application.questions.filter(({ id }) => !listOf.has(id));
  return (
    <section className="builder-test" aria-label={text.testTitle}>
      <div className="builder-test-head">
        <h2>{text.testTitle}</h2>
        <Button size="small" onClick={() => set({})}>
          {text.clear}
        </Button>
      </div>
      <p className="ui-help">{text.testHelp}</p>
      {top.map((question) => (
        <TestedQuestion key={question.id} question={question} scope={[]} repeat={[]} />
      ))}
      {hidden === 0 ? null : <p className="ui-help">{text.hidden(hidden)}</p>}
    </section>
  );
}

interface TestedProps {
  readonly question: Question;
  /** Path of the answers that the question is asked in. */
  readonly scope: AnswerPath;
  readonly repeat: readonly number[];
}

function TestedQuestion({ question, scope, repeat }: TestedProps) {
  const { chosen } = useBuilder();
  const { answers, resolved, set } = useSample();
  const index = indexOf(useApplication());
  const state = resolved.questions.find(
    (each) => each.questionId === question.id && each.repeat.join() === repeat.join(),
  );
  if (state === undefined || !state.visible) return null;
  const change = (path: AnswerPath, value: unknown): void => set(withAnswer(answers, path, value) as SampleAnswers);
  const fields = (question.field_groups ?? []).flatMap(({ id }) => index.fieldsOfGroup.get(id) ?? []);
  return (
    <div className="builder-tested" data-chosen={chosen === question.id ? '' : undefined}>
      <b>{question.title}</b>
      {question.options === undefined ? null : (
        <SampleQuestion
          question={question}
          shown={state.options}
          value={answerAt(answers, [...scope, question.name])}
          onChange={(value) => change([...scope, question.name], value)}
        />
      )}
      {fields
        .filter(({ id }) => state.fields.includes(id))
        .map((field) => (
          <SampleField
            key={field.id}
            field={field}
            about={aboutOf([...scope, field.name])}
            computed={resolved.fieldValue(field.id, repeat)}
            value={answerAt(answers, [...scope, field.name])}
            onChange={(value) => change([...scope, field.name], value)}
          />
        ))}
      {question.repeat_options?.map((list) => (
        <TestedList key={list.id} question={question} list={list} scope={scope} repeat={repeat} />
      ))}
    </div>
  );
}

function TestedList({
  question,
  list,
  scope,
  repeat,
}: TestedProps & { readonly list: NonNullable<Question['repeat_options']>[number] }) {
  const text = useText(builderConditionsText);
  const { answers, set } = useSample();
  const index = indexOf(useApplication());
  const path = [...scope, list.name ?? question.name];
  const known = answerAt(answers, path);
  const rows: readonly unknown[] = Array.isArray(known) ? known : [];
  const count = Math.max(rows.length, list.min);
  const change = (next: readonly unknown[]): void => set(withAnswer(answers, path, next) as SampleAnswers);
  const filled = Array.from({ length: count }, (_, at) => rows[at] ?? {});
  return (
    <>
      {filled.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a repetition has no other id than its place
        <div key={at} className="builder-repetition">
          <span className="ui-help">{text.times(at + 1)}</span>
          {list.questions.map((id) => {
            const inner = index.questions.get(id);
            return inner === undefined ? null : (
              <TestedQuestion key={id} question={inner} scope={[...path, at]} repeat={[...repeat, at]} />
            );
          })}
        </div>
      ))}
      <div className="builder-actions">
        <Button size="small" disabled={count >= list.max} onClick={() => change([...filled, {}])}>
          {text.addTime}
        </Button>
        <Button size="small" disabled={count <= list.min} onClick={() => change(filled.slice(0, -1))}>
          {text.removeTime}
        </Button>
      </div>
    </>
  );
}
