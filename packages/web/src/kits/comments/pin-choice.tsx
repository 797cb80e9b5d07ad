import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { commentsText } from '../../messages/comments.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { usePins } from './pin-desk.ts';

/** In the form of a new comment: chooses the place to which it is pinned. The text has the focus once a place is chosen. */
export function PinChoice() {
  const text = useText(commentsText);
  const desk = usePins();
  const row = useRef<HTMLDivElement>(null);
  const draft = desk?.draft;
  useEffect(() => {
    if (draft !== undefined) row.current?.closest('[data-comment-form]')?.querySelector('textarea')?.focus();
  }, [draft]);
  if (desk === undefined) return null;
  return (
    <div ref={row}>
      <div className="ui-actions">
        {draft === undefined && !desk.isChoosing ? (
          <Button size="small" onClick={desk.choose}>
            <MapPin className="ui-icon" aria-hidden="true" />
            {text.pin}
          </Button>
        ) : (
          <>
            {draft === undefined ? null : <span>{text.pinned(draft.page)}</span>}
            <Button size="small" onClick={() => desk.put(undefined)}>
              {text.unpin}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="ui-help">
        {desk.isChoosing ? text.pinHelp : ''}
      </p>
    </div>
  );
}
