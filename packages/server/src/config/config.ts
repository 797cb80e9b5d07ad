/** What the process was told from outside. Made by load-config from the environment; never read process.env elsewhere. */
export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  /** Folder of all embedded state (database, files, mails). */
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  /** Folder of the built screens; undefined to serve the API alone. */
  readonly webFolder: string | undefined;
  /** What links in mails begin with, `https://shorui.example`; without a slash at the end. */
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
  /** Does this process run jobs and schedules beside serving? */
  readonly runJobs: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Origins that browsers may call from; empty: same origin only. */
  readonly corsOrigins: readonly string[];
  /** Proxies in front whose X-Forwarded-For is believed; 0: none. */
  readonly trustedProxies: number;
  /** Bytes. */
  readonly uploadMaxBytes: number;
  /** Whoever shows it as a bearer token may read /metrics; without one only calls from this machine itself may. */
  readonly metricsToken: string | undefined;
  /** Milliseconds. */
  readonly sessionIdleMs: number;
  readonly sessionAbsoluteMs: number;
}
