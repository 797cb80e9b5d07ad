import {
  readTemplateFillPaper,
  updateTemplateFill,
  type readTemplateFill,
  type ReplyOf,
} from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { useCrumbs } from '../../../kits/crumbs.tsx';
import { BesidePreview, useIsWide } from '../../../kits/preview/beside-preview.tsx';
import { useFocusedAnswer } from '../../../kits/questions/focused-answer.ts';
import { useShownAnswers } from '../../../kits/questions/shown-answers.ts';
import { stepsOf } from '../../../kits/questions/steps.ts';
import { AnswerStoreContext, useAnswers } from '../../../kits/questions/store-context.ts';
import type { AnswerSaver } from '../../../kits/saved-answers/answer-saver.ts';
import { NotBegun, SavedState, useHeld } from '../../../kits/saved-answers/saved-state.tsx';
import { useSavedAnswers } from '../../../kits/saved-answers/use-saved-answers.ts';
import { TemplateQuestions } from '../../../kits/templates/template-questions.tsx';
import { createText } from '../../../messages/create.ts';
import { detailText } from '../../../messages/detail.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panes } from '../../../ui/panes.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useMake } from './use-make.ts';

type Found = ReplyOf<typeof readTemplateFill>;

export interface FillPageProps {
  readonly found: Found;
  readonly refetch: () => unknown;
}

/** The questions of a template, answers that save themselves, and the paper. */
export function FillPage({ found: { fill, content, answers }, refetch }: FillPageProps) {
  const detail = useText(detailText);
  const refresh = useRefresh();
  const { store, saver } = useSavedAnswers(
    { content, answers, version: fill.version },
    {
      place: `fill.${fill.id}`,
      send: async (changed) =>
        (await api.call(updateTemplateFill, { params: { id: fill.id }, body: { answers: changed } })).fill.version,
      refetch,
      onClosed: () => refresh('templateFills'),
    },
  );
  return (
    <AnswerStoreContext value={store}>
      <PageHead
        title={fill.name}
        crumbs={useCrumbs(fill.name)}
        crumbsLabel={detail.crumbs}
        lead={<SavedState saver={saver} />}
      />
      <Questions fill={fill} saver={saver} />
    </AnswerStoreContext>
  );
}

function Questions({ fill, saver }: { readonly fill: Found['fill']; readonly saver: AnswerSaver }) {
  const text = useText(createText);
  const store = useAnswers();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const [faultsShown, setFaultsShown] = useState(0);
  const [isHeld, setHeld] = useHeld(saver);
  const { make, isPending, failure } = useMake(fill);
  const go = async (): Promise<void> => {
    const ids = new Set(stepsOf(store).flatMap(({ questionIds }) => [...questionIds]));
    const faults = store.reveal(ids);
    setFaultsShown(faults.length);
    if (faults.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-faults]')?.focus());
      return;
    }
    const isSaved = await saver.flush();
    setHeld(!isSaved);
    if (isSaved) make();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void go();
  };
  return (
    <Panes place="end" paper={isWide ? <FillPaper id={fill.id} /> : undefined}>
      <form
        ref={form}
        className="template-form"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        {faultsShown === 0 ? null : (
          <div data-faults="" tabIndex={-1}>
            <Notice kind="danger">{text.faults(faultsShown)}</Notice>
          </div>
        )}
        <TemplateQuestions />
        {isHeld ? <NotBegun saver={saver} /> : null}
        {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
        <div className="ui-form-foot">
          <Button type="submit" kind="main" pending={isPending ? text.making : undefined}>
            {fill.document?.status === 'draft' ? text.makeAgain : text.make}
          </Button>
        </div>
      </form>
    </Panes>
  );
}

function FillPaper({ id }: { readonly id: number }) {
  const query = useQuery({ ...endpointQuery(readTemplateFillPaper, { params: { id } }), staleTime: Infinity });
  return <BesidePreview query={query} answers={useShownAnswers()} focus={useFocusedAnswer('.ui-panes-paper')} />;
}
