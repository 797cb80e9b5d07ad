import { RunPreview } from '../../../kits/preview/run-preview.tsx';
import { useAnswers } from '../../../kits/questions/store-context.ts';

/** The paper of a run, with the answers as they are typed. */
export function LivePaper({ run }: { readonly run: number }) {
  const { answers } = useAnswers();
  return <RunPreview run={run} answers={answers} />;
}
