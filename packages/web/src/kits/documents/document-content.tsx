import { previewDocument, type Document } from '@shorui/server/contract';
import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { documentPreviewText } from '../../messages/document-preview.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { AskedFile } from '../document-preview/asked-file.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Kinds that are shown: Word as a PDF that the server makes. */
const shown: readonly Document['kind'][] = ['pdf', 'image', 'text', 'word'];

export interface DocumentContentProps {
  readonly document: Pick<Document, 'id' | 'name' | 'kind' | 'version_id' | 'status' | 'has_thumbnail'>;
  /** What lies over a page; see `FilePreview`. */
  readonly over?: (page: number) => ReactNode;
  /** Words of a search, which are marked. */
  readonly words?: string;
  /** Shows the content without being asked: something of it is needed. */
  readonly isWanted?: boolean;
}

/**
 * The content of a document in the page. That of a filed document is shown when the person asks for it, since each view is a line of its
 * download history; a draft, which its maker alone sees, is shown at once.
 */
export function DocumentContent({ document, over, words, isWanted = false }: DocumentContentProps) {
  const text = useText(documentPreviewText);
  const { id, name, kind, version_id: version, status } = document;
  const [asked, setAsked] = useState<number>();
  const none = (
    <div className="ui-content">
      <EmptyState title={version === null ? text.noFile : text.none}>
        {version === null ? undefined : text.noneWhy}
      </EmptyState>
    </div>
  );
  if (version === null || !shown.includes(kind)) return none;
  if (status !== 'draft' && !isWanted && asked !== version)
    return (
      <div className="ui-content">
        <EmptyState
          icon={document.has_thumbnail ? <Thumbnail document={document} size="large" /> : <Eye aria-hidden="true" />}
          title={text.ask}
          action={<Button onClick={() => setAsked(version)}>{text.show}</Button>}
        >
          {text.askWhy}
        </EmptyState>
      </div>
    );
  return (
    <AskedFile
      name={name}
      queryKey={[previewDocument.name, { id, version }]}
      open={(signal) => api.open(previewDocument, { params: { id }, query: { version_id: version }, signal })}
      otherwise={none}
      over={over}
      words={words}
    />
  );
}
