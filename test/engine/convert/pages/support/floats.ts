import type { Floating, Page, Picture, TextBox } from '../../../../../packages/engine/src/convert/model/index.ts';

/** No white at any side. */
export const none = { top: 0, bottom: 0, left: 0, right: 0 };

function pictureOf(width: number, height: number): Picture {
  return { bytes: new Uint8Array(), part: 'word/media/image1.png', width, height };
}

/** A picture anchored at its paragraph. */
export function float(more: Partial<Floating> = {}): Floating {
  const { width = 40, height = 20 } = more;
  return {
    content: { kind: 'picture', picture: pictureOf(width, height) },
    width,
    height,
    horizontal: { from: 'column', offset: 0 },
    vertical: { from: 'paragraph', offset: 0 },
    wrap: 'none',
    distance: none,
    behindText: false,
    order: 1,
    ...more,
  };
}

export function box(more: Partial<TextBox> = {}): TextBox {
  return {
    kind: 'textBox',
    shape: 'rectangle',
    insets: { top: 2, bottom: 2, left: 3, right: 3 },
    align: 'top',
    direction: 'horizontal',
    growsWithText: false,
    blocks: [],
    ...more,
  };
}

/** Places of the pictures of a page. */
export function picturesOf(page: Page | undefined): number[][] {
  return (page?.marks ?? []).flatMap((mark) => (mark.kind === 'picture' ? [[mark.x, mark.y]] : []));
}
