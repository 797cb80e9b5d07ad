import { ApiError } from '@shorui/server/client';
import { previewDocument, type Document } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { documentPreviewText } from '../../messages/document-preview.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { FilePreview } from '../document-preview/file-preview.tsx';
import { Loaded } from '../loaded.tsx';

/** Kinds that are shown: Word as a PDF that the server makes. */
const shown: readonly Document['kind'][] = ['pdf', 'image', 'text', 'word'];
/** Milliseconds after which a PDF that is being made is asked for again, and how often: about five minutes. */
const again = { afterMs: 3000, times: 100 } as const;

/** The PDF of a Word file is not there yet. */
class PreviewMakingError extends Error {}

const isMaking = (error: Error | null): boolean => error instanceof PreviewMakingError;
const isUnavailable = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'preview_unavailable';

/** The content of the newest version, or of another one. It is asked for once in a version. */
const contentQuery = (id: number, version: number) => ({
  queryKey: [previewDocument.name, { id, version }],
  meta: { handled: true },
  staleTime: Infinity,
  retry: (times: number, error: Error) => isMaking(error) && times < again.times,
  retryDelay: again.afterMs,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Blob> => {
    const reply = await api.open(previewDocument, { params: { id }, query: { version_id: version }, signal });
    if (reply.status === 202) throw new PreviewMakingError('The preview is being made.');
    return reply.blob();
  },
});

export interface DocumentContentProps {
  readonly document: Pick<Document, 'id' | 'name' | 'kind' | 'version_id' | 'status'>;
}

/**
 * The content of a document in the page. That of a filed document is shown when the person asks for it, since each view is a line of its
 * download history; a draft, which its maker alone sees, is shown at once.
 */
export function DocumentContent({ document }: DocumentContentProps) {
  const text = useText(documentPreviewText);
  const { id, name, kind, version_id: version, status } = document;
  const [asked, setAsked] = useState<number>();
  const isShown = version !== null && shown.includes(kind);
  const isAsked = isShown && (status === 'draft' || asked === version);
  const query = useQuery({ ...contentQuery(id, version ?? 0), enabled: isAsked });
  if (!isShown || isUnavailable(query.error))
    return (
      <div className="ui-content">
        <EmptyState title={version === null ? text.noFile : text.none}>
          {version === null ? undefined : text.noneWhy}
        </EmptyState>
      </div>
    );
  if (!isAsked)
    return (
      <div className="ui-content">
        <EmptyState
          icon={<Eye aria-hidden="true" />}
          title={text.ask}
          action={<Button onClick={() => setAsked(version)}>{text.show}</Button>}
        >
          {text.askWhy}
        </EmptyState>
      </div>
    );
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
        {(file) => <FilePreview name={name} file={file} />}
      </Loaded>
    </>
  );
}
