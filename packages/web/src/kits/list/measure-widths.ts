/** Widths in px of the columns of the table inside of an element, by the ids of the columns. */
export function measureWidths(list: Element | null): Readonly<Record<string, number>> {
  const heads = list?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries(
    [...heads].flatMap((head) => {
      const id = head.dataset['column'];
      return id === undefined ? [] : [[id, Math.round(head.getBoundingClientRect().width)]];
    }),
  );
}
