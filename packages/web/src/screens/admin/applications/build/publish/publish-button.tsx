import type { Application } from '@shorui/engine';
import { publishApplication, type ApplicationView } from '@shorui/server/contract';
import { ApiError } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../../api/client.ts';
import { useRefresh } from '../../../../../api/refresh.ts';
import { builderFindingsText } from '../../../../../messages/builder-findings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { Radios } from '../../../../../ui/inputs.tsx';
import { Notice } from '../../../../../ui/surfaces.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import { useBuilder, useDocument } from '../builder-context.ts';
import { TemplateLint } from '../findings/template-lint.tsx';
import { useFindings } from '../findings/use-findings.ts';
import { useTemplateLint } from '../findings/use-template-lint.ts';

/** All companies, chosen ones, none. */
const states = [1, 2, 0] as const;

/** Results of a check, and the icons that show them. */
const passed = { state: 'passed', Icon: CircleCheck, name: 'passed' } as const;
const toCheck = { state: 'warning', Icon: TriangleAlert, name: 'toCheck' } as const;
const pending = { state: 'pending', Icon: CircleDashed, name: 'pending' } as const;
const failed = { state: 'failed', Icon: CircleX, name: 'notPassed' } as const;

interface PublishProps {
  readonly view: ApplicationView;
  readonly onFindings: () => void;
}

/** Publishes after a check list. It stays pressable: the list says what is in the way. */
export function PublishButton(props: PublishProps) {
  const text = useText(builderFindingsText);
  const { store } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="decide"
        onClick={() => {
          void store.saving.flush();
          setOpen(true);
        }}
      >
        {text.publish}
      </Button>
      {isOpen ? <PublishDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PublishDialog({ view, onFindings, onClose }: PublishProps & { readonly onClose: () => void }) {
  const text = useText(builderFindingsText);
  const { id, store } = useBuilder();
  const { application, save } = useDocument();
  const findings = useFindings();
  const { data: linted, isPending } = useTemplateLint();
  const refresh = useRefresh();
  const toast = useToast();
  const [state, setState] = useState<number>(view.publish === 0 ? 1 : view.publish);
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const inTemplates = (linted ?? []).reduce((sum, { findings: found }) => sum + found.length, 0);
  const templateWords = isPending ? text.checkingTemplates : text.checkTemplates(inTemplates);
  const checks = [
    { ok: application.questions.length > 0, words: text.checkQuestions },
    { ok: application.files.length > 0, words: text.checkFiles },
    { ok: errors === 0, words: text.checkErrors(errors) },
    { ok: warnings === 0, words: text.checkWarnings(warnings), soft: true },
    // A template that cannot be printed is refused by the server; what else is found is for its author to judge.
    { ok: linted?.length === 0, words: templateWords, soft: true, isPending },
    { ok: save.kind === 'saved', words: text.checkSaved },
  ];
  const mayPublish = state === 0 || checks.every(({ ok, soft }) => ok || soft === true);
  const publish = useMutation({
    meta: { handled: true },
    mutationFn: async () => {
      await store.saving.flush();
      const body = { publish: state as ApplicationView['publish'], version: store.saving.version };
      return api.call(publishApplication, { params: { id }, body });
    },
    onSuccess: (after) => {
      store.saving.receive({ application: after.definition as unknown as Application, version: after.version });
      toast(state === 0 ? text.withdrawn : text.published);
      onClose();
      return refresh('applications');
    },
  });
  return (
    <Dialog
      title={text.publishTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {mayPublish ? (
            <Button
              kind="decide"
              pending={publish.isPending ? text.publishPending : undefined}
              onClick={() => publish.mutate()}
            >
              {text.publish}
            </Button>
          ) : (
            <Button
              kind="main"
              onClick={() => {
                onClose();
                onFindings();
              }}
            >
              {text.openFindings}
            </Button>
          )}
        </>
      }
    >
      {publish.error instanceof ApiError ? (
        <Notice kind="danger">
          <p>{publish.error.message}</p>
        </Notice>
      ) : null}
      <Field label={text.publishTo} group>
        {() => (
          <Radios
            name="publish"
            value={String(state)}
            options={states.map((value) => ({ value: String(value), text: text.states[value] }))}
            onChange={(value) => setState(Number(value))}
          />
        )}
      </Field>
      <ul className="builder-checks" aria-label={text.checks}>
        {checks.map(({ ok, soft, words, isPending: isChecking }) => {
          const unmet = soft === true ? toCheck : failed;
          const { state: result, Icon, name } = ok ? passed : isChecking === true ? pending : unmet;
          return (
            <li key={words} data-state={result}>
              <Icon className="ui-icon" role="img" aria-label={text[name]} />
              {words}
            </li>
          );
        })}
      </ul>
      <TemplateLint linted={linted ?? []} onOpen={onClose} />
      <p className="ui-help">{text.freezes}</p>
    </Dialog>
  );
}
