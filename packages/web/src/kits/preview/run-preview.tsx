import { readRunPaper } from '@shorui/server/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { BesidePreview, type BesidePreviewProps } from './beside-preview.tsx';

export interface RunPreviewProps extends Omit<BesidePreviewProps, 'query'> {
  /** The run of the caller through an application. */
  readonly run: number;
}

/** The paper of a run: it keeps the version with which it began. */
const runPaperQuery = (run: number) => ({
  ...endpointQuery(readRunPaper, { params: { id: run } }),
  staleTime: Infinity,
});

/** Asks for the paper beside the call for the answers, not after it. The place that shows the paper reports an error. */
export function prefetchRunPaper(queryClient: QueryClient, run: number): void {
  void queryClient.prefetchQuery(runPaperQuery(run));
}

/** The paper of a run, with the answers of its wizard as they are typed. */
export function RunPreview({ run, ...shown }: RunPreviewProps) {
  const query = useQuery(runPaperQuery(run));
  return <BesidePreview query={query} {...shown} />;
}
