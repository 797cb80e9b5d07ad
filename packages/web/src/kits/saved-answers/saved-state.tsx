import { Cloud, CloudAlert, CloudOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { clockOf } from '../../messages/dates.ts';
import { useText } from '../../messages/locale.ts';
import { wizardText } from '../../messages/wizard.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import type { AnswerSaver, SaveState } from './answer-saver.ts';
import './saved-state.css';

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

function useSaveState(saver: AnswerSaver): SaveState {
  const read = (): SaveState => saver.state;
  return useSyncExternalStore(saver.subscribe, read, read);
}

/** Whether an action was not begun because answers could not be saved; false again once they are. */
export function useHeld(saver: AnswerSaver): [boolean, (isHeld: boolean) => void] {
  const [isHeld, setHeld] = useState(false);
  useEffect(
    () =>
      saver.subscribe(() => {
        if (saver.state.kind === 'saved') setHeld(false);
      }),
    [saver],
  );
  return [isHeld, setHeld];
}

/** Says that an action was not begun, and why. It stays while saving is tried again. */
export function NotBegun({ saver }: { readonly saver: AnswerSaver }) {
  const text = useText(wizardText);
  const state = useSaveState(saver);
  return (
    <Notice kind="danger">
      <p>{text.notBegun}</p>
      <p>{wordsOf(state, text)}</p>
    </Notice>
  );
}

/** Whether the answers are saved, in one line. */
export function SavedState({ saver }: { readonly saver: AnswerSaver }) {
  const text = useText(wizardText);
  const state = useSaveState(saver);
  const isBad = state.kind === 'failed' || state.kind === 'refused';
  const Icon = state.kind === 'offline' ? CloudOff : isBad ? CloudAlert : Cloud;
  return (
    <p className="saved-state" data-kind={state.kind}>
      <Icon className="ui-icon" aria-hidden="true" />
      {/* What is usual is not announced at every key. */}
      <span className="saved-state-words" role={isBad || state.kind === 'offline' ? 'alert' : undefined}>
        {wordsOf(state, text)}
      </span>
      {isBad || state.kind === 'offline' ? (
        <Button size="small" onClick={() => void saver.flush()}>
          {text.retry}
        </Button>
      ) : null}
    </p>
  );
}
