import { randomBytes } from 'node:crypto';
import { resetEvent, type DeliveredEvent } from './realtime-port.ts';

/** Events within one process: its subscribers, and the events published in the last minutes. */
export interface Hub {
  newId(): string;
  /** Delivers to subscribers. An event that was delivered recently (the same id) is not delivered again. */
  deliver(userIds: readonly number[], event: DeliveredEvent): void;
  /** See Realtime. */
  readonly subscribe: (userId: number, listen: (event: DeliveredEvent) => void, after?: string) => () => void;
  /** See Realtime. */
  readonly position: () => string;
  /** Notifies all subscribers that events may be missing, and clears the history. */
  reset(): void;
  close(): void;
}

interface KeptEvent {
  readonly users: ReadonlySet<number>;
  readonly event: DeliveredEvent;
  readonly at: number;
}

/** History for clients that reconnect: maximum number of events, and milliseconds. */
const keepEvents = 2000;
const keepMs = 120_000;

export function createHub(): Hub {
  const listeners = new Map<number, Set<(event: DeliveredEvent) => void>>();
  const prefix = randomBytes(6).toString('base64url');
  let recent: KeptEvent[] = [];
  let ids = new Set<string>();
  let count = 0;
  let isOpen = true;

  const newId = (): string => `${prefix}-${(count += 1)}`;
  /** The position before the oldest event of `recent`. */
  let floor = newId();
  const forget = (now: number): void => {
    const from = recent.findIndex(({ at }) => at > now - keepMs);
    const dropped = from === -1 ? recent.length : Math.max(from, recent.length - keepEvents);
    floor = recent[dropped - 1]?.event.id ?? floor;
    recent = recent.slice(dropped);
    ids = new Set(recent.map(({ event }) => event.id));
  };
  const missed = (userId: number, after: string): DeliveredEvent[] => {
    forget(performance.now());
    const seen = recent.findIndex(({ event }) => event.id === after);
    if (seen === -1 && after !== floor) return [{ ...resetEvent, id: newId() }];
    return recent
      .slice(seen + 1)
      .filter(({ users }) => users.has(userId))
      .map(({ event }) => event);
  };

  return {
    newId,
    deliver(userIds, event) {
      if (!isOpen || ids.has(event.id)) return;
      const now = performance.now();
      if (recent.length >= keepEvents * 2 || (recent[0]?.at ?? now) < now - keepMs * 2) forget(now);
      ids.add(event.id);
      recent.push({ users: new Set(userIds), event, at: now });
      for (const userId of new Set(userIds)) for (const listen of listeners.get(userId) ?? []) listen(event);
    },
    subscribe(userId, listen, after) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own);
      if (after !== undefined && after !== '') for (const event of missed(userId, after)) listen(event);
      own.add(listen);
      return () => {
        own.delete(listen);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },
    position: () => recent.at(-1)?.event.id ?? floor,
    reset() {
      recent = [];
      ids.clear();
      floor = newId();
      for (const own of listeners.values()) for (const listen of own) listen({ ...resetEvent, id: newId() });
    },
    close() {
      isOpen = false;
      recent = [];
      listeners.clear();
    },
  };
}
