import type { Application } from '@shorui/engine';
import {
  createQuestions,
  proposeQuestions,
  readApplication,
  type ExistingField,
  type NewQuestion,
} from '@shorui/server/contract';
import { ApiError } from '@shorui/server/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../../../../api/client.ts';
import { endpointQuery } from '../../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../../api/refresh.ts';
import { Loaded } from '../../../../../kits/loaded.tsx';
import { builderFilesText } from '../../../../../messages/builder-files.ts';
import { builderText } from '../../../../../messages/builder.ts';
import { commonText } from '../../../../../messages/common.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Checkbox, SelectInput } from '../../../../../ui/inputs.tsx';
import { Notice } from '../../../../../ui/surfaces.tsx';
import { useToast } from '../../../../../ui/toast.tsx';
import { useBuilder, useSteps } from '../builder-context.ts';
import { fieldKinds } from '../document/kinds.ts';
import { asChosen, formulaOf, keyOf, optionsOf, toggled, wantedOf, type Choice } from './proposal-choice.ts';

const existingKey = (id: number): string => `field ${id}`;

/** Questions that the tags of a template or the places of a form ask for: chosen, typed and added at once. */
export function ProposalDialog({ fileId, onClose }: { readonly fileId: number; readonly onClose: () => void }) {
  const text = useText(builderFilesText);
  const common = useText(commonText);
  const { id, store } = useBuilder();
  const refresh = useRefresh();
  const toast = useToast();
  const { undo } = useSteps();
  const [choice, setChoice] = useState<Choice>({ without: new Set(), kinds: {} });
  const query = useQuery({
    ...endpointQuery(proposeQuestions, { params: { id, fileId } }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const wanted = wantedOf(query.data?.questions ?? [], choice);
  const existing = (query.data?.existing ?? []).filter(({ field_id: id }) => !choice.without.has(existingKey(id)));
  const isNothing = wanted.length === 0 && existing.length === 0;
  const create = useMutation({
    meta: { handled: true },
    mutationFn: async () => {
      await store.saving.flush();
      const [before, { version }] = [store.state().application, store.saving];
      const made = await api.call(createQuestions, {
        params: { id },
        // Fields are printed where the form has room for them, or in the blanks of a Word file.
        body: { questions: wanted, existing, version, file_id: fileId },
      });
      const after = await api.call(readApplication, { params: { id } });
      if (after.version === version + 1)
        store.takeOver(before, { application: after.definition as unknown as Application, version: after.version });
      return made;
    },
    onSuccess: ({ questions }) => {
      toast(
        questions.length > 0
          ? text.created(
              questions.length,
              wanted.reduce((sum, { fields }) => sum + fields.length, 0),
            )
          : text.linked(existing.length),
        undo,
      );
      onClose();
      return refresh('applications');
    },
  });
  return (
    <Dialog
      title={text.proposeTitle}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{query.isSuccess && isNothing ? common.close : text.cancel}</Button>
          {isNothing ? null : (
            <Button
              kind="main"
              pending={create.isPending ? text.createPending : undefined}
              onClick={() => create.mutate()}
            >
              {wanted.length > 0 ? text.create : text.link}
            </Button>
          )}
        </>
      }
    >
      {create.error instanceof ApiError ? (
        <Notice kind="danger">
          <p>{create.error.message}</p>
        </Notice>
      ) : null}
      <Loaded query={query}>
        {({ questions, existing: known, left_out: leftOut }) =>
          questions.length === 0 && known.length === 0 ? (
            <p>{text.nothing}</p>
          ) : (
            <>
              {questions.length > 0 ? <p>{text.proposeBody}</p> : null}
              {asChosen(questions, choice).map((question, at) => (
                <ProposedQuestion
                  key={`${question.name} ${question.list?.join('.') ?? ''}`}
                  question={question}
                  at={at}
                  choice={choice}
                  onChoose={setChoice}
                />
              ))}
              {known.length > 0 ? <ExistingFields fields={known} choice={choice} onChoose={setChoice} /> : null}
              {leftOut.length === 0 ? null : <p className="ui-help">{text.leftOut(leftOut)}</p>}
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** Fields that are asked already, whose answers the file can print too. */
function ExistingFields({
  fields,
  choice,
  onChoose,
}: {
  readonly fields: readonly ExistingField[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}) {
  const text = useText(builderFilesText);
  const id = useId();
  return (
    <section className="builder-proposal" aria-labelledby={id}>
      <h3 id={id}>{text.existingTitle}</h3>
      <p className="ui-help">{text.existingBody}</p>
      <ul>
        {fields.map(({ field_id: fieldId, name, list = [] }) => (
          <li key={fieldId}>
            <Checkbox
              label={[...list, name].join(' › ')}
              checked={!choice.without.has(existingKey(fieldId))}
              onChange={({ target }) => onChoose(toggled(choice, existingKey(fieldId), target.checked))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProposedQuestion({
  question,
  at,
  choice,
  onChoose,
}: {
  readonly question: NewQuestion;
  readonly at: number;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}) {
  const text = useText(builderFilesText);
  const { kinds } = useText(builderText);
  const toggle = (key: string, isWanted: boolean): void => onChoose(toggled(choice, key, isWanted));
  const own = keyOf(at);
  const isWanted = !choice.without.has(own);
  return (
    <div className="builder-proposal">
      <Checkbox
        label={[...(question.list ?? []), question.name].join(' › ')}
        checked={isWanted}
        onChange={({ target }) => toggle(own, target.checked)}
      />
      {isWanted ? (
        <ul>
          {question.fields.map((field, place) => {
            const key = keyOf(at, place);
            return (
              <li key={key}>
                <div>
                  <Checkbox
                    label={field.name}
                    checked={!choice.without.has(key)}
                    onChange={({ target }) => toggle(key, target.checked)}
                  />
                  {optionsOf(field).length === 0 ? null : (
                    <p className="ui-help">{text.options(optionsOf(field).map(({ text: option }) => option))}</p>
                  )}
                  {formulaOf(field) === undefined ? null : (
                    <p className="ui-help">{text.formula(formulaOf(field) ?? '')}</p>
                  )}
                </div>
                <SelectInput
                  aria-label={text.fieldKind(field.name)}
                  width={12}
                  value={String(field.type)}
                  options={fieldKinds.map(({ name, type }) => ({ value: String(type), text: kinds[name] }))}
                  onChange={({ target }) =>
                    onChoose({ ...choice, kinds: { ...choice.kinds, [key]: Number(target.value) } })
                  }
                />
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
