import type { AnswerError } from '@shorui/engine';
import { AnswerImage } from '../../../kits/questions/answer-image.tsx';
import { answersToRead, type ReadAnswer } from '../../../kits/questions/answers-to-read.ts';
import type { Step } from '../../../kits/questions/steps.ts';
import { useAnswers } from '../../../kits/questions/store-context.ts';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

export interface ReviewProps {
  readonly steps: readonly Step[];
  readonly onFix: (step: string) => void;
}

/** All answers, question by question, with what is wrong and the way back to each. */
export function Review({ steps, onFix }: ReviewProps) {
  const text = useText(wizardText);
  const store = useAnswers();
  const faults = steps.reduce((sum, step) => sum + step.faults, 0);
  return (
    <>
      <h2 tabIndex={-1}>{text.reviewTitle}</h2>
      <p className="wizard-help">{text.reviewLead}</p>
      {faults === 0 ? null : <Notice kind="warning">{text.unansweredCount(faults)}</Notice>}
      {steps
        .flatMap(({ questions }) => questions)
        .map(({ question, questionIds }) => (
          <section key={question.id} className="wizard-answers" aria-label={question.name}>
            <header>
              <h3>{question.name}</h3>
              <Button size="small" aria-label={text.fixOf(question.name)} onClick={() => onFix(String(question.id))}>
                {text.fix}
              </Button>
            </header>
            <Answers rows={answersToRead(store, question)} errors={store.errorsOf(questionIds)} />
          </section>
        ))}
    </>
  );
}

function Answers({ rows, errors }: { readonly rows: readonly ReadAnswer[]; readonly errors: readonly AnswerError[] }) {
  const text = useText(wizardText);
  const errorOf = ({ id, repeat }: ReadAnswer): AnswerError | undefined =>
    errors.find((error) => (error.fieldId ?? error.questionId) === id && String(error.repeat) === String(repeat));
  const told = new Set(rows.map(errorOf));
  const others = [...new Set(errors.filter((error) => !told.has(error)).map(({ message }) => message))];
  return (
    <>
      <dl className="ui-facts">
        {rows.map((row) => {
          const error = errorOf(row);
          return (
            <div key={`${row.id}.${String(row.repeat)}`}>
              <dt>
                {row.item === '' ? null : <small>{row.item}</small>} {row.label}
              </dt>
              <dd>
                {row.isPicture === true && row.text !== '' ? (
                  <AnswerImage answer={row.text} />
                ) : (
                  <span className="wizard-answer">{row.text === '' ? text.noAnswerYet : row.text}</span>
                )}
                {error === undefined ? null : <p className="ui-error">{error.message}</p>}
              </dd>
            </div>
          );
        })}
      </dl>
      {others.map((message) => (
        <p key={message} className="ui-error">
          {message}
        </p>
      ))}
    </>
  );
}
