import { useEffect, useRef } from 'react';
import { usePixelRatio } from '../pdf/pixel-ratio.ts';
import { useNear } from '../pdf/use-near.ts';
import { PagePicture } from '../pdf/page-picture.tsx';
import type { PdfFile } from '../pdf/pdf-file.ts';
import type { AnswerAt } from './focused-value.ts';
import { PageBoxes } from './page-boxes.tsx';
import type { PaperDesk, PaperState } from './paper-desk.ts';
import type { ShownPage } from './protocol.ts';

/** CSS pixels of one pt at 100 %. */
const pixels = 96 / 72;
export interface PaperPageProps {
  readonly desk: PaperDesk;
  /** From 0. */
  readonly number: number;
  /** pt. */
  readonly size: ShownPage;
  readonly zoom: number;
  readonly label: string;
  readonly state: PaperState;
  /** The PDF form that is below, once it is read. */
  readonly form: PdfFile | undefined;
  /** The answer whose input has the focus. */
  readonly focus?: AnswerAt | undefined;
  /** What lies over the page; `scale` is the CSS pixels of one pt. */
  readonly over?: (page: number, scale: number) => React.ReactNode;
}

/** A page, with a canvas while it is in view or near it. */
export function PaperPage({ desk, number, size, zoom, label, state, form, focus, over }: PaperPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, '.ui-preview-pages', number === 0);
  const ratio = usePixelRatio();
  const [width, height] = [size.width * pixels * zoom, size.height * pixels * zoom];
  const drawn = { width: Math.round(width * ratio), height: Math.round(height * ratio) };

  useEffect(() => {
    const parent = box.current;
    if (!isNear || parent === null) return undefined;
    // A canvas can be given away once: it is not React's.
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    parent.append(canvas);
    desk.place(number, canvas);
    return () => {
      desk.release(number);
      canvas.remove();
    };
  }, [desk, isNear, number]);

  useEffect(() => {
    if (isNear) desk.resize(number, { width: drawn.width, height: drawn.height });
  }, [desk, isNear, number, drawn.width, drawn.height]);

  return (
    <div
      className="ui-preview-page"
      data-multiplies={size.multiplies === true ? '' : undefined}
      style={{ width, height }}
    >
      <div ref={box} className="ui-preview-picture" role="img" aria-label={label}>
        {/* There from the beginning, so that the canvas comes after it and lies above, whenever the form is read. */}
        <div>
          {form === undefined || size.base === undefined || !isNear ? null : (
            <PagePicture file={form} page={size.base} width={width} height={height} ratio={ratio} />
          )}
        </div>
      </div>
      <PageBoxes page={number} state={state} scale={pixels * zoom} focus={focus} />
      {over?.(number, pixels * zoom)}
    </div>
  );
}
