import { useEffect, useRef } from 'react';
import type { PdfFile } from './pdf-file.ts';
import './page-picture.css';

export interface PagePictureProps {
  readonly file: PdfFile;
  /** From 0. */
  readonly page: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen in one CSS pixel. */
  readonly ratio: number;
}

/** The picture of a page of a PDF. The former one stays, at its new size, until the next is drawn. */
export function PagePicture({ file, page, width, height, ratio }: PagePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    const drawing = file.draw(page, canvas, { width: across, height: down });
    const show = async (): Promise<void> => {
      if (await drawing.done) box.current?.replaceChildren(canvas);
    };
    // A page that cannot be drawn stays white.
    show().catch(() => undefined);
    return () => drawing.cancel();
  }, [file, page, across, down]);
  return <div ref={box} className="ui-page-picture" aria-hidden="true" />;
}
