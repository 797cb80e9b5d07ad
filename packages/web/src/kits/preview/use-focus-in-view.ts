import { useEffect, type RefObject } from 'react';
import type { AnswerAt } from './focused-value.ts';
import type { ValueBox } from './protocol.ts';

/** Shows the first value of the answer that has got the focus. What one scrolls away afterwards stays away. */
export function useFocusInView(
  area: RefObject<HTMLElement | null>,
  focus: AnswerAt | undefined,
  values: readonly ValueBox[],
): void {
  const key = JSON.stringify(focus);
  const isThere = values.length > 0;
  useEffect(() => {
    const pages = area.current;
    const value = pages?.querySelector('[data-focus]');
    if (pages === null || value === null || value === undefined) return;
    const [outer, inner] = [pages.getBoundingClientRect(), value.getBoundingClientRect()];
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    // Not `scrollIntoView`, which would move the form too.
    pages.scrollTo({ top: pages.scrollTop + inner.top - outer.top - outer.height / 3 });
  }, [area, key, isThere]);
}
