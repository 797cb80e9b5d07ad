import type { DocumentDetail } from '@shorui/server/contract';
import { useId, useState } from 'react';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LiveLinks } from './live-links.tsx';
import { MadeLink, type Made } from './made-link.tsx';
import { ShareForm } from './share-form.tsx';

export interface ShareDialogProps {
  readonly document: DocumentDetail;
  readonly onClose: () => void;
}

/** Makes links to a document, shows a new one once, and revokes those that are live. */
export function ShareDialog({ document, onClose }: ShareDialogProps) {
  const text = useText(sharesText);
  const common = useText(commonText);
  const id = useId();
  const [made, setMade] = useState<Made>();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      title={text.title}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {made === undefined ? (
            <Button key="make" type="submit" form={id} kind="main" pending={isPending ? text.making : undefined}>
              {text.make}
            </Button>
          ) : (
            <Button key="another" onClick={() => setMade(undefined)}>
              {text.another}
            </Button>
          )}
        </>
      }
    >
      {made === undefined ? (
        <ShareForm id={id} document={document} onPending={setPending} onMade={setMade} />
      ) : (
        <MadeLink made={made} />
      )}
      <LiveLinks document={document} />
    </Dialog>
  );
}
