import { ApiError } from '@shorui/server/client';
import { decideAsAdvisor, type AdvisorView } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { advisorText } from '../../../messages/advisor.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Radios, TextArea } from '../../../ui/inputs.tsx';
import { Bullets, Notice } from '../../../ui/surfaces.tsx';
import { DecisionBox } from '../../../ui/timeline.tsx';

/** Statuses of `advisor_credential_status` that an advisor gives. */
const approved = 1;
const failed = 3;

interface Answer {
  readonly status: typeof approved | typeof failed | undefined;
  readonly comment: string;
}
const noAnswer: Answer = { status: undefined, comment: '' };

export interface AdvisorDecisionProps {
  readonly view: AdvisorView;
  readonly credential: string;
  readonly onChange: () => Promise<void>;
}

/** Approve or fail each point of a request, with a comment. A failed point checks the document back. */
export function AdvisorDecision({ view, credential, onChange }: AdvisorDecisionProps) {
  const text = useText(advisorText);
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const answerOf = (number: number): Answer => answers.get(number) ?? noAnswer;
  const change = (number: number, answer: Partial<Answer>): void =>
    setAnswers(new Map(answers).set(number, { ...answerOf(number), ...answer }));
  const problemOf = (number: number): string | undefined => {
    const { status, comment } = answerOf(number);
    if (status === undefined) return text.choose;
    return status === failed && comment.trim() === '' ? text.reasonNeeded : undefined;
  };
  const decide = useMutation({
    mutationFn: () =>
      api.call(decideAsAdvisor, {
        params: { credentialToken: credential },
        body: {
          details: view.details.map(({ number }) => {
            const { status = approved, comment } = answerOf(number);
            return { number, status, ...(comment.trim() === '' ? {} : { comment: comment.trim() }) };
          }),
        },
      }),
    meta: { handled: true },
    onSettled: onChange,
  });
  const { error } = decide;
  return (
    <DecisionBox label={text.decision}>
      {view.details.map(({ number, content }) => (
        <AdvisorPoint
          key={number}
          number={number}
          content={content}
          answer={answerOf(number)}
          problem={isChecked ? problemOf(number) : undefined}
          onChange={(answer) => change(number, answer)}
        />
      ))}
      <p className="ui-help">{text.sendWhat}</p>
      {error instanceof ApiError ? (
        <Notice kind="danger">
          <p>{error.message}</p>
          <Bullets items={Object.values(error.errors).flat()} />
        </Notice>
      ) : null}
      <div className="ui-actions">
        <Button
          kind="decide"
          pending={decide.isPending ? text.sending : undefined}
          onClick={() => {
            setChecked(true);
            if (view.details.every(({ number }) => problemOf(number) === undefined)) decide.mutate();
          }}
        >
          <Stamp className="ui-icon" aria-hidden="true" />
          {text.send}
        </Button>
      </div>
    </DecisionBox>
  );
}

interface AdvisorPointProps {
  readonly number: number;
  readonly content: string;
  readonly answer: Answer;
  readonly problem: string | undefined;
  readonly onChange: (answer: Partial<Answer>) => void;
}

function AdvisorPoint({ number, content, answer, problem, onChange }: AdvisorPointProps) {
  const text = useText(advisorText);
  return (
    <>
      <Field label={content} error={answer.status === undefined ? problem : undefined} group>
        {() => (
          <Radios
            name={`status-${number}`}
            value={answer.status === undefined ? undefined : String(answer.status)}
            options={[
              { value: String(approved), text: text.approve },
              { value: String(failed), text: text.fail },
            ]}
            onChange={(value) => onChange({ status: value === String(failed) ? failed : approved })}
          />
        )}
      </Field>
      <Field
        label={text.commentOf(content)}
        help={text.commentHelp}
        error={answer.status === undefined ? undefined : problem}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={2000}
            value={answer.comment}
            onChange={({ target }) => onChange({ comment: target.value })}
          />
        )}
      </Field>
    </>
  );
}
