import { findForUser } from '@shorui/server/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../api/client.ts';
import { NoRun } from '../../../kits/applications/no-run.tsx';
import { useRunOfAddress } from '../../../kits/applications/use-run.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { preparePreview, useIsWide } from '../../../kits/preview/beside-preview.tsx';
import { prefetchRunPaper } from '../../../kits/preview/run-preview.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { LivePaper } from './live-paper.tsx';
import type { Found } from './use-saved-answers.ts';
import { Wizard } from './wizard.tsx';

/** The wizard: questions of an application, one page after the other, with answers that save themselves. */
export function Screen() {
  const { runId, error, refetch } = useRunOfAddress();
  if (runId === null)
    return (
      <>
        <Head />
        <NoRun />
      </>
    );
  if (runId === undefined)
    return (
      <>
        <Head />
        <Loaded query={{ data: undefined, error, refetch: refetch as never }}>{() => null}</Loaded>
      </>
    );
  return <Run key={runId} id={runId} />;
}

function Head() {
  return <PageHead title={useScreenTitle() ?? ''} />;
}

/** Whether an application has templates whose pages can be shown. */
function hasPaper({ content }: Found): boolean {
  const { files } = content as { readonly files?: readonly unknown[] };
  return files !== undefined && files.length > 0;
}

function Run({ id }: { readonly id: number }) {
  const isWide = useIsWide();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWide) return;
    preparePreview();
    prefetchRunPaper(queryClient, id);
  }, [id, isWide, queryClient]);
  // A key of its own: what another page read before may be old, and the answers on the screen are the newest.
  const query = useQuery({
    queryKey: ['answered-run', id],
    queryFn: ({ signal }) => api.call(findForUser, { params: { id }, signal }),
    meta: { handled: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (query.data === undefined)
    return (
      <>
        <Head />
        <Loaded query={query}>{() => null}</Loaded>
      </>
    );
  const { data, refetch } = query;
  const preview = hasPaper(data) ? <LivePaper run={id} /> : undefined;
  return <Wizard found={data} refetch={refetch} preview={preview} />;
}
