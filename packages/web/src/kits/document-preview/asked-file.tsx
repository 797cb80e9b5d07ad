import { ApiError } from '@shorui/server/client';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentPreviewText } from '../../messages/document-preview.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { Loaded } from '../loaded.tsx';
import { FilePreview } from './file-preview.tsx';

/** Milliseconds after which a PDF that is being made is asked for again, and how often: about five minutes. */
const again = { afterMs: 3000, times: 100 } as const;

/** The PDF of a Word file is not there yet. */
class PreviewMakingError extends Error {}

const isMaking = (error: Error | null): boolean => error instanceof PreviewMakingError;
const isUnavailable = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'preview_unavailable';

export interface AskedFileProps {
  readonly name: string;
  /** Names the file: it is asked for once. */
  readonly queryKey: QueryKey;
  /** The call of the preview; it answers 202 while the PDF of a Word file is being made. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** In place of a preview that cannot be made. */
  readonly otherwise: ReactNode;
  /** What lies over a page; see `FilePreview`. */
  readonly over?: ((page: number) => ReactNode) | undefined;
  /** Words of a search, which are marked. */
  readonly words?: string | undefined;
}

/** The preview that a call gives. While it is being made, the call is repeated. */
export function AskedFile({ name, queryKey, open, otherwise, over, words }: AskedFileProps) {
  const text = useText(documentPreviewText);
  const query = useQuery({
    queryKey,
    meta: { handled: true },
    staleTime: Infinity,
    retry: (times: number, error: Error) => isMaking(error) && times < again.times,
    retryDelay: again.afterMs,
    queryFn: async ({ signal }): Promise<Blob> => {
      const reply = await open(signal);
      if (reply.status === 202) throw new PreviewMakingError('The preview is being made.');
      return reply.blob();
    },
  });
  if (isUnavailable(query.error)) return otherwise;
  if (isMaking(query.error))
    return (
      <div className="ui-content">
        <EmptyState title={text.late} action={<Button onClick={() => void query.refetch()}>{text.show}</Button>}>
          {text.lateWhy}
        </EmptyState>
      </div>
    );
  return (
    <>
      {isMaking(query.failureReason) && query.isFetching ? (
        <p role="status" className="ui-help">
          {text.making}
        </p>
      ) : null}
      <Loaded query={query} rows={12}>
        {(file) => <FilePreview name={name} file={file} over={over} words={words} />}
      </Loaded>
    </>
  );
}
