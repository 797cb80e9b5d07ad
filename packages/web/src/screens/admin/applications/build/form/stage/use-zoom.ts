import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../use-latest.ts';
import { pixelsPerPt } from '../geometry/units.ts';
import type { StageZoom } from './use-stage-keys.ts';

export const zooms = [0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 1.75, 2];
/** Room around the page, px. */
const around = 32;

export interface Zoom extends StageZoom {
  readonly zoom: number;
  readonly isFit: boolean;
  readonly choose: (zoom: number | undefined) => void;
}

const clamped = (zoom: number): number => Math.min(2, Math.max(0.25, zoom));

/**
 * The zoom of a page: as wide as the area, or a chosen one. Ctrl and the wheel change it.
 * @param width of the page, pt
 */
export function useZoom(width: number): readonly [RefObject<HTMLDivElement | null>, Zoom] {
  const area = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  const [chosen, choose] = useState<number>();
  const zoom = chosen ?? fit;
  useEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setFit(clamped((current.clientWidth - around) / (width * pixelsPerPt))));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  const latest = useLatest(zoom);
  useEffect(() => {
    const { current } = area;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      choose(clamped(latest.current * Math.exp(-event.deltaY / 400)));
    };
    // React listens passively, so that the page would be zoomed.
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [latest]);
  const zooming: Zoom = {
    zoom,
    isFit: chosen === undefined,
    choose,
    larger: () => choose(zooms.find((each) => each > zoom + 0.01) ?? 2),
    smaller: () => choose(zooms.findLast((each) => each < zoom - 0.01) ?? 0.5),
    fit: () => choose(undefined),
  };
  return [area, zooming];
}
