import type { ProductEvent } from '../contract/event-kinds.ts';

/** An event on its way to the streams of people. Code of the product publishes `ProductEvent`s, each of the shape of its kind. */
export interface RealtimeEvent {
  /** A kind of contract/event-kinds.ts, or `sessions-changed`. */
  readonly type: string;
  readonly data: unknown;
}

/** An event as it arrives. Its id says where to go on after an interruption. */
export interface DeliveredEvent extends RealtimeEvent {
  readonly id: string;
}

/** Takes events to the users' open streams, over all processes. */
export interface Realtime {
  /**
   * To users by their ids; to a member of the staff by `staffChannel(adminId)`. With an `id`, publishing it again within two minutes
   * changes nothing.
   */
  publish(userIds: readonly number[], event: RealtimeEvent, id?: string): Promise<void>;
  /**
   * Listens for one user until the returned function is called. With `after`, the id of the last event that he has seen, those since
   * then come first; when it is not known any more, one event `reset` says that some may be missing.
   */
  subscribe(userId: number, listen: (event: DeliveredEvent) => void, after?: string): () => void;
  close(): Promise<void>;
}

/** Staff have numbers below zero, so that they are never mixed up with users. */
export const staffChannel = (adminId: number): number => -adminId;

/** Events may be missing: screens load again what they show. */
export const resetEvent: ProductEvent = { type: 'reset', data: { workspace_id: null } };

/** Some of the person's sessions have ended: the streams look whether theirs has. Not passed on to screens. */
export const sessionsChanged = { type: 'sessions-changed', data: null } as const satisfies RealtimeEvent;

/** What units of work publish. */
export type PublishedEvent = ProductEvent | typeof sessionsChanged;
