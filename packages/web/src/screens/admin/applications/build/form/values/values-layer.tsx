import { useEffect, useRef } from 'react';
import type { DrawnValues } from './protocol.ts';

/** The picture of the values, over that of the page. */
export function ValuesLayer({ values }: { readonly values: DrawnValues }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, multiplies } = values;
  useEffect(() => {
    const { current } = canvas;
    if (picture === undefined || current === null) return;
    [current.width, current.height] = [picture.width, picture.height];
    current.getContext('2d')?.drawImage(picture, 0, 0);
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
