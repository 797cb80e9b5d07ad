import type { FloatAxis, Floating } from '../../model/index.ts';
import type { PageSetup } from '../../model/section.ts';
import type { Box } from '../text-area.ts';

/** What a float's place counts from, on the page, pt. */
export interface Anchor {
  /** The column that holds the paragraph. */
  readonly column: Box;
  /** Top of the paragraph, and of the line. */
  readonly paragraph: number;
  readonly line: number;
  readonly isOddPage: boolean;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function along({ offset, align }: FloatAxis<string>, { start, end }: Stretch, size: number, isOdd: boolean): number {
  if (align === undefined) return start + (offset ?? 0);
  if (align === 'center') return (start + end - size) / 2;
  const isStart = align === 'start' || align === (isOdd ? 'inside' : 'outside');
  return isStart ? start : end - size;
}

function horizontalStretch(from: Floating['horizontal']['from'], setup: PageSetup, { column }: Anchor): Stretch {
  const { width, margins } = setup;
  switch (from) {
    case 'page':
      return { start: 0, end: width };
    case 'margin':
      return { start: margins.left, end: width - margins.right };
    case 'column':
    case 'character':
      return { start: column.x, end: column.x + column.width };
    case 'leftMargin':
      return { start: 0, end: margins.left };
    case 'rightMargin':
      return { start: width - margins.right, end: width };
  }
}

function verticalStretch(from: Floating['vertical']['from'], setup: PageSetup, anchor: Anchor): Stretch {
  const { height, margins } = setup;
  switch (from) {
    case 'page':
      return { start: 0, end: height };
    case 'margin':
      return { start: margins.top, end: height - margins.bottom };
    case 'paragraph':
      return { start: anchor.paragraph, end: anchor.paragraph };
    case 'line':
      return { start: anchor.line, end: anchor.line };
    case 'topMargin':
      return { start: 0, end: margins.top };
    case 'bottomMargin':
      return { start: height - margins.bottom, end: height };
  }
}

/**
 * Where a float of this size is on the page. What goes with its paragraph is kept on the page, as Word keeps it; with an
 * alignment to a paragraph or line, which have no end, it begins there.
 */
export function floatBox(floating: Floating, width: number, height: number, setup: PageSetup, anchor: Anchor): Box {
  const { horizontal, vertical } = floating;
  const across = horizontalStretch(horizontal.from, setup, anchor);
  const x = along(horizontal, across, width, anchor.isOddPage);
  const down = verticalStretch(vertical.from, setup, anchor);
  if (vertical.from !== 'paragraph' && vertical.from !== 'line') {
    return { x, y: along(vertical, down, height, anchor.isOddPage), width, height };
  }
  const y = down.start + (vertical.offset ?? 0);
  return { x, y: Math.max(0, Math.min(y, setup.height - height)), width, height };
}
