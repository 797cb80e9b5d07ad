/** An event for the screens of one user. `data` is small plain JSON; anything large is fetched by its id. */
export interface RealtimeEvent {
  /** `notification`, `job`, later `chat`. */
  readonly type: string;
  readonly data: unknown;
}

/** Takes events to the users' open streams, over all processes. */
export interface Realtime {
  publish(userIds: readonly number[], event: RealtimeEvent): Promise<void>;
  /** Listens for one user until the returned function is called. */
  subscribe(userId: number, listen: (event: RealtimeEvent & { readonly id: string }) => void): () => void;
  close(): Promise<void>;
}
