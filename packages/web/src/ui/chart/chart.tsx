import { Suspense } from 'react';
import { Skeleton } from '../surfaces.tsx';
import type { ChartProps } from './chart-data.ts';
import { lazyPart } from '../lazy-part.tsx';

const DrawnChart = lazyPart(async () => (await import('./drawn-chart.tsx')).DrawnChart);

/** Numbers as bars or lines, with a table of the same numbers. What draws it is loaded with the first chart. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton rows={4} label={props.title} />}>
      <DrawnChart {...props} />
    </Suspense>
  );
}
