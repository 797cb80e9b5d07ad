import type { FileLink } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { sharesText } from '../../messages/shares.ts';
import { Notice, Skeleton } from '../../ui/surfaces.tsx';
import { FilePreview } from '../document-preview/file-preview.tsx';
import { linkFileQuery } from './link-file.ts';
import './link-page.css';

export interface LinkPreviewProps {
  readonly name: string;
  /** Tells one content from another. */
  readonly sha256: string;
  readonly link: FileLink;
  /** What lies over a page; see `FilePreview`. */
  readonly over?: (page: number) => ReactNode;
}

/** The file behind a link, shown in the page. */
export function LinkPreview({ name, sha256, link, over }: LinkPreviewProps) {
  const text = useText(sharesText);
  const common = useText(commonText);
  const query = useQuery(linkFileQuery(sha256, link));
  if (query.isError) return <Notice kind="danger">{text.failedPreview}</Notice>;
  if (query.data === undefined) return <Skeleton rows={12} label={common.loading} />;
  return <FilePreview name={name} file={query.data} over={over} />;
}
