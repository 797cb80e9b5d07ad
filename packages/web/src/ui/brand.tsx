import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import './brand.css';

/** The seal of the product. */
export function Seal() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="ui-seal">
      <rect width="24" height="24" rx="2.5" />
      <path d="M12 3.5v10.2M6.4 6h11.2M4 8.7h16M6.4 11.3h11.2M4.6 13.9h14.8M7.6 16.3h8.8v4.3H7.6zM7.6 18.4h8.8" />
    </svg>
  );
}

/** Seal and name, and the part of the product where it is not the one of its users. */
export function Brand({ area }: { readonly area?: string }) {
  const text = useText(commonText);
  return (
    <span className="ui-brand">
      <Seal />
      <b>{text.product}</b>
      {area === undefined ? null : <small>{area}</small>}
    </span>
  );
}

export interface StampProps {
  /** Department, date as 25.11.20, name: the three lines of a dated seal. */
  readonly department: string;
  readonly date: string;
  readonly name: string;
}

/** The dated seal of a decision. The same facts are always given as text beside it. */
export function Stamp({ department, date, name }: StampProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="ui-stamp">
      <circle cx="32" cy="32" r="29.5" />
      <path d="M4.5 24.5h55M4.5 39.5h55" />
      <text x="32" y="19.5">
        {department}
      </text>
      <text x="32" y="36">
        {date}
      </text>
      <text x="32" y="54">
        {name}
      </text>
    </svg>
  );
}
