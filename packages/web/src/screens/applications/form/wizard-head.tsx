import { ArrowLeft, Cloud, CloudAlert, CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { clockOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { wizardText } from '../../../messages/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import type { AnswerSaver, SaveState } from './answer-saver.ts';

function wordsOf(state: SaveState, text: (typeof wizardText)['jp']): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null ? text.savedBefore : text.saved(clockOf(state.at));
    case 'refused':
      return `${text.refused}：${state.message}`;
    case 'waiting':
    case 'saving':
    case 'offline':
    case 'failed':
      return text[state.kind];
  }
}

/** What is answered, whether it is saved, and the way out. */
export function WizardHead({ name, saver }: { readonly name: string; readonly saver: AnswerSaver }) {
  const text = useText(wizardText);
  const read = (): SaveState => saver.state;
  const state = useSyncExternalStore(saver.subscribe, read, read);
  const isBad = state.kind === 'failed' || state.kind === 'refused';
  const Icon = state.kind === 'offline' ? CloudOff : isBad ? CloudAlert : Cloud;
  return (
    <header className="wizard-head">
      <Link to="/applications/list" className="wizard-out">
        <ArrowLeft className="ui-icon-20" aria-hidden="true" />
        <span className="ui-sr">{text.back}</span>
      </Link>
      <div>
        <h1>{name}</h1>
        <p className="wizard-saved" data-kind={state.kind}>
          <Icon className="ui-icon" aria-hidden="true" />
          {/* What is usual is not announced at every key. */}
          <span role={isBad || state.kind === 'offline' ? 'alert' : undefined}>{wordsOf(state, text)}</span>
          {isBad || state.kind === 'offline' ? (
            <Button size="small" onClick={() => void saver.flush()}>
              {text.retry}
            </Button>
          ) : null}
        </p>
      </div>
      <ButtonLink kind="quiet" to="/applications/list">
        {text.exit}
      </ButtonLink>
    </header>
  );
}
