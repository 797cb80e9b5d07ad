import pg from 'pg';

export interface PostgresListenerOptions {
  readonly databaseUrl: string;
  readonly channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** Called when it listens again after a lost connection: notifications sent in between are lost. */
  onReconnect?(): void;
  readonly warn: (error: unknown, words: string) => void;
  /** Milliseconds between questions whether the connection lives, and how long an answer may take. 15,000 unless given. */
  readonly pingMs?: number;
}

export interface PostgresListener {
  close(): Promise<void>;
}

const defaultPingMs = 15_000;

/**
 * One connection that LISTENs for as long as it is open: when the database is restarted or the connection breaks, it connects again,
 * after 100 ms first and at most 5 s later. Resolves when it listens for the first time; rejects when that fails.
 */
export async function createPostgresListener(options: PostgresListenerOptions): Promise<PostgresListener> {
  const { pingMs = defaultPingMs } = options;
  let client: pg.Client | undefined;
  let pinger: NodeJS.Timeout | undefined;
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: pingMs,
    });
    const lost = (error?: Error): void => {
      if (client !== next) return;
      client = undefined;
      void endQuietly(next);
      if (!isOpen) return;
      options.warn(error ?? new Error('The connection ended.'), 'Listening to the database is interrupted.');
      again(100);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ channel, payload }) => options.onNotification(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of options.channels) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void endQuietly(next);
      throw error;
    }
    client = next;
    clearInterval(pinger);
    // A connection dropped by a firewall reports no error; an unanswered query detects it.
    pinger = setInterval(() => void next.query('SELECT 1').catch(lost), pingMs);
  };
  const tryAgain = async (waitMs: number): Promise<void> => {
    try {
      await connect();
    } catch {
      if (isOpen) again(Math.min(5000, waitMs * 2));
      return;
    }
    if (isOpen) return options.onReconnect?.();
    // It was closed meanwhile.
    clearInterval(pinger);
    await endQuietly(client);
  };
  const again = (waitMs: number): void => {
    timer = setTimeout(() => void tryAgain(waitMs), waitMs);
  };

  await connect();
  return {
    async close() {
      isOpen = false;
      clearInterval(pinger);
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await endQuietly(last);
    },
  };
}

async function endQuietly(client: pg.Client | undefined): Promise<void> {
  await client?.end().catch(() => undefined);
}
