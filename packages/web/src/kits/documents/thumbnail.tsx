import type { Document } from '@shorui/server/contract';
import { FileMark } from '../../ui/file-mark.tsx';
import './thumbnail.css';

export interface ThumbnailProps {
  readonly document: Pick<Document, 'id' | 'kind' | 'version_id' | 'has_thumbnail'>;
  /** `row` beside a name, `card` above it, `large` in the place of the content. */
  readonly size?: 'row' | 'card' | 'large';
}

/** A small picture of the newest version; the mark of its kind where there is none. Screen readers skip it: the name follows. */
export function Thumbnail({ document: { id, kind, version_id, has_thumbnail }, size = 'row' }: ThumbnailProps) {
  if (!has_thumbnail || version_id === null) return <FileMark kind={kind ?? 'other'} />;
  return (
    <img
      className="document-thumbnail"
      data-size={size}
      src={`/v1/documents/${id}/thumbnail?version_id=${version_id}`}
      alt=""
      loading="lazy"
    />
  );
}
