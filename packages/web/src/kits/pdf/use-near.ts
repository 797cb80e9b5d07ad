import { useEffect, useState, type RefObject } from 'react';

/** How far outside of the view pages are drawn, parts of its height. */
const ahead = '60%';

/** Whether an element is in view, or near it. `area`: selector of the element that scrolls. `isFirst`: it is taken to be until it is seen. */
export function useNear(element: RefObject<HTMLElement | null>, area: string, isFirst = false): boolean {
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    const seen = element.current;
    if (seen === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setNear(last.isIntersecting);
      },
      { root: seen.closest(area), rootMargin: `${ahead} 0%` },
    );
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element, area]);
  return isNear;
}
