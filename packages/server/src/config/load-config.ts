import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complaints, type Complaint } from './complaint.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { VariableName } from './config-table.ts';
import { prepareDataFolder } from './data-folder.ts';
import { keptSecret } from './kept-secret.ts';
import { readVariables, type Environment, type Variable } from './read-variables.ts';
import { isWeakSecret } from './weak-secret.ts';

/** Folder of the build of packages/web; the path is the same from the sources and from the built server. */
const builtScreens = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * Reads the configuration from the environment (config-table.ts lists the variables) and creates the data folder.
 * @throws {ConfigError} with every invalid variable: values out of bounds, unknown names, in production a missing or guessable
 *   secret, or an address without HTTPS
 * @throws {DataFolderError}
 */
export function loadConfig(environment: Environment = process.env): Config {
  const { values, complaints: found } = readVariables(environment);
  const wrong = [...found];
  const text = (name: VariableName): string | undefined => {
    const value: Variable = values.get(name);
    return value === undefined ? undefined : String(value);
  };
  const number = (name: VariableName): number => Number(values.get(name));
  const mode = text('SHORUI_MODE') as Config['mode'];
  const secret = text('SHORUI_SECRET');
  if (mode === 'production' && secret !== undefined && isWeakSecret(secret))
    wrong.push(complaints.weakSecret('SHORUI_SECRET'));
  if (number('SHORUI_SESSION_IDLE_MS') > number('SHORUI_SESSION_MAX_MS'))
    wrong.push(complaints.notMoreThan('SHORUI_SESSION_IDLE_MS', 'SHORUI_SESSION_MAX_MS'));
  const isPlain = text('SHORUI_URL')?.startsWith('http://') === true;
  if (mode === 'production' && isPlain && values.get('SHORUI_ALLOW_HTTP') !== true)
    wrong.push(complaints.plainHttp('SHORUI_URL', 'SHORUI_ALLOW_HTTP'));
  const dataFolder = resolve(text('SHORUI_DATA') ?? 'data');
  const storage = storageOf(text, dataFolder, wrong);
  if (wrong.length > 0) throw new ConfigError(wrong);
  prepareDataFolder(dataFolder);
  const port = number('SHORUI_PORT');
  return {
    mode,
    dataFolder,
    host: text('SHORUI_HOST') ?? '127.0.0.1',
    port,
    webFolder: text('SHORUI_WEB') ?? builtScreens,
    publicUrl: (text('SHORUI_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    secret: secret ?? keptSecret(dataFolder),
    databaseUrl: text('SHORUI_DATABASE_URL') ?? `sqlite:${join(dataFolder, 'shorui.sqlite')}`,
    databasePoolSize: number('SHORUI_DATABASE_POOL'),
    storage,
    mail: mailOf(text, dataFolder),
    runJobs: values.get('SHORUI_RUN_JOBS') === true,
    logLevel: text('SHORUI_LOG_LEVEL') as Config['logLevel'],
    corsOrigins: (values.get('SHORUI_CORS_ORIGINS') ?? []) as readonly string[],
    trustedProxies: number('SHORUI_TRUSTED_PROXIES'),
    uploadMaxBytes: number('SHORUI_UPLOAD_MAX_BYTES'),
    keepFilesDays: number('SHORUI_KEEP_FILES_DAYS'),
    keepTrashDays: number('SHORUI_KEEP_TRASH_DAYS'),
    metricsToken: text('SHORUI_METRICS_TOKEN'),
    sessionIdleMs: number('SHORUI_SESSION_IDLE_MS'),
    sessionAbsoluteMs: number('SHORUI_SESSION_MAX_MS'),
  };
}

type Text = (name: VariableName) => string | undefined;

function storageOf(text: Text, dataFolder: string, wrong: Complaint[]): Config['storage'] {
  const endpoint = text('SHORUI_STORAGE_URL');
  if (endpoint === undefined) return { kind: 'folder', folder: join(dataFolder, 'files') };
  const need = (name: VariableName): string => {
    const value = text(name);
    if (value === undefined) wrong.push(complaints.needed(name, 'SHORUI_STORAGE_URL'));
    return value ?? '';
  };
  return {
    kind: 's3',
    endpoint,
    bucket: need('SHORUI_STORAGE_BUCKET'),
    region: need('SHORUI_STORAGE_REGION'),
    accessKeyId: need('SHORUI_STORAGE_KEY_ID'),
    secretAccessKey: need('SHORUI_STORAGE_SECRET'),
  };
}

function mailOf(text: Text, dataFolder: string): Config['mail'] {
  const from = text('SHORUI_MAIL_FROM') ?? '';
  const url = text('SHORUI_MAIL_URL');
  return url === undefined ? { kind: 'outbox', folder: join(dataFolder, 'mails'), from } : { kind: 'smtp', url, from };
}
