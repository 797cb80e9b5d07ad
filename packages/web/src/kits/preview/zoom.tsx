import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../messages/locale.ts';
import { previewText } from '../../messages/preview.ts';
import { Button } from '../../ui/button.tsx';

const zooms = [0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2];
/** CSS pixels of one pt. */
const pixels = 96 / 72;
/** White around pages, px. */
const around = 32;

export interface Zoom {
  /** The area that pages are shown in. */
  readonly area: React.RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  /** Without a number pages fill the width of the area. */
  readonly choose: (zoom: number | undefined) => void;
}

/** The zoom of pages of a width in pt: the one that was chosen, or the one at which they fill the area. */
export function useZoom(width: number | undefined): Zoom {
  const area = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  const [chosen, choose] = useState<number>();
  // Before the first canvas is made: no page is drawn twice.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || width === undefined) return undefined;
    const fill = (): void => {
      setFit(Math.min(1.5, Math.max(0.25, (element.clientWidth - around) / (width * pixels))));
    };
    fill();
    const observer = new ResizeObserver(fill);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { area, zoom: chosen ?? fit, choose };
}

/** Smaller, as wide as the area, larger. */
export function ZoomButtons({ zoom, onChange }: { readonly zoom: number; readonly onChange: Zoom['choose'] }) {
  const text = useText(previewText);
  const smaller = zooms.findLast((each) => each < zoom - 0.01);
  const larger = zooms.find((each) => each > zoom + 0.01);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={text.smaller}
        disabled={smaller === undefined}
        onClick={() => onChange(smaller)}
      >
        <Minus aria-hidden />
      </Button>
      <Button kind="quiet" size="small" aria-label={text.fit(text.percent(zoom))} onClick={() => onChange(undefined)}>
        {text.percent(zoom)}
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label={text.larger}
        disabled={larger === undefined}
        onClick={() => onChange(larger)}
      >
        <Plus aria-hidden />
      </Button>
    </>
  );
}
