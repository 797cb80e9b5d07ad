import { useRef, type KeyboardEvent } from 'react';

export interface Composing {
  /** Does the key belong to an input method? It must not send, choose or move anything then. */
  readonly isComposing: (event: KeyboardEvent) => boolean;
  /** For the element around the inputs. */
  readonly handlers: { readonly onCompositionStart: () => void; readonly onCompositionEnd: () => void };
}

/**
 * Tells keys of an input method from keys of the user. Safari ends the composition before the Enter that ended it arrives, so the end
 * counts only after the event that follows.
 */
export function useComposing(): Composing {
  const composing = useRef(false);
  return {
    // 229 is the key code of every key that an input method handles.
    isComposing: ({ nativeEvent, keyCode }) => nativeEvent.isComposing || keyCode === 229 || composing.current,
    handlers: {
      onCompositionStart() {
        composing.current = true;
      },
      onCompositionEnd() {
        setTimeout(() => {
          composing.current = false;
        });
      },
    },
  };
}
