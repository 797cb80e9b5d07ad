import type { Comment } from '@shorui/server/contract';
import { createContext, useContext, useState } from 'react';

export type Place = NonNullable<Comment['place']>;

/** A comment as its pin shows it. */
export interface PinnedComment {
  readonly id: number;
  readonly place: Place | null;
  readonly author: string;
}

/** What the pages of a document and the comments beside them share. */
export interface PinDesk {
  /** Whether a place is being chosen on the pages. */
  readonly isChoosing: boolean;
  /** The place of the comment that is being written. */
  readonly draft: Place | undefined;
  /** The comment whose pin was asked for. */
  readonly current: number | undefined;
  /** The pages are asked for: a place is to be chosen, or a pin to be shown. */
  readonly isWanted: boolean;
  readonly choose: () => void;
  readonly stop: () => void;
  /** A place was chosen; undefined takes it away. */
  readonly put: (place: Place | undefined) => void;
  readonly show: (id: number) => void;
}

interface State {
  readonly isChoosing: boolean;
  readonly draft: Place | undefined;
  readonly current: number | undefined;
  readonly isWanted: boolean;
}

/** The desk of one document. */
export function usePinDesk(): PinDesk {
  const [state, setState] = useState<State>({
    isChoosing: false,
    draft: undefined,
    current: undefined,
    isWanted: false,
  });
  return {
    ...state,
    choose: () => setState({ ...state, isChoosing: true, isWanted: true }),
    stop: () => setState({ ...state, isChoosing: false }),
    put: (draft) => setState({ ...state, isChoosing: false, draft }),
    show: (current) => setState({ ...state, current, isWanted: true }),
  };
}

const PinDeskContext = createContext<PinDesk | undefined>(undefined);
export const PinDeskProvider = PinDeskContext.Provider;

/** The desk around the component; undefined where comments have no pages beside them. */
export const usePins = (): PinDesk | undefined => useContext(PinDeskContext);

/** Numbers of the comments that have a place, from 1 in the order of the list. */
export const pinNumbers = (comments: readonly PinnedComment[]): ReadonlyMap<number, number> =>
  new Map(comments.filter(({ place }) => place !== null).map(({ id }, index) => [id, index + 1]));

export const commentElementId = (id: number): string => `comment-${id}`;

/** Goes from a pin to its comment. */
export function focusComment(id: number): void {
  const row = document.getElementById(commentElementId(id));
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}
