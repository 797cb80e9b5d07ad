import type { DocumentDetail } from '@shorui/server/contract';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Opens the dialog of the links to a document. */
export function ShareButton({ document }: { readonly document: DocumentDetail }) {
  const text = useText(sharesText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 className="ui-icon" aria-hidden="true" />
        {text.share}
      </Button>
      {isOpen ? <ShareDialog document={document} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
