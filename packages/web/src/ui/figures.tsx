import type { ReactNode } from 'react';
import './surfaces.css';

export interface Figure {
  readonly label: string;
  /** Undefined while it is loading. */
  readonly value: string | undefined;
  /** Beside the number: the unit. */
  readonly unit: string;
  /** Under it: a link, a second fact. */
  readonly note?: ReactNode;
}

/** Numbers that matter, side by side. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="ui-figures">
      {figures.map(({ label, value, unit, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value ?? '–'}</b> {unit}
          </dd>
          {note === undefined ? null : <dd className="ui-help">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
