import { checkCharacters } from '@shorui/server/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { CharacterCheckContext, type CharacterCheck } from '../../../kits/questions/glyph-note.tsx';
import { useIsWide } from '../../../kits/preview/beside-preview.tsx';
import { AnswerStoreContext, useAnswers } from '../../../kits/questions/store-context.ts';
import { stepsOf, type Step } from '../../../kits/questions/steps.ts';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import type { AnswerSaver } from '../../../kits/saved-answers/answer-saver.ts';
import { NotBegun, useHeld } from '../../../kits/saved-answers/saved-state.tsx';
import { QuestionPage } from './question-page.tsx';
import { Review } from './review.tsx';
import { StepList } from './step-list.tsx';
import { useSavedAnswers, type Found } from './use-saved-answers.ts';
import { WizardFoot } from './wizard-foot.tsx';
import { WizardHead } from './wizard-head.tsx';
import './wizard.css';

export interface WizardProps {
  readonly found: Found;
  readonly refetch: () => unknown;
  /** What the answers make: beside the questions where there is room, else on top of them when the person opens it. */
  readonly preview?: ReactNode;
}

/** The questions of a run with everything around them. */
export function Wizard({ found, refetch, preview }: WizardProps) {
  const { store, saver } = useSavedAnswers(found, refetch);
  const { id } = found.run;
  const characters = useMemo(
    (): CharacterCheck => ({
      key: String(id),
      check: async (text) => (await api.call(checkCharacters, { body: { app_user_id: id, text } })).characters,
    }),
    [id],
  );
  return (
    <AnswerStoreContext value={store}>
      <CharacterCheckContext value={characters}>
        <Pages found={found} saver={saver} preview={preview} />
      </CharacterCheckContext>
    </AnswerStoreContext>
  );
}

/** Name of the last page in the address. */
const reviewPage = 'review';

/** The page to begin with: the first one that lacks something, or the review of a run that is complete. */
function firstPage(steps: readonly Step[]): string {
  const open = steps.find(({ faults, asked, answered }) => faults > 0 || (asked > 0 && answered === 0));
  return open === undefined ? reviewPage : String(open.id);
}

function Pages({ found: { run }, saver, preview }: Omit<WizardProps, 'refetch'> & { readonly saver: AnswerSaver }) {
  const text = useText(wizardText);
  const store = useAnswers();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const search: { readonly step?: string | number } = useSearch({ strict: false });
  const steps = stepsOf(store);
  const [first] = useState(() => firstPage(steps));
  const [faultsShown, setFaultsShown] = useState(0);
  // Answers of an earlier run that are on their way: who goes on waits for them, or would be told of what they fill in.
  const fetching = useRef(Promise.resolve());
  const [isHeld, setHeld] = useHeld(saver);
  const page = String(search.step ?? first);
  const found = steps.findIndex(({ id, questions }) =>
    [id, ...questions.map((each) => each.question.id)].map(String).includes(page),
  );
  const at = page === reviewPage || steps.length === 0 ? steps.length : Math.max(0, found);
  const step = steps[at];
  const body = useRef<HTMLDivElement>(null);
  const opened = useRef(at);
  useEffect(() => {
    if (opened.current === at) return;
    opened.current = at;
    setFaultsShown(0);
    const heading = body.current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [at]);

  const goTo = useCallback(
    (next: string) => {
      void saver.flush();
      void navigate({
        to: hrefOf('/applications/form/:app_id?', { app_id: run.application_id }),
        // A number is written into the address as it is, a text of digits in quotation marks.
        search: { run: run.id, step: next === reviewPage ? next : Number(next) },
      });
    },
    [saver, navigate, run.application_id, run.id],
  );
  const pageOf = (index: number): string => String(steps[index]?.id ?? reviewPage);
  const goOn = async (): Promise<void> => {
    if (step === undefined) return;
    await fetching.current;
    const faults = store.reveal(step.questionIds);
    if (faults.length === 0) {
      // What was fetched meanwhile may show or hide pages.
      const pages = stepsOf(store);
      const next = pages[pages.findIndex(({ id }) => id === step.id) + 1];
      return goTo(String(next?.id ?? reviewPage));
    }
    setFaultsShown(faults.length);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[data-faults]')?.focus());
  };
  const finish = async (): Promise<void> => {
    const isSaved = await saver.flush();
    setHeld(!isSaved);
    if (!isSaved) return;
    await navigate({ to: hrefOf('/applications/download/:app_user_id?', { app_user_id: run.id }) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (step !== undefined) void goOn();
    else if (steps.every(({ faults }) => faults === 0)) void finish();
  };
  const asked = steps.reduce((sum, each) => sum + each.asked, 0);
  const answered = steps.reduce((sum, each) => sum + each.answered, 0);
  return (
    <div className="wizard" data-preview={preview === undefined || !isWide ? undefined : ''}>
      <WizardHead name={run.application_name} saver={saver} preview={isWide ? undefined : preview} />
      <div className="wizard-steps">
        <p id="wizard-progress">{text.progress(answered, asked)}</p>
        <progress aria-labelledby="wizard-progress" max={Math.max(1, asked)} value={answered} />
        <StepList steps={steps} at={at} onOpen={(index) => goTo(pageOf(index))} />
      </div>
      <div className="wizard-body" ref={body} onKeyDown={onKeyDown}>
        <p className="wizard-position">{text.position(at + 1, steps.length + 1)}</p>
        {step === undefined ? (
          <>
            <Review steps={steps} onFix={goTo} />
            {isHeld ? <NotBegun saver={saver} /> : null}
          </>
        ) : (
          <QuestionPage
            key={step.id}
            step={step}
            isFirst={at === 0}
            run={run}
            faultsShown={Math.min(faultsShown, step.faults)}
            onLater={() => goTo(pageOf(at + 1))}
            onFetching={(done) => void (fetching.current = done)}
          />
        )}
      </div>
      <WizardFoot
        previous={steps[at - 1]?.questions[0]?.question.name}
        next={steps[at + 1]?.questions[0]?.question.name}
        isReview={step === undefined}
        faults={steps.reduce((sum, each) => sum + each.faults, 0)}
        onBack={() => goTo(pageOf(at - 1))}
        onNext={goOn}
        onFix={() => goTo(pageOf(steps.findIndex(({ faults }) => faults > 0)))}
        onFinish={finish}
      />
      {preview === undefined || !isWide ? null : <aside className="wizard-preview">{preview}</aside>}
    </div>
  );
}
