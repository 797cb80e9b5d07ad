import { useId, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface Tab {
  readonly key: string;
  readonly title: ReactNode;
  /** Beside the title: how many. */
  readonly count?: number;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for those who do not see them. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onChange: (key: string) => void;
}

/** Views of one thing, of which one is shown. Arrows, Home and End move and open. Pages of an area are links, not tabs. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId();
  const at = tabs.findIndex(({ key }) => key === current);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className="ui-tabs" onKeyDown={onKeyDown}>
        {tabs.map(({ key, title, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={key === current ? `${id}-panel` : undefined}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {title}
            {count === undefined ? null : <span>{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} tabIndex={0} className="ui-tabpanel">
        {tabs[at]?.content}
      </div>
    </div>
  );
}
