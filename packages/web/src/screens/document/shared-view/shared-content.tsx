import { downloadShared, type SharedDocument } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { followLink } from '../../../kits/sharing/link-file.ts';
import { LinkPreview } from '../../../kits/sharing/link-preview.tsx';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { bytesInWords } from '../../../messages/today.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, Facts } from '../../../ui/surfaces.tsx';

export interface SharedContentProps {
  readonly token: string;
  readonly shared: SharedDocument;
  readonly content: NonNullable<SharedDocument['content']>;
}

/** A shared document: its content where browsers can show it, its facts, and the download where the link allows it. */
export function SharedContent({ token, shared, content }: SharedContentProps) {
  const text = useText(sharesText);
  const download = useMutation({
    mutationFn: async () => {
      const body = shared.visit === null ? {} : { visit: shared.visit };
      followLink(await api.call(downloadShared, { params: { token }, body }));
    },
  });
  const button = shared.can_download ? (
    <Button kind="main" pending={download.isPending ? text.downloading : undefined} onClick={() => download.mutate()}>
      <Download className="ui-icon" aria-hidden="true" />
      {text.downloadFile}
    </Button>
  ) : null;
  return (
    <div className="link-page">
      <h1>{content.name}</h1>
      <div className="link-desk">
        <div className="link-paper">
          {content.preview === null ? (
            <EmptyState title={content.is_preview_making ? text.makingPreview : text.noPreview}>
              {content.is_preview_making
                ? text.makingPreviewWhy
                : shared.can_download
                  ? text.noPreviewDownload
                  : undefined}
            </EmptyState>
          ) : (
            <LinkPreview name={content.name} sha256={content.sha256} link={content.preview} />
          )}
        </div>
        <aside aria-label={text.viewTitle}>
          <Facts
            rows={[
              [text.sharedBy, content.company_name],
              [text.fileName, content.file_name],
              [text.size, bytesInWords(content.size)],
              [text.updatedAt, timeOf(content.updated_at)],
              [text.end, shared.expires_at === null ? text.noEnd : text.until(timeOf(shared.expires_at))],
              [text.sha256, <code key="hash">{content.sha256}</code>],
            ]}
          />
          {button ?? <p className="ui-help">{text.noDownload}</p>}
        </aside>
      </div>
    </div>
  );
}
