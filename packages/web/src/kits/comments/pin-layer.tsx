import { useEffect } from 'react';
import { commentsText } from '../../messages/comments.ts';
import { useText } from '../../messages/locale.ts';
import { DraftPin, Pin, PinTarget } from '../../ui/pins.tsx';
import { focusComment, pinNumbers, usePins, type PinnedComment } from './pin-desk.ts';

/** The page in view takes the focus, so that the keyboard can go on there. */
function focusPages(): void {
  const targets = [...document.querySelectorAll<HTMLElement>('[data-pin-target]')];
  const inView = targets.find((each) => {
    const area = each.closest('.ui-preview-pages')?.getBoundingClientRect();
    return area !== undefined && each.getBoundingClientRect().bottom > area.top + area.height / 4;
  });
  inView?.closest('.ui-preview')?.scrollIntoView({ block: 'nearest' });
  inView?.focus({ preventScroll: true });
}

/** The pins of the comments on one page (from 0), and the choice of a place for another one. */
export function PinLayer({ page, comments }: { readonly page: number; readonly comments: readonly PinnedComment[] }) {
  const text = useText(commentsText);
  const desk = usePins();
  const isChoosing = desk?.isChoosing === true;
  useEffect(() => {
    if (isChoosing && page === 0) focusPages();
  }, [isChoosing, page]);
  if (desk === undefined) return null;
  const numbers = pinNumbers(comments);
  const { draft } = desk;
  return (
    <>
      {comments.map(({ id, place, author }) => {
        const number = numbers.get(id);
        if (number === undefined || place?.page !== page + 1) return null;
        return (
          <Pin
            key={id}
            point={place}
            number={number}
            label={text.mark(number, author)}
            isCurrent={desk.current === id}
            onChoose={() => {
              desk.show(id);
              focusComment(id);
            }}
          />
        );
      })}
      {draft?.page === page + 1 ? <DraftPin point={draft} /> : null}
      {isChoosing ? (
        <PinTarget
          label={text.placeOn(page + 1)}
          onPut={({ x, y }) => desk.put({ page: page + 1, x, y })}
          onStop={desk.stop}
        />
      ) : null}
    </>
  );
}
