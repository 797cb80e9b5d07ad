import { Check } from 'lucide-react';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import './steps.css';

/** Steps of a task in their order: those before the current one are done. */
export function Steps({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly string[];
  readonly current: number;
}) {
  const text = useText(inputsText);
  return (
    <nav aria-label={label}>
      <ol className="ui-steps">
        {steps.map((step, at) => (
          <li key={step} aria-current={at === current ? 'step' : undefined} data-done={at < current ? '' : undefined}>
            <span aria-hidden="true">{at < current ? <Check className="ui-icon" /> : at + 1}</span>
            {step}
            <span className="ui-sr">
              {at < current ? `（${text.stepDone}）` : at === current ? `（${text.stepNow}）` : ''}
            </span>
          </li>
        ))}
      </ol>
      <p className="ui-steps-at" aria-hidden="true">
        {text.step(current + 1, steps.length)}
      </p>
    </nav>
  );
}

/** How far something that runs is, or that it runs. */
export function Progress({ label, value }: { readonly label: string; readonly value?: number }) {
  return (
    <div className="ui-progress">
      <progress aria-label={label} max={1} value={value} />
      <span aria-hidden="true">{value === undefined ? label : `${Math.round(value * 100)}%`}</span>
    </div>
  );
}
