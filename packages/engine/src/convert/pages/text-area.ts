import type { PageSetup } from '../model/section.ts';
import type { PagePoint } from './place-marks.ts';

/** A box on the page or in the flow, pt. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** However tall headers and footers are, this much is left to the text, pt. */
const leastHeight = 36;

/**
 * Where the text of a page is. In the flow x runs along the lines and y across them; the flow begins at `origin`: the top
 * left of the area, in vertical text its top right.
 */
export class TextArea {
  readonly direction: PageSetup['direction'];
  readonly origin: PagePoint;
  /** Along the lines, pt. */
  readonly width: number;
  /** Across them. */
  readonly height: number;

  /** `header` and `footer` are the heights of what is in them: what does not fit in the margins pushes the text. */
  constructor(setup: PageSetup, header: number, footer: number) {
    const { margins, direction } = setup;
    const pushedTop = setup.fixedTop || header === 0 ? 0 : setup.header + header;
    const pushedBottom = setup.fixedBottom || footer === 0 ? 0 : setup.footer + footer;
    const bottom = Math.min(Math.max(margins.bottom, pushedBottom), setup.height - leastHeight);
    const top = Math.max(0, Math.min(Math.max(margins.top, pushedTop), setup.height - bottom - leastHeight));
    const high = setup.height - top - bottom;
    const wide = Math.max(1, setup.width - margins.left - margins.right);
    this.direction = direction;
    this.origin = { x: direction === 'vertical' ? setup.width - margins.right : margins.left, y: top };
    this.width = direction === 'vertical' ? high : wide;
    this.height = direction === 'vertical' ? wide : high;
  }

  /** A place of the flow on the page. */
  toPage(x: number, y: number): PagePoint {
    const { origin } = this;
    return this.direction === 'vertical' ? { x: origin.x - y, y: origin.y + x } : { x: origin.x + x, y: origin.y + y };
  }

  boxToPage({ x, y, width, height }: Box): Box {
    const { origin } = this;
    return this.direction === 'vertical'
      ? { x: origin.x - y - height, y: origin.y + x, width: height, height: width }
      : { x: origin.x + x, y: origin.y + y, width, height };
  }

  boxToFlow({ x, y, width, height }: Box): Box {
    const { origin } = this;
    return this.direction === 'vertical'
      ? { x: y - origin.y, y: origin.x - x - width, width: height, height: width }
      : { x: x - origin.x, y: y - origin.y, width, height };
  }
}

/** Where the columns of a section are along the line of its text area. */
export function columnPlaces(setup: PageSetup, area: TextArea): { readonly x: number; readonly width: number }[] {
  const { columns } = setup.columns;
  if (columns.length < 2) return [{ x: 0, width: area.width }];
  let x = 0;
  return columns.map(({ width, space }) => {
    const place = { x, width: Math.max(1, width) };
    x += width + space;
    return place;
  });
}
