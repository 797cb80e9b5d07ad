import { mapImageAnswers } from '@shorui/engine/answers';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { uploadedImageQuery } from './answer-image.tsx';
import type { Answers } from './answer-path.ts';
import { useAnswers } from './store-context.ts';

/** The answers as a paper shows them: with the pictures that were uploaded for them. One that is not here yet is left out. */
export function useShownAnswers(): Answers {
  const { application, answers } = useAnswers();
  const ids = useMemo(() => {
    const found = new Set<number>();
    mapImageAnswers(application, answers, (id) => void found.add(id));
    return [...found];
  }, [application, answers]);
  const images = useQueries({
    queries: ids.map((id) => uploadedImageQuery(id)),
    combine: (replies) => replies.map(({ data }) => data),
  });
  return useMemo(
    () => (ids.length === 0 ? answers : mapImageAnswers(application, answers, (id) => images[ids.indexOf(id)] ?? '')),
    [application, answers, ids, images],
  );
}
