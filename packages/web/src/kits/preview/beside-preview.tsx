import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { Skeleton } from '../../ui/surfaces.tsx';
import { Loaded } from '../loaded.tsx';
import { wideWindow } from './early-worker.ts';
import { readParts, type ReadPaper } from './files-of.ts';
import { prepareWorker } from './paper-worker.ts';
import type { AnswerAt } from './focused-value.ts';
import type { Answers } from './protocol.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// The engine is loaded only where a preview is shown.
const loadPreview = () => import('./preview.tsx');
const Preview = lazyPart(() => loadPreview().then((module) => module.Preview));

/** Begins to load the preview and its worker beside the calls for what it shows: the first picture comes that much sooner. */
export function preparePreview(): void {
  prepareWorker();
  // The place that shows the preview imports it again, and reports an error there.
  loadPreview().catch(() => undefined);
}

/** Whether the window has room for a paper beside a form. Elsewhere nothing of it is loaded. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wideWindow).matches);
  useEffect(() => {
    const query = matchMedia(wideWindow);
    const change = (): void => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isWide;
}

export interface BesidePreviewProps {
  readonly query: Pick<UseQueryResult<ReadPaper>, 'data' | 'error' | 'refetch'>;
  readonly answers: Answers;
  /** The answer whose input has the focus. */
  readonly focus?: AnswerAt | undefined;
}

/** The paper of a call with the answers as they are typed. */
export function BesidePreview({ query, answers, focus }: BesidePreviewProps) {
  const text = useText(previewText);
  const { data } = query;
  const waits = data === undefined;
  useEffect(() => {
    if (waits) preparePreview();
  }, [waits]);
  const paper = useMemo(() => (data === undefined ? undefined : readParts(data)), [data]);
  return (
    <Loaded query={query} rows={12}>
      {() =>
        paper === undefined ? null : (
          <Suspense fallback={<Skeleton rows={12} label={text.loading} />}>
            <Preview paper={paper} answers={answers} focus={focus} />
          </Suspense>
        )
      }
    </Loaded>
  );
}
