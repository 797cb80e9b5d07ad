import { useRef, type FormEventHandler, type KeyboardEventHandler } from 'react';

/**
 * Keys of a form or field that sends: Enter during kanji conversion never sends, Ctrl+Enter (⌘Enter) sends from anywhere. Safari ends
 * the composition before the Enter that ended it arrives, so the end counts only after the event that follows.
 */
export function useSubmitKeys(): {
  readonly onKeyDown: KeyboardEventHandler<HTMLFormElement>;
  readonly onCompositionStart: FormEventHandler<HTMLFormElement>;
  readonly onCompositionEnd: FormEventHandler<HTMLFormElement>;
} {
  const composing = useRef(false);
  return {
    onKeyDown(event) {
      if (event.key !== 'Enter') return;
      // 229 is the key code of every key that an input method handles.
      if (event.nativeEvent.isComposing || event.keyCode === 229 || composing.current) event.preventDefault();
      else if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }
    },
    onCompositionStart() {
      composing.current = true;
    },
    onCompositionEnd() {
      setTimeout(() => {
        composing.current = false;
      });
    },
  };
}
