import type { DocumentDetail } from '@shorui/server/contract';
import { DocumentContent } from '../../../kits/documents/document-content.tsx';
import { SidePanels } from './side-panels.tsx';
import './detail.css';

/** The content of a document, and beside it what is going on with it. */
export function DocumentTab({ document }: { readonly document: DocumentDetail }) {
  return (
    <div className="document-desk">
      <DocumentContent document={document} />
      <aside>
        <SidePanels document={document} />
      </aside>
    </div>
  );
}
