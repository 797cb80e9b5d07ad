import { RunPreview } from '../../../kits/preview/run-preview.tsx';
import { useFocusedAnswer } from '../../../kits/questions/focused-answer.ts';
import { useShownAnswers } from '../../../kits/questions/shown-answers.ts';

/** The paper of a run, with the answers as they are typed and the pictures that were uploaded for them. */
export function LivePaper({ run }: { readonly run: number }) {
  return <RunPreview run={run} answers={useShownAnswers()} focus={useFocusedAnswer('.wizard-preview')} />;
}
