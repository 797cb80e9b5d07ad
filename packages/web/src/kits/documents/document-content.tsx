import { documentPreviewText } from '../../messages/document-preview.ts';
import { useText } from '../../messages/locale.ts';
import { EmptyState } from '../../ui/surfaces.tsx';

/** The content of a document in the page. */
export function DocumentContent() {
  const text = useText(documentPreviewText);
  return (
    <div className="ui-content">
      <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
    </div>
  );
}
