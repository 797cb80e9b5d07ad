import type { StreamedEvent } from '@shorui/server/contract';

/** Users and staff have a stream each. */
export type EventArea = 'customer' | 'admin';

/** What a tab tells the one that reads the stream. */
export type TabMessage =
  | {
      readonly type: 'hello';
      readonly area: EventArea;
      /** Identifies the session: for another session the stream is opened again. */
      readonly session: string;
    }
  | { readonly type: 'bye' };

/** What the reader of the stream tells the tabs. */
export type StreamMessage =
  /** The stream has been open since then, in milliseconds of `Date.now()`; what was loaded before may be old. */
  | { readonly type: 'open'; readonly since: number }
  | { readonly type: 'event'; readonly event: StreamedEvent }
  /** The session has ended, and with it the stream. */
  | { readonly type: 'ended' };
