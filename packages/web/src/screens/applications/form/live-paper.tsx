import { mapImageAnswers } from '@shorui/engine';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RunPreview } from '../../../kits/preview/run-preview.tsx';
import { uploadedImageQuery } from '../../../kits/questions/answer-image.tsx';
import { useFocusedAnswer } from '../../../kits/questions/focused-answer.ts';
import { useAnswers } from '../../../kits/questions/store-context.ts';

/** The paper of a run, with the answers as they are typed and the pictures that were uploaded for them. */
export function LivePaper({ run }: { readonly run: number }) {
  const { application, answers } = useAnswers();
  const focus = useFocusedAnswer('.wizard-preview');
  const ids = useMemo(() => {
    const found = new Set<number>();
    mapImageAnswers(application, answers, (id) => void found.add(id));
    return [...found];
  }, [application, answers]);
  const images = useQueries({
    queries: ids.map((id) => uploadedImageQuery(id)),
    combine: (replies) => replies.map(({ data }) => data),
  });
  const shown = useMemo(
    // A picture that is not here yet is left out.
    () => (ids.length === 0 ? answers : mapImageAnswers(application, answers, (id) => images[ids.indexOf(id)] ?? '')),
    [application, answers, ids, images],
  );
  return <RunPreview run={run} answers={shown} focus={focus} />;
}
