import { useRef, type CompositionEvent, type KeyboardEvent } from 'react';

export interface Composing {
  /** Does the key belong to an input method? It must not send, choose or move anything then. */
  readonly isComposing: (event: KeyboardEvent) => boolean;
  /** For the element around the inputs. */
  readonly handlers: {
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: CompositionEvent) => void;
  };
}

/**
 * Tells keys of an input method from keys of the user. Safari ends the composition before the Enter that ended it arrives; that key was
 * pressed before the end. A timer would not do: on a busy page it fires after keys that were pressed later.
 */
export function useComposing(): Composing {
  const composing = useRef(false);
  const endedAt = useRef(-Infinity);
  return {
    // 229 is the key code of every key that an input method handles.
    isComposing: ({ nativeEvent, keyCode }) =>
      nativeEvent.isComposing || keyCode === 229 || composing.current || nativeEvent.timeStamp <= endedAt.current,
    handlers: {
      onCompositionStart() {
        composing.current = true;
      },
      onCompositionEnd({ nativeEvent }) {
        composing.current = false;
        endedAt.current = nativeEvent.timeStamp;
      },
    },
  };
}
