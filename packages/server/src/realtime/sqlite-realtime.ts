import { Op } from 'sequelize';
import { createLocalRealtime } from './local-realtime.ts';
import type { RealtimeMessage } from './model.ts';
import type { Realtime, RealtimeEvent } from './realtime-port.ts';

export interface SqliteRealtimeOptions {
  readonly messages: typeof RealtimeMessage;
  readonly now: () => Date;
  readonly warn: (error: unknown, words: string) => void;
  /** Milliseconds between polls for events of other processes. 1,000 unless given. */
  readonly pollMs?: number;
}

interface Message {
  readonly users: readonly number[];
  readonly event: RealtimeEvent;
  readonly id?: string;
}

/** Milliseconds for which an event is stored in the table; servers read it within about a second. */
const keepMs = 600_000;
/** Milliseconds between deletions of old events; a deletion per event would double the writes. */
const tidyMs = 60_000;
/**
 * Milliseconds for which a server continues to poll after the last stream closed: clients that reconnect request the events they
 * missed.
 */
const lingerMs = 150_000;
/** Maximum number of events per poll. */
const batch = 500;

/**
 * For a process that serves no streams (a worker, a command): it stores its events in a table, which the server polls. SQLite has no
 * notifications between processes.
 */
export function createSqliteSender({ messages, now }: SqliteRealtimeOptions): Realtime {
  const local = createLocalRealtime();
  let tidied = -Infinity;
  const send = async (body: string): Promise<void> => {
    const at = now();
    if (at.getTime() - tidied > tidyMs) {
      tidied = at.getTime();
      await messages.destroy({ where: { created_at: { [Op.lt]: new Date(at.getTime() - keepMs) } } });
    }
    await messages.create({ body, created_at: at });
  };
  // The order of publication counts, not that of waiting.
  let sending: Promise<void> = Promise.resolve();
  return {
    publish(users, event, id) {
      if (users.length === 0) return Promise.resolve();
      const message: Message = {
        users,
        event: { type: event.type, data: event.data },
        ...(id === undefined ? {} : { id }),
      };
      const sent = sending.then(() => send(JSON.stringify(message)));
      sending = sent.catch(() => undefined);
      return sent;
    },
    subscribe: (...given) => local.subscribe(...given),
    position: () => local.position(),
    close: () => local.close(),
  };
}

/** For the server: delivers its own events immediately, and polls for those of other processes while streams are open. */
export function createSqliteReceiver({ messages, now, warn, pollMs = 1000 }: SqliteRealtimeOptions): Realtime {
  const local = createLocalRealtime();
  let listeners = 0;
  let lastLeft = 0;
  /** Events from before the first subscription or position are skipped. */
  let since: Date | undefined;
  let lastId = 0;
  let looking: Promise<void> | undefined;

  const look = async (from: Date): Promise<void> => {
    for (;;) {
      const rows = await messages.findAll({
        where: { id: { [Op.gt]: lastId }, created_at: { [Op.gte]: from } },
        order: [['id', 'ASC']],
        limit: batch,
      });
      for (const { id, body } of rows) {
        lastId = id;
        const { users, event, id: eventId } = JSON.parse(body) as Message;
        await local.publish(users, event, eventId);
      }
      if (rows.length < batch) return;
    }
  };
  const timer = setInterval(() => {
    if (listeners === 0 && now().getTime() - lastLeft > lingerMs) since = undefined;
    if (since === undefined || looking !== undefined) return;
    looking = look(since)
      .catch((error: unknown) => warn(error, 'Events of other processes could not be read.'))
      .finally(() => (looking = undefined));
  }, pollMs);
  timer.unref();

  return {
    publish: (...given) => local.publish(...given),
    subscribe(userId, listen, after) {
      since ??= now();
      listeners += 1;
      const end = local.subscribe(userId, listen, after);
      let isOpen = true;
      return () => {
        end();
        if (!isOpen) return;
        isOpen = false;
        listeners -= 1;
        lastLeft = now().getTime();
      };
    },
    position() {
      // Events of other processes from now on belong to what comes after the position.
      since ??= now();
      lastLeft = now().getTime();
      return local.position();
    },
    async close() {
      clearInterval(timer);
      await looking;
      await local.close();
    },
  };
}
