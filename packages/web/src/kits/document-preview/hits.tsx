import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { documentPreviewText } from '../../messages/document-preview.ts';
import { useText } from '../../messages/locale.ts';
import { IconButton } from '../../ui/button.tsx';
import type { PageBox } from '../pdf/page-text.ts';
import './hits.css';

export interface HitStepsProps {
  /** Words of the search; empty: there was none. */
  readonly words: string;
  readonly count: number;
  /** From 0. */
  readonly current: number;
  readonly onStep: (current: number) => void;
}

/** How often the words of a search are in a content, and the way from one place to the next. */
export function HitSteps({ words, count, current, onStep }: HitStepsProps) {
  const text = useText(documentPreviewText);
  if (words === '') return null;
  const to = (step: number): void => onStep((current + step + count) % count);
  return (
    <span className="ui-hits">
      <span role="status">{count === 0 ? text.noHits(words) : text.hits(words, current + 1, count)}</span>
      {count < 2 ? null : (
        <>
          <IconButton label={text.previousHit} icon={<ChevronUp aria-hidden="true" />} onClick={() => to(-1)} />
          <IconButton label={text.nextHit} icon={<ChevronDown aria-hidden="true" />} onClick={() => to(1)} />
        </>
      )}
    </span>
  );
}

/** Scrolls an element into view when it becomes the current hit. */
function useCurrent(element: RefObject<HTMLElement | null>, isCurrent: boolean): void {
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [element, isCurrent]);
}

/** A hit within a text. */
export function HitText({ isCurrent, children }: { readonly isCurrent: boolean; readonly children: ReactNode }) {
  const mark = useRef<HTMLElement>(null);
  useCurrent(mark, isCurrent);
  return (
    <mark ref={mark} className="ui-hit" aria-current={isCurrent || undefined}>
      {children}
    </mark>
  );
}

const percent = (part: number): string => `${part * 100}%`;

/** A hit on a page, which is positioned: one box for each line that it is in. */
export function HitBoxes({ boxes, isCurrent }: { readonly boxes: readonly PageBox[]; readonly isCurrent: boolean }) {
  const first = useRef<HTMLElement>(null);
  useCurrent(first, isCurrent);
  return boxes.map(({ x, y, width, height }, at) => (
    <i
      // oxlint-disable-next-line react/no-array-index-key -- a box has no other id than its number
      key={at}
      ref={at === 0 ? first : undefined}
      className="ui-hit"
      aria-hidden="true"
      data-current={isCurrent || undefined}
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    />
  ));
}
