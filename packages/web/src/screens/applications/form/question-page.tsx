import type { ApplicationRun } from '@shorui/server/contract';
import { rootScope } from '../../../kits/questions/parts-of-question.ts';
import { Notes, QuestionRows } from '../../../kits/questions/question-rows.tsx';
import type { Step } from '../../../kits/questions/steps.ts';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { PrefillNotice, type PrefillNoticeProps } from './prefill-notice.tsx';

export interface QuestionPageProps extends Pick<PrefillNoticeProps, 'onFetching'> {
  readonly step: Step;
  readonly isFirst: boolean;
  readonly run: ApplicationRun;
  /** How many errors are shown since the person asked to go on; 0 for none. */
  readonly faultsShown: number;
  readonly onLater: () => void;
}

/** One page: its questions with their fields and lists. */
export function QuestionPage({
  step: { questions },
  isFirst,
  run,
  faultsShown,
  onLater,
  onFetching,
}: QuestionPageProps) {
  const text = useText(wizardText);
  const first = (
    <>
      {isFirst ? (
        <>
          <Notes />
          <PrefillNotice run={run} onFetching={onFetching} />
        </>
      ) : null}
      {faultsShown === 0 ? null : (
        <div data-faults="" tabIndex={-1}>
          <Notice kind="danger">
            <p>{text.faults(faultsShown)}</p>
            <Button size="small" onClick={onLater}>
              {text.later}
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
  return questions.map(({ question }, at) => (
    <div key={question.id} className="wizard-question">
      <h2 tabIndex={-1}>{question.title}</h2>
      {question.help === undefined || question.type === 'single' || question.type === 'multiple' ? null : (
        <p className="wizard-help">{question.help}</p>
      )}
      {at === 0 ? first : null}
      <QuestionRows question={question} scope={rootScope} />
    </div>
  ));
}
