import type { Realtime } from '../../../packages/server/src/realtime/realtime-port.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';

/** Events that can be held back, so that one person's change is not known to another yet. After each test they are sent again. */
export function switchedEvents(): {
  readonly services: { readonly realtime: Realtime };
  readonly holdBack: () => void;
} {
  const events = createLocalRealtime();
  let isOn = true;
  afterEach(() => {
    isOn = true;
  });
  const realtime: Realtime = {
    publish: async (channels, event, id) => (isOn ? events.publish(channels, event, id) : undefined),
    subscribe: (channel, listen, after) => events.subscribe(channel, listen, after),
    position: () => events.position(),
    close: () => events.close(),
  };
  return {
    services: { realtime },
    holdBack: (): void => {
      isOn = false;
    },
  };
}
