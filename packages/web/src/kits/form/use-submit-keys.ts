import type { CompositionEventHandler, KeyboardEventHandler } from 'react';
import { useComposing } from '../../ui/use-composing.ts';

/** Keys of a form or field that sends: Enter during kanji conversion never sends, Ctrl+Enter (⌘Enter) sends from anywhere. */
export function useSubmitKeys(): {
  readonly onKeyDown: KeyboardEventHandler<HTMLFormElement>;
  readonly onCompositionStart: CompositionEventHandler<HTMLFormElement>;
  readonly onCompositionEnd: CompositionEventHandler<HTMLFormElement>;
} {
  const { isComposing, handlers } = useComposing();
  return {
    ...handlers,
    onKeyDown(event) {
      if (event.key !== 'Enter') return;
      if (isComposing(event)) event.preventDefault();
      else if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }
    },
  };
}
