import type { DocumentDetail } from '@shorui/server/contract';
import { useSearch } from '@tanstack/react-router';
import { PinDeskProvider, usePinDesk, type PinnedComment } from '../../../kits/comments/pin-desk.ts';
import { PinLayer } from '../../../kits/comments/pin-layer.tsx';
import { useDocumentComments } from '../../../kits/comments/use-document-comments.ts';
import { DocumentContent } from '../../../kits/documents/document-content.tsx';
import { commentsText } from '../../../messages/comments.ts';
import { useText } from '../../../messages/locale.ts';
import { SidePanels } from './side-panels.tsx';
import './detail.css';

/** The content of a document, with the words of a search marked (`q` of the address), and beside it what is going on with it. Comments are pinned to places of the content. */
export function DocumentTab({ document }: { readonly document: DocumentDetail }) {
  const text = useText(commentsText);
  const { q }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const desk = usePinDesk();
  const comments = useDocumentComments(document.id, document.status === 'filed');
  const pinned = (comments.query.data?.items ?? [])
    .toReversed()
    .map(({ id, place, version_id: version, content, user, advisor_name: advisor }): PinnedComment => ({
      id,
      // A place of another version would point at something else.
      place: version === document.version_id && content !== null ? place : null,
      author: user?.full_name ?? advisor ?? text.removedUser,
    }));
  return (
    <PinDeskProvider value={desk}>
      <div className="document-desk">
        <DocumentContent
          document={document}
          words={typeof q === 'string' || typeof q === 'number' ? String(q).trim() : ''}
          isWanted={desk.isWanted}
          over={(page) => <PinLayer page={page} comments={pinned} />}
        />
        <aside>
          <SidePanels document={document} comments={comments} pinned={pinned} />
        </aside>
      </div>
    </PinDeskProvider>
  );
}
