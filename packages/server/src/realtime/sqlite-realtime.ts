import { Op } from 'sequelize';
import { createLocalRealtime } from './local-realtime.ts';
import type { RealtimeMessage } from './model.ts';
import type { Realtime, RealtimeEvent } from './realtime-port.ts';

export interface SqliteRealtimeOptions {
  readonly messages: typeof RealtimeMessage;
  readonly now: () => Date;
  readonly warn: (error: unknown, words: string) => void;
  /** Milliseconds between looks for events of other processes. 1,000 unless given. */
  readonly pollMs?: number;
}

interface Message {
  readonly users: readonly number[];
  readonly event: RealtimeEvent;
  readonly id?: string;
}

/** Milliseconds that an event lies in the table; servers read it within a second or so. */
const keepMs = 600_000;
/** Old events are looked for so often, milliseconds: with each event it would be one more change. */
const tidyMs = 60_000;
/** Milliseconds that a server goes on looking when the last stream has gone: who comes back asks for what he has missed. */
const lingerMs = 150_000;
/** Events of one look. */
const batch = 500;

/**
 * For a process that serves no streams (a worker, a command): what it publishes lies in a table, where the server finds it. SQLite
 * has nothing by which one process could tell another.
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
  // The order of publishing counts, not that of waiting.
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
    close: () => local.close(),
  };
}

/** For the server: its own events go to its streams at once, those of other processes are looked for while there are streams. */
export function createSqliteReceiver({ messages, now, warn, pollMs = 1000 }: SqliteRealtimeOptions): Realtime {
  const local = createLocalRealtime();
  let listeners = 0;
  let lastLeft = 0;
  /** Events from before anybody listened are nobody's. */
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
    async close() {
      clearInterval(timer);
      await looking;
      await local.close();
    },
  };
}
