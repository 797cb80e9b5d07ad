import { ApiError } from '@shorui/server/client';
import { createAnswerSet, deleteAnswerSet, updateAnswerSet } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/createAnswerSet';
import { api } from '../../../../../api/client.ts';
import { useRefresh } from '../../../../../api/refresh.ts';
import { AskButton } from '../../../../../kits/detail/ask-button.tsx';
import { FormDialog } from '../../../../../kits/form/form-dialog.tsx';
import { FormStore } from '../../../../../kits/form/form-store.ts';
import { TextRow } from '../../../../../kits/form/rows.tsx';
import { checkOf } from '../../../../../kits/form/schema-check.ts';
import { builderAnswerSetsText } from '../../../../../messages/builder-answer-sets.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { RuledForm } from '../../../../../ui/ruled-form.tsx';
import { Notice } from '../../../../../ui/surfaces.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import { useBuilder } from '../builder-context.ts';
import { AnswerSetChoice } from './answer-set-choice.tsx';
import { useAnswerSets } from './use-answer-sets.ts';
import { useSample } from './use-sample.ts';

/** Chooses, saves and deletes sets of answers to try the application with. */
export function AnswerSetTools() {
  const text = useText(builderAnswerSetsText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id } = useBuilder();
  const { answers } = useSample();
  const { opened, version, isChanged, open, keep } = useAnswerSets();
  const [isNaming, setNaming] = useState(false);
  const save = useMutation({
    mutationFn: (setId: number) =>
      api.call(updateAnswerSet, { params: { id, setId }, body: { answers: { ...answers }, version } }),
    meta: { handled: true },
    onSuccess: async (made) => {
      keep(made);
      toast(text.saved(made.name));
      await refresh('answerSets');
    },
  });
  return (
    <div className="builder-actions">
      <AnswerSetChoice />
      {opened === undefined || !isChanged ? null : (
        <Button size="small" pending={save.isPending ? text.saving : undefined} onClick={() => save.mutate(opened.id)}>
          {text.save}
        </Button>
      )}
      <Button size="small" onClick={() => setNaming(true)}>
        {text.saveAs}
      </Button>
      {opened === undefined ? null : (
        <AskButton
          size="small"
          kind="danger"
          action={text.remove}
          pending={text.removing}
          title={text.removeTitle(opened.name)}
          onAgree={async () => {
            await api.call(deleteAnswerSet, { params: { id, setId: opened.id } });
            await open(undefined);
            toast(text.removed(opened.name));
            await refresh('answerSets');
          }}
        >
          {text.removeWhy}
        </AskButton>
      )}
      {save.error instanceof ApiError ? (
        <Notice kind="danger">
          <p>{save.error.message}</p>
          {opened === undefined ? null : (
            <Button
              size="small"
              onClick={() => {
                save.reset();
                void open(opened.id);
              }}
            >
              {text.reload}
            </Button>
          )}
        </Notice>
      ) : null}
      {isNaming ? <NamingDialog onClose={() => setNaming(false)} /> : null}
    </div>
  );
}

function NamingDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText(builderAnswerSetsText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id } = useBuilder();
  const { answers } = useSample();
  const { keep } = useAnswerSets();
  const [store] = useState(() => new FormStore({}, ({ name }) => checkOf(validate)({ name: name ?? '', answers: {} })));
  return (
    <FormDialog
      title={text.saveAsTitle}
      action={text.saveAs}
      pendingAction={text.saving}
      store={store}
      onClose={onClose}
      onSubmit={async ({ name }) => {
        const body = { name: String(name), answers: { ...answers } };
        const made = await api.call(createAnswerSet, { params: { id }, body });
        keep(made);
        onClose();
        toast(text.saved(made.name));
        await refresh('answerSets');
      }}
    >
      <p>{text.saveAsWhy}</p>
      <RuledForm>
        <TextRow name="name" label={text.name} required width={20} />
      </RuledForm>
    </FormDialog>
  );
}
