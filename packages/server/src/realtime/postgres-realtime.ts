import { Op, QueryTypes, type Sequelize } from 'sequelize';
import { createPostgresListener } from '../database/postgres-listener.ts';
import { createHub } from './hub.ts';
import type { RealtimeMessage } from './model.ts';
import type { DeliveredEvent, Realtime } from './realtime-port.ts';

export interface PostgresRealtimeOptions {
  readonly sequelize: Sequelize;
  readonly messages: typeof RealtimeMessage;
  readonly databaseUrl: string;
  readonly now: () => Date;
  readonly warn: (error: unknown, words: string) => void;
}

interface Message {
  readonly users: readonly number[];
  readonly event: DeliveredEvent;
}

const channel = 'shorui_events';
/** PostgreSQL refuses notifications of 8000 bytes and more. */
const mostBytes = 7900;
/** Milliseconds for which a large message is stored; processes read it immediately. */
const keepMs = 600_000;

/**
 * Events across processes by LISTEN and NOTIFY; large ones are stored in a table, and their id is sent. After a lost connection,
 * screens are notified that events may be missing.
 */
export async function createPostgresRealtime(options: PostgresRealtimeOptions): Promise<Realtime> {
  const { sequelize, messages, now, warn } = options;
  const hub = createHub();
  // Sequential, so that a large message, which must be read first, does not change the order.
  let last: Promise<void> = Promise.resolve();

  const receive = async (payload: string): Promise<void> => {
    const text = payload.startsWith('#') ? (await messages.findByPk(Number(payload.slice(1))))?.body : payload;
    if (text === undefined) return;
    const { users, event } = JSON.parse(text) as Message;
    hub.deliver(users, event);
  };
  const listener = await createPostgresListener({
    databaseUrl: options.databaseUrl,
    channels: [channel],
    onNotification(_channel, payload) {
      last = last.then(() => receive(payload)).catch((error: unknown) => warn(error, 'An event could not be read.'));
    },
    onReconnect: () => hub.reset(),
    warn,
  });

  const payloadOf = async (body: string): Promise<string> => {
    if (Buffer.byteLength(body) <= mostBytes) return body;
    await messages.destroy({ where: { created_at: { [Op.lt]: new Date(now().getTime() - keepMs) } } });
    const message = await messages.create({ body });
    return `#${message.id}`;
  };

  // Events of one process arrive in the order of publication, whichever connections are used.
  let sending: Promise<void> = Promise.resolve();
  const send = async (body: string): Promise<void> => {
    const payload = await payloadOf(body);
    await sequelize.query('SELECT pg_notify($1, $2)', { bind: [channel, payload], type: QueryTypes.SELECT });
  };

  return {
    publish(userIds, event, id = hub.newId()) {
      if (userIds.length === 0) return Promise.resolve();
      const message: Message = { users: userIds, event: { type: event.type, data: event.data, id } };
      const sent = sending.then(() => send(JSON.stringify(message)));
      sending = sent.catch(() => undefined);
      return sent;
    },
    subscribe: hub.subscribe,
    position: hub.position,
    async close() {
      await listener.close();
      await last;
      hub.close();
    },
  };
}
