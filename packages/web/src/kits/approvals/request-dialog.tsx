import { ApiError } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshApprovals } from './use-refresh-approvals.ts';
import { approvalsText } from '../../messages/approvals.ts';
import { commonText } from '../../messages/common.ts';
import { errorText } from '../../messages/errors.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Radios, TextArea } from '../../ui/inputs.tsx';
import { Bullets, Notice } from '../../ui/surfaces.tsx';
import { useToast } from '../../ui/toast.tsx';
import { askForEach, type AskedDocument, type RefusedRequest } from './ask-for-each.ts';
import { AskedStepRow } from './asked-step-row.tsx';
import { newStep, pointsOf, pointsRefusal, problemsOf, stepsBody, type AskedStep } from './asked-steps.ts';
import './request-dialog.css';

type Turns = keyof typeof approvalsText.jp.turnsOf;
type Needs = keyof typeof approvalsText.jp.needsOf;

const mostSteps = 20;

export interface RequestDialogProps {
  readonly documents: readonly AskedDocument[];
  readonly onClose: () => void;
}

/** Asks members and outside advisors to approve documents, each by a request of its own: who, in which order, until when. */
export function RequestDialog({ documents, onClose }: RequestDialogProps) {
  const text = useText(approvalsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefreshApprovals();
  const [steps, setSteps] = useState<readonly AskedStep[]>([newStep(1, 'member')]);
  const [turns, setTurns] = useState<Turns>('in_turn');
  const [needs, setNeeds] = useState<Needs>('all');
  const [message, setMessage] = useState('');
  const [points, setPoints] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedRequest[]>();
  /** Those that were asked for already are not asked for again. */
  const waiting = refused === undefined ? documents : refused.map(({ document }) => document);
  const hasAdvisor = steps.some(({ kind }) => kind === 'advisor');
  const pointsProblem = hasAdvisor ? pointsRefusal(pointsOf(points), text) : undefined;
  const problems = isChecked ? problemsOf(steps, text) : new Map<number, string>();
  const ask = useMutation({
    mutationFn: async () => {
      const written = message.trim();
      const details = hasAdvisor ? pointsOf(points) : [];
      const body = {
        steps: stepsBody(steps),
        turns,
        needs,
        ...(written === '' ? {} : { message: written }),
        ...(details.length === 0 ? {} : { details: [...details] }),
      };
      const refused = await askForEach(waiting, body);
      await refresh();
      if (refused.length > 0) return setRefused(refused);
      toast(documents.length === 1 ? text.asked : text.askedMany(documents.length));
      onClose();
    },
    meta: { handled: true },
  });
  const submit = (): void => {
    setChecked(true);
    if (
      pointsProblem !== undefined ||
      problemsOf(steps, text).size > 0 ||
      steps.some(({ problem }) => problem !== undefined)
    )
      return;
    ask.mutate();
  };
  const add = (kind: AskedStep['kind']): void =>
    setSteps([...steps, newStep(Math.max(...steps.map(({ key }) => key)) + 1, kind)]);
  const moveUp = (at: number): void => {
    const [before, moved] = steps.slice(at - 1, at + 1);
    if (before === undefined || moved === undefined) return;
    setSteps([...steps.slice(0, at - 1), moved, before, ...steps.slice(at + 1)]);
  };
  return (
    <Dialog
      title={
        documents.length === 1 ? text.requestTitle(documents[0]?.name ?? '') : text.requestManyTitle(documents.length)
      }
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="decide" pending={ask.isPending ? text.asking : undefined} onClick={submit}>
            {text.ask}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <p className="ui-help">{text.approversHelp}</p>
        <ol className="asked-steps" aria-label={text.approvers}>
          {steps.map((step, at) => (
            <AskedStepRow
              key={step.key}
              step={step}
              at={at}
              error={problems.get(step.key)}
              isOnly={steps.length === 1}
              onChange={(next) => setSteps(steps.map((each) => (each.key === next.key ? next : each)))}
              onRemove={() => setSteps(steps.filter(({ key }) => key !== step.key))}
              onMoveUp={() => moveUp(at)}
            />
          ))}
        </ol>
        {steps.length >= mostSteps ? null : (
          <div className="ui-actions">
            <Button size="small" onClick={() => add('member')}>
              {text.addApprover}
            </Button>
            <Button size="small" onClick={() => add('advisor')}>
              {text.addAdvisor}
            </Button>
          </div>
        )}
        <Field label={text.turns} group>
          {() => (
            <Radios
              name="turns"
              value={turns}
              options={optionsOf(text.turnsOf)}
              onChange={(value) => setTurns(value === 'at_once' ? value : 'in_turn')}
            />
          )}
        </Field>
        <Field label={text.needs} group>
          {() => (
            <Radios
              name="needs"
              value={needs}
              options={optionsOf(text.needsOf)}
              onChange={(value) => setNeeds(value === 'any' ? value : 'all')}
            />
          )}
        </Field>
        <Field label={text.message} required={false} help={text.messageHelp}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={2000}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
        </Field>
        {hasAdvisor ? (
          <Field
            label={text.points}
            required={false}
            help={text.pointsHelp}
            error={isChecked ? pointsProblem : undefined}
          >
            {(control) => (
              <TextArea {...control} rows={3} value={points} onChange={({ target }) => setPoints(target.value)} />
            )}
          </Field>
        ) : null}
        {refused === undefined ? null : <Refusals refused={refused} total={documents.length} />}
      </div>
    </Dialog>
  );
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));

/** Why documents were not asked for: what the fields lack, else the message of the refusal. Of several documents each by its name. */
function Refusals({ refused, total }: { readonly refused: readonly RefusedRequest[]; readonly total: number }) {
  const text = useText(approvalsText);
  const errors = useText(errorText);
  const wordsOf = ({ error }: RefusedRequest): readonly string[] =>
    error instanceof ApiError && error.status !== 0
      ? [error.message, ...Object.values(error.errors).flat()]
      : [errors.unreachable];
  if (total === 1) {
    const [message, ...details] = refused.flatMap(wordsOf);
    return (
      <Notice kind="danger">
        <p>{message}</p>
        {details.length === 0 ? null : <Bullets items={details} />}
      </Notice>
    );
  }
  return (
    <Notice kind="danger">
      <p>{text.someRefused(total - refused.length, refused.length)}</p>
      <Bullets items={refused.map((each) => text.refusedOne(each.document.name, wordsOf(each).join(' ')))} />
    </Notice>
  );
}
