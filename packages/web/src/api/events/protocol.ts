import type { StreamedEvent } from '@shorui/server/contract';

/** Users and staff have a stream each. */
export type EventArea = 'customer' | 'admin';

/** What a tab has loaded already, for the stream to begin there. */
export interface TabStart {
  /** Identifies the session: for another session the stream is opened again. */
  readonly session: string;
  /** Nothing that the tab shows was asked for before, in milliseconds of `Date.now()`. */
  readonly since: number;
  /** Position of the events before anything that the tab shows was read (`Event-Position`); undefined where it is not known. */
  readonly after: string | undefined;
}

/** What a tab tells the one that reads the stream. */
export type TabMessage = ({ readonly type: 'hello'; readonly area: EventArea } & TabStart) | { readonly type: 'bye' };

/** What the reader of the stream tells the tabs. */
export type StreamMessage =
  /** All events from then on are delivered, in milliseconds of `Date.now()`; what was asked for before may be old. */
  | { readonly type: 'open'; readonly since: number }
  | { readonly type: 'event'; readonly event: StreamedEvent }
  /** The session has ended, and with it the stream. */
  | { readonly type: 'ended' };
