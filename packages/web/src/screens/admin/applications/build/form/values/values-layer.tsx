import { useEffect, useRef } from 'react';
import type { DrawnValues } from './protocol.ts';

/** The picture of the values, over that of the page. */
export function ValuesLayer({ values }: { readonly values: DrawnValues }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, multiplies } = values;
  useEffect(() => {
    // A picture can be handed over once; afterwards it is empty.
    if (picture !== undefined && picture.width > 0)
      canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className="form-values"
      hidden={picture === undefined}
      data-multiplies={multiplies ? '' : undefined}
      aria-hidden="true"
    />
  );
}
