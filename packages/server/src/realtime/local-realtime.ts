import { createHub } from './hub.ts';
import type { Realtime } from './realtime-port.ts';

/** Events within one process. */
export function createLocalRealtime(): Realtime {
  const hub = createHub();
  return {
    publish(userIds, event, id = hub.newId()) {
      hub.deliver(userIds, { ...event, id });
      return Promise.resolve();
    },
    subscribe: hub.subscribe,
    position: hub.position,
    close() {
      hub.close();
      return Promise.resolve();
    },
  };
}
