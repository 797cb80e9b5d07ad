import { readRunPaper } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { BesidePreview, type BesidePreviewProps } from './beside-preview.tsx';

export interface RunPreviewProps extends Omit<BesidePreviewProps, 'query'> {
  /** The run of the caller through an application. */
  readonly run: number;
}

/** The paper of a run, with the answers of its wizard as they are typed. */
export function RunPreview({ run, ...shown }: RunPreviewProps) {
  // A run keeps the version with which it began.
  const query = useQuery({ ...endpointQuery(readRunPaper, { params: { id: run } }), staleTime: Infinity });
  return <BesidePreview query={query} {...shown} />;
}
