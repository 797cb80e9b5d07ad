import { Check } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import type { Step } from '../../../kits/questions/steps.ts';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import './step-list.css';

export interface StepListProps {
  readonly steps: readonly Step[];
  /** Index of the page that is shown; that of the review comes after the last question. */
  readonly at: number;
  readonly onOpen: (index: number) => void;
}

/** As in step-list.css: below it the list is closed until it is wanted. */
const wide = matchMedia('(min-width: 801px)');
const followWidth = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** All pages with how far each is; each can be opened at any time. */
export function StepList({ steps, at, onOpen }: StepListProps) {
  const text = useText(wizardText);
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  const details = useRef<HTMLDetailsElement>(null);
  const open = (index: number): void => {
    if (!isWide && details.current !== null) details.current.open = false;
    onOpen(index);
  };
  return (
    <details key={String(isWide)} ref={details} className="wizard-list" open={isWide}>
      <summary>{text.allSteps}</summary>
      <nav aria-label={text.steps}>
        <ol>
          {steps.map(({ id, name, asked, answered, isDone }, index) => {
            return (
              <li key={id} data-done={isDone ? '' : undefined}>
                <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => open(index)}>
                  <span className="wizard-mark" aria-hidden="true">
                    {isDone ? <Check className="ui-icon" /> : index + 1}
                  </span>
                  <span>{name}</span>
                  {asked === 0 ? null : (
                    <>
                      <small aria-hidden="true">{`${answered}/${asked}`}</small>
                      <span className="ui-sr">{text.stepState(answered, asked)}</span>
                    </>
                  )}
                </button>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              aria-current={at === steps.length ? 'step' : undefined}
              onClick={() => open(steps.length)}
            >
              <span className="wizard-mark" aria-hidden="true">
                {steps.length + 1}
              </span>
              <span>{text.review}</span>
            </button>
          </li>
        </ol>
      </nav>
    </details>
  );
}
