import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import './choice-cards.css';

export interface ChoiceCard {
  readonly value: number;
  readonly title: string;
  /** Badges at the right. */
  readonly facts?: ReactNode;
}

/** A few things of which one is opened: a button each, as wide as the region. */
export function ChoiceCards({
  label,
  choices,
  pending,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly ChoiceCard[];
  /** The one that is being opened, and the words for it; no other is taken meanwhile. */
  readonly pending: { readonly value: number | undefined; readonly words: string } | undefined;
  readonly onChoose: (value: number) => void;
}) {
  return (
    <ul className="ui-choice-cards" aria-label={label}>
      {choices.map(({ value, title, facts }) => (
        <li key={value}>
          <button
            type="button"
            aria-disabled={pending !== undefined || undefined}
            onClick={() => {
              if (pending === undefined) onChoose(value);
            }}
          >
            <b>{title}</b>
            <span>{pending?.value === value ? pending.words : facts}</span>
            <ChevronRight className="ui-icon" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
