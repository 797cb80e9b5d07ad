/** An event for the screens of one user. `data` is small plain JSON; anything large is fetched by its id. */
export interface RealtimeEvent {
  /** `notification`, `job`, later `chat`. */
  readonly type: string;
  readonly data: unknown;
}

/** An event as it arrives. Its id says where to go on after an interruption. */
export interface DeliveredEvent extends RealtimeEvent {
  readonly id: string;
}

/** Takes events to the users' open streams, over all processes. */
export interface Realtime {
  /** To users by their ids; to a member of the staff by `staffChannel(adminId)`. */
  publish(userIds: readonly number[], event: RealtimeEvent): Promise<void>;
  /**
   * Listens for one user until the returned function is called. With `after`, the id of the last event that he has seen, those since
   * then come first; when it is not known any more, one event `reset` says that some may be missing.
   */
  subscribe(userId: number, listen: (event: DeliveredEvent) => void, after?: string): () => void;
  close(): Promise<void>;
}

/** Staff have numbers below zero, so that they are never mixed up with users. */
export const staffChannel = (adminId: number): number => -adminId;

/** Events may be missing: screens load anew what they show. */
export const resetEvent: RealtimeEvent = { type: 'reset', data: null };

/** Some of the user's sessions have ended; his streams look whether theirs has. Not passed on to screens. */
export const sessionsChanged: RealtimeEvent = { type: 'sessions-changed', data: null };
