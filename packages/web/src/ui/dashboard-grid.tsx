import type { ReactNode } from 'react';
import './dashboard-grid.css';

/** Work at the left, what is looked up at the right; one column on narrow screens. */
export function TwoColumns({ main, aside }: { readonly main: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className="ui-two-columns">
      <div>{main}</div>
      <div>{aside}</div>
    </div>
  );
}

/** How much of a limit is used, as a bar under its words. The words say the same. */
export function Meter({
  label,
  used,
  limit,
}: {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
}) {
  return (
    <meter className="ui-meter" aria-label={label} min={0} max={Math.max(limit, 1)} high={limit * 0.9} value={used} />
  );
}
