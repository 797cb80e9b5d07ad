import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { readRunPaper } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@shorui/engine';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { Loaded } from '../loaded.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import type { AnswerAt } from './focused-value.ts';
import { filesOf } from './files-of.ts';
import type { Answers, PaperParts } from './protocol.ts';

// The engine is loaded only where a preview is shown.
const Preview = lazy(() => import('./preview.tsx').then((module) => ({ default: module.Preview })));

/** Windows that have room for a paper beside a form. */
const wide = '(min-width: 1101px)';

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const query = matchMedia(wide);
    const change = (): void => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isWide;
}

export interface RunPreviewProps {
  /** The run of the caller through an application. */
  readonly run: number;
  readonly answers: Answers;
  /** The answer whose input has the focus. */
  readonly focus?: AnswerAt | undefined;
}

/** The paper of a run beside its wizard. Nothing is loaded for narrow windows. */
export function RunPreview(props: RunPreviewProps) {
  return useIsWide() ? <WidePreview {...props} /> : null;
}

function WidePreview({ run, answers, focus }: RunPreviewProps) {
  const text = useText(previewText);
  // A run keeps the version with which it began.
  const query = useQuery({ ...endpointQuery(readRunPaper, { params: { id: run } }), staleTime: Infinity });
  const { data } = query;
  const paper = useMemo((): PaperParts | undefined => {
    if (data === undefined) return undefined;
    return { application: data.content as unknown as Application, files: filesOf(data.files) };
  }, [data]);
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
