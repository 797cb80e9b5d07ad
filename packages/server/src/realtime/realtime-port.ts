import type { ProductEvent } from '../contract/event-kinds.ts';

/** An event for the streams of users. Product code publishes `ProductEvent`s, each of the shape of its kind. */
export interface RealtimeEvent {
  /** A kind of contract/event-kinds.ts, or `sessions-changed`. */
  readonly type: string;
  readonly data: unknown;
}

/** An event as delivered. Clients resume after its id. */
export interface DeliveredEvent extends RealtimeEvent {
  readonly id: string;
}

/** Delivers events to the users' open streams, across processes. */
export interface Realtime {
  /**
   * To users by their ids; to a member of the staff by `staffChannel(adminId)`. With an `id`, publishing it again within two minutes
   * does nothing.
   */
  publish(userIds: readonly number[], event: RealtimeEvent, id?: string): Promise<void>;
  /**
   * Subscribes to the events of one user until the returned function is called. With `after`, the id of the last received event, the
   * events since then come first; if that id is no longer known, a single event `reset` reports that some may be missing.
   */
  subscribe(userId: number, listen: (event: DeliveredEvent) => void, after?: string): () => void;
  /**
   * The present end of the events: a subscription with it as `after` starts with the first event that is delivered from now on. Read it
   * before the data that are shown, so that no change falls in between.
   */
  position(): string;
  close(): Promise<void>;
}

/** Staff have negative numbers, so that they are never confused with users. */
export const staffChannel = (adminId: number): number => -adminId;

/** Events may be missing: screens reload what they show. */
export const resetEvent: ProductEvent = { type: 'reset', data: { workspace_id: null } };

/** Some of the person's sessions have ended: the streams check whether theirs has. Not sent to screens. */
export const sessionsChanged = { type: 'sessions-changed', data: null } as const satisfies RealtimeEvent;

/** The events that units of work publish. */
export type PublishedEvent = ProductEvent | typeof sessionsChanged;
