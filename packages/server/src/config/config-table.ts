import { Type, type TSchema } from 'typebox';

/** One environment variable. The server reads no other settings from outside; docs/operations.md shows this table. */
export interface ConfigVariable {
  readonly name: string;
  /** Schema of the parsed value: numbers and booleans are parsed from their text first. */
  readonly schema: TSchema;
  /** Text, as it would be written in the environment; undefined when there is none. */
  readonly default: string | undefined;
  /** Shown instead of the default when the default is computed. */
  readonly defaultShown?: string;
  readonly description: string;
  /** The description in Japanese. */
  readonly meaning: string;
  /** Its value is never shown or logged. */
  readonly secret: boolean;
  /** In production it must be set and match its schema. */
  readonly neededInProduction?: true;
}

const Url = (schemes: string) => Type.String({ pattern: `^(${schemes})://[^\\s/]+`, maxLength: 2000 });
const hour = 60 * 60 * 1000;

export const configTable = [
  {
    name: 'SHORUI_MODE',
    schema: Type.Enum(['production', 'development', 'test']),
    default: 'development',
    description: 'production: Secure cookies with the __Host- prefix, HSTS, and no start with a missing secret.',
    meaning: 'production では、Cookie に Secure と __Host- を付け、HSTS を送り、必要な設定がないと起動しません。',
    secret: false,
  },
  {
    name: 'SHORUI_DATA',
    schema: Type.String({ minLength: 1, maxLength: 1000 }),
    default: 'data',
    description: 'Folder of all embedded state: database, files, mails, temporary files.',
    meaning: 'データベース、ファイル、メール、一時ファイルを置くフォルダー。',
    secret: false,
  },
  {
    name: 'SHORUI_HOST',
    schema: Type.String({ minLength: 1, maxLength: 255 }),
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 for all.',
    meaning: '待ち受けるアドレス。すべてで待ち受けるときは 0.0.0.0。',
    secret: false,
  },
  {
    name: 'SHORUI_PORT',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    default: '3000',
    description: 'Port to listen on; 0 for a free one.',
    meaning: '待ち受けるポート。0 のときは空いているポート。',
    secret: false,
  },
  {
    name: 'SHORUI_WEB',
    schema: Type.String({ minLength: 1, maxLength: 1000 }),
    default: undefined,
    defaultShown: 'the built screens next to the server',
    description: 'Folder of the built screens (packages/web/dist).',
    meaning: 'ビルドした画面のフォルダー（packages/web/dist）。',
    secret: false,
  },
  {
    name: 'SHORUI_URL',
    schema: Url('https?'),
    default: undefined,
    defaultShown: 'http://localhost: and the port',
    description: 'Public address for links in mails, https://shorui.example.',
    meaning: 'メールに載せるURLの先頭（例: https://shorui.example）。',
    secret: false,
    neededInProduction: true,
  },
  {
    name: 'SHORUI_ALLOW_HTTP',
    schema: Type.Boolean(),
    default: 'false',
    description: 'true: production starts with an http:// address in SHORUI_URL too.',
    meaning: '本番環境で http:// の SHORUI_URL を許可するかどうか。',
    secret: false,
  },
  {
    name: 'SHORUI_SECRET',
    schema: Type.String({ minLength: 32, maxLength: 1000 }),
    default: undefined,
    defaultShown: 'generated once, stored in the data folder',
    description: 'Signs links and CSRF tokens; at least 32 characters, the same for all servers and workers.',
    meaning: 'URLとCSRFトークンの署名に使う32文字以上の文字列。すべてのサーバーとワーカーで同じ値にします。',
    secret: true,
    neededInProduction: true,
  },
  {
    name: 'SHORUI_DATABASE_URL',
    schema: Type.String({ pattern: '^(sqlite:.+|postgres(ql)?://[^\\s]+)$', maxLength: 2000 }),
    default: undefined,
    defaultShown: 'sqlite: and shorui.sqlite in the data folder',
    description: 'sqlite:/path/to/file, or postgres://user:password@host/database.',
    meaning: 'sqlite:/path/to/file または postgres://user:password@host/database。',
    secret: true,
  },
  {
    name: 'SHORUI_DATABASE_POOL',
    schema: Type.Integer({ minimum: 1, maximum: 200 }),
    default: '10',
    description: 'Maximum number of connections of this process to PostgreSQL.',
    meaning: 'このプロセスからPostgreSQLへの最大接続数。',
    secret: false,
  },
  {
    name: 'SHORUI_STORAGE_URL',
    schema: Url('https?'),
    default: undefined,
    defaultShown: 'none: the folder files in the data folder',
    description: 'Endpoint of an S3-compatible store, https://s3.ap-northeast-1.amazonaws.com.',
    meaning: 'S3互換ストレージのURL（例: https://s3.ap-northeast-1.amazonaws.com）。',
    secret: false,
  },
  {
    name: 'SHORUI_STORAGE_BUCKET',
    schema: Type.String({ minLength: 1, maxLength: 255 }),
    default: undefined,
    description: 'Bucket of the store. Needed with SHORUI_STORAGE_URL.',
    meaning: 'ストレージのバケット。',
    secret: false,
  },
  {
    name: 'SHORUI_STORAGE_REGION',
    schema: Type.String({ minLength: 1, maxLength: 100 }),
    default: 'ap-northeast-1',
    description: 'Region of the store.',
    meaning: 'ストレージのリージョン。',
    secret: false,
  },
  {
    name: 'SHORUI_STORAGE_KEY_ID',
    schema: Type.String({ minLength: 1, maxLength: 255 }),
    default: undefined,
    description: 'Access key of the store. Needed with SHORUI_STORAGE_URL.',
    meaning: 'ストレージのアクセスキー。',
    secret: false,
  },
  {
    name: 'SHORUI_STORAGE_SECRET',
    schema: Type.String({ minLength: 1, maxLength: 1000 }),
    default: undefined,
    description: 'Secret access key of the store. Needed with SHORUI_STORAGE_URL.',
    meaning: 'ストレージのシークレットアクセスキー。',
    secret: true,
  },
  {
    name: 'SHORUI_MAIL_URL',
    schema: Url('smtps?'),
    default: undefined,
    defaultShown: 'none: an outbox in the data folder',
    description: 'Mail server, smtp://user:password@host:587 or smtps://….',
    meaning: 'メールサーバー。smtp://user:password@host:587 または smtps://…。',
    secret: true,
  },
  {
    name: 'SHORUI_MAIL_FROM',
    schema: Type.String({ minLength: 3, maxLength: 500 }),
    default: 'Shorui <noreply@localhost>',
    description: 'Sender of mails.',
    meaning: 'メールの差出人。',
    secret: false,
  },
  {
    name: 'SHORUI_RUN_JOBS',
    schema: Type.Boolean(),
    default: 'true',
    description: 'Whether `shorui serve` runs jobs and schedules itself; false if workers do.',
    meaning: 'shorui serve がジョブとスケジュールも実行するかどうか。ワーカーを別に動かすときは false。',
    secret: false,
  },
  {
    name: 'SHORUI_LOG_LEVEL',
    schema: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    default: 'info',
    description: 'Minimum level of log lines.',
    meaning: '出力するログの最低レベル。',
    secret: false,
  },
  {
    name: 'SHORUI_CORS_ORIGINS',
    schema: Type.Array(Type.String({ pattern: '^https?://[^\\s/]+$' }), { maxItems: 100 }),
    default: '',
    defaultShown: 'none: the same origin only',
    description: 'Origins that browsers may call from, separated by commas.',
    meaning: 'ブラウザーからの呼び出しを許可するオリジン（カンマ区切り）。',
    secret: false,
  },
  {
    name: 'SHORUI_TRUSTED_PROXIES',
    schema: Type.Integer({ minimum: 0, maximum: 10 }),
    default: '0',
    description: 'Number of proxies in front whose X-Forwarded-For and X-Request-Id are trusted.',
    meaning: 'X-Forwarded-For と X-Request-Id を信頼する、前段のプロキシの数。',
    secret: false,
  },
  {
    name: 'SHORUI_UPLOAD_MAX_BYTES',
    schema: Type.Integer({ minimum: 1024, maximum: 1024 ** 3 }),
    default: String(20 * 1024 * 1024),
    description: 'Maximum size of an uploaded file, bytes.',
    meaning: '受け付けるファイルの最大サイズ（バイト）。',
    secret: false,
  },
  {
    name: 'SHORUI_KEEP_FILES_DAYS',
    schema: Type.Integer({ minimum: 1, maximum: 3650 }),
    default: '30',
    description: 'Days that the zips of exports, imports and bulk runs are kept.',
    meaning: 'エクスポート、インポート、一括作成のzipを残す日数。',
    secret: false,
  },
  {
    name: 'SHORUI_KEEP_TRASH_DAYS',
    schema: Type.Integer({ minimum: 1, maximum: 3650 }),
    default: '30',
    description: 'Days that deleted documents can be restored. Then they are deleted for good.',
    meaning: '削除した書類を復元できる日数。過ぎると完全に削除されます。',
    secret: false,
  },
  {
    name: 'SHORUI_METRICS_TOKEN',
    schema: Type.String({ minLength: 16, maxLength: 1000 }),
    default: undefined,
    defaultShown: 'none: calls from this machine only',
    description: 'Bearer token for /metrics.',
    meaning: '/metrics の Bearer トークン。',
    secret: true,
  },
  {
    name: 'SHORUI_SESSION_IDLE_MS',
    schema: Type.Integer({ minimum: 60_000, maximum: 365 * 24 * hour }),
    default: String(7 * 24 * hour),
    description: 'A session ends after this time without use, milliseconds.',
    meaning: '使われないセッションが終わるまでの時間（ミリ秒）。',
    secret: false,
  },
  {
    name: 'SHORUI_SESSION_MAX_MS',
    schema: Type.Integer({ minimum: 60_000, maximum: 365 * 24 * hour }),
    default: String(30 * 24 * hour),
    description: 'Every session ends after this time, milliseconds.',
    meaning: 'セッションが終わるまでの最長の時間（ミリ秒）。',
    secret: false,
  },
] as const satisfies readonly ConfigVariable[];

export type VariableName = (typeof configTable)[number]['name'];
