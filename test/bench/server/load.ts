import autocannon from 'autocannon';

export interface Call {
  readonly path: string;
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly token: string;
  readonly workspace?: number;
  readonly body?: unknown;
}

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** The calls of each connection, by its number, over and over. */
  readonly calls: (connection: number) => readonly Call[];
}

/** What came of it. Latencies in milliseconds. */
export interface Outcome {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Broken connections, calls that were not answered in time, and answers by status where it was not 2xx. */
  readonly failures: Readonly<Record<string, number>>;
}

function requestOf({ path, method = 'GET', token, workspace, body }: Call): autocannon.Request {
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(workspace === undefined ? {} : { 'X-Workspace': String(workspace) }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  return { path, method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** Calls as fast as the answers come, on connections that stay open. */
export async function load({ url, connections, seconds, calls }: Load): Promise<Outcome> {
  let next = 0;
  const latencies: number[] = [];
  const began = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url,
      connections,
      duration: seconds,
      timeout: 30,
      setupClient: (client: autocannon.Client) => client.setRequests(calls((next += 1) - 1).map(requestOf)),
    };
    const run = autocannon(options, (error: unknown, done) => {
      if (error instanceof Error) reject(error);
      else resolve(done);
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => void latencies.push(milliseconds));
  });
  const took = (performance.now() - began) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  const statuses = Object.entries(result.statusCodeStats ?? {})
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count }]) => [status, count ?? 0] as const);
  const broken = result.errors > 0 ? [['broken', result.errors] as const] : [];
  return {
    calls: latencies.length,
    perSecond: latencies.length / took,
    p50: at(0.5),
    p99: at(0.99),
    failures: Object.fromEntries([...statuses, ...broken]),
  };
}
