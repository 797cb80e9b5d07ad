import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { Button } from '../../../ui/button.tsx';

export interface WizardFootProps {
  /** Names of the pages before and after; undefined where there is none, and before the review. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly isReview: boolean;
  /** What all pages still lack. */
  readonly faults: number;
  readonly onBack: () => void;
  readonly onNext: () => Promise<void>;
  /** To the first page that lacks something. */
  readonly onFix: () => void;
  readonly onFinish: () => Promise<void>;
}

/** The ways to the pages before and after, by their names. */
export function WizardFoot({ previous, next, isReview, faults, onBack, onNext, onFix, onFinish }: WizardFootProps) {
  const text = useText(wizardText);
  const common = useText(commonText);
  const [isWorking, setWorking] = useState(false);
  const work = async (action: () => Promise<void>): Promise<void> => {
    setWorking(true);
    try {
      await action();
    } finally {
      setWorking(false);
    }
  };
  return (
    <footer className="wizard-foot">
      {previous === undefined ? (
        <span />
      ) : (
        <Button onClick={onBack} aria-label={text.goBack(previous)}>
          <ArrowLeft className="ui-icon" aria-hidden="true" />
          <span>{text.goBack(previous)}</span>
        </Button>
      )}
      {isReview ? null : (
        <small aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> {text.keyHint}
        </small>
      )}
      {isReview ? (
        <Button
          kind="main"
          pending={isWorking ? text.finishing : undefined}
          onClick={() => (faults > 0 ? onFix() : void work(onFinish))}
        >
          {faults > 0 ? text.toFaults(faults) : text.finish}
        </Button>
      ) : (
        <Button kind="main" pending={isWorking ? common.loading : undefined} onClick={() => void work(onNext)}>
          <span>{next === undefined ? text.toReview : text.goOn(next)}</span>
          <ArrowRight className="ui-icon" aria-hidden="true" />
        </Button>
      )}
    </footer>
  );
}
