/** The configuration of the process. load-config reads it from the environment; never read process.env elsewhere. */
export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  /** Folder of all embedded state (database, files, mails). */
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  /** Folder of the built screens; undefined to serve the API alone. */
  readonly webFolder: string | undefined;
  /** Prefix of links in mails, for example `https://shorui.example`; without a trailing slash. */
  readonly publicUrl: string;
  /** Signs links and CSRF tokens; at least 32 bytes in production. */
  readonly secret: string;
  /** `sqlite:/path` or `postgres://…`. */
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  readonly storage:
    | { readonly kind: 'folder'; readonly folder: string }
    | {
        readonly kind: 's3';
        readonly endpoint: string;
        readonly bucket: string;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      };
  readonly mail:
    | { readonly kind: 'outbox'; readonly folder: string; readonly from: string }
    | { readonly kind: 'smtp'; readonly url: string; readonly from: string };
  /** Whether this process runs jobs and schedules in addition to serving requests. */
  readonly runJobs: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Origins that browsers may call from; empty: same origin only. */
  readonly corsOrigins: readonly string[];
  /** Number of proxies in front whose X-Forwarded-For is trusted; 0: none. */
  readonly trustedProxies: number;
  /** Bytes. */
  readonly uploadMaxBytes: number;
  /** Days that the zips of exports, imports and bulk runs are kept. */
  readonly keepFilesDays: number;
  /** Days that deleted documents can be restored. */
  readonly keepTrashDays: number;
  /** Bearer token that gives access to /metrics; without one only calls from the same host may read it. */
  readonly metricsToken: string | undefined;
  /** Milliseconds. */
  readonly sessionIdleMs: number;
  readonly sessionAbsoluteMs: number;
}
