import { downloadDocument, type Document } from '@shorui/server/contract';
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

/** Kinds that browsers can show. */
const shown: readonly Document['kind'][] = ['pdf', 'image', 'text'];

/** The content of the newest version, or of another one. It is asked for once in a version. */
const contentQuery = (id: number, version: number) => ({
  queryKey: [downloadDocument.name, { id, version }],
  meta: { handled: true },
  staleTime: Infinity,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Blob> => {
    const reply = await api.open(downloadDocument, { params: { id }, query: { version_id: version }, signal });
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
  if (!isShown)
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
  return (
    <Loaded query={query} rows={12}>
      {(file) => <FilePreview name={name} file={file} />}
    </Loaded>
  );
}
