import { requestApproval, type DocumentDetail } from '@shorui/server/contract';
import { ApiError } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefreshApprovals } from '../../../kits/approvals/use-refresh-approvals.ts';
import { approvalsText } from '../../../messages/approvals.ts';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Radios, TextArea } from '../../../ui/inputs.tsx';
import { Bullets, Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AskedStepRow } from './asked-step-row.tsx';
import { newStep, problemsOf, stepsBody, type AskedStep } from './asked-steps.ts';
import './request-dialog.css';

type Turns = keyof typeof approvalsText.jp.turnsOf;
type Needs = keyof typeof approvalsText.jp.needsOf;

const mostSteps = 20;

/** Asks members and outside advisors to approve a document: who, in which order, until when. */
export function RequestDialog({
  document,
  onClose,
}: {
  readonly document: DocumentDetail;
  readonly onClose: () => void;
}) {
  const text = useText(approvalsText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefreshApprovals();
  const [steps, setSteps] = useState<readonly AskedStep[]>([newStep(1, 'member')]);
  const [turns, setTurns] = useState<Turns>('in_turn');
  const [needs, setNeeds] = useState<Needs>('all');
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? problemsOf(steps, text) : new Map<number, string>();
  const ask = useMutation({
    mutationFn: async () => {
      const written = message.trim();
      const body = { steps: stepsBody(steps), turns, needs, ...(written === '' ? {} : { message: written }) };
      await api.call(requestApproval, { params: { id: document.id }, body });
      toast(text.asked);
      onClose();
      await refresh();
    },
    meta: { handled: true },
  });
  const submit = (): void => {
    setChecked(true);
    if (problemsOf(steps, text).size > 0 || steps.some(({ problem }) => problem !== undefined)) return;
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
      title={text.requestTitle(document.name)}
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
        {ask.error instanceof ApiError ? <Refusal error={ask.error} /> : null}
      </div>
    </Dialog>
  );
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));

/** Why the request was refused: what the fields lack, else the message of the refusal. */
function Refusal({ error }: { readonly error: ApiError }) {
  const messages = Object.values(error.errors).flat();
  return (
    <Notice kind="danger">
      <p>{error.message}</p>
      {messages.length === 0 ? null : <Bullets items={messages} />}
    </Notice>
  );
}
