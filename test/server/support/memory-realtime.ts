import type { Realtime, RealtimeEvent } from '../../../packages/server/src/realtime/realtime-port.ts';

export interface PublishedEvent {
  readonly userIds: readonly number[];
  readonly event: RealtimeEvent;
}

/** Events that are only recorded. */
export function memoryRealtime(
  published: PublishedEvent[] = [],
): Realtime & { readonly published: readonly PublishedEvent[] } {
  return {
    published,
    async publish(userIds, event) {
      published.push({ userIds, event });
    },
    subscribe: () => () => undefined,
    position: () => '',
    close: async () => undefined,
  };
}
