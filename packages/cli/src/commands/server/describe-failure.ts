import type * as Server from '@shorui/server';
import { exitCode, type ExitCode } from '../../exit-code.ts';
import type { ServerMessages } from '../../messages/server-messages.ts';

/** A text for the operator, and the exit code. */
export interface Failure {
  readonly lines: readonly string[];
  readonly exitCode: ExitCode;
}

type Classes = Pick<typeof Server, 'ConfigError' | 'DataFolderError' | 'ListenError' | 'MigrationsPending'>;

/** Error codes of a database that cannot be reached. */
const unreachable = /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|28P01|3D000|28000/;
/** Error codes of SQLite files that cannot be used. */
const badFile = /SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_FULL|SQLITE_IOERR|SQLITE_PERM/;
const notADatabase = /SQLITE_NOTADB|SQLITE_CORRUPT/;

/** An error and its causes, the outermost first. */
function* chain(error: unknown): Generator<Error & { readonly code?: unknown; readonly path?: unknown }> {
  for (let each = error; each instanceof Error; each = each.cause ?? (each as { parent?: unknown }).parent) yield each;
}

function codeOf(error: unknown): string {
  for (const { code, message } of chain(error)) {
    if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) return code;
    const named = [unreachable, badFile, notADatabase].map((codes) => codes.exec(message)?.[0]).find(Boolean);
    if (named !== undefined) return named;
  }
  return '';
}

/** The path in a file system error. */
function pathOf(error: unknown): string | undefined {
  for (const { path } of chain(error)) if (typeof path === 'string') return path;
  return undefined;
}

/** Describes a failure that the operator can correct; undefined for a bug in the program. */
export function describeFailure(
  error: unknown,
  classes: Classes,
  words: ServerMessages,
  locale: 'ja' | 'en',
): Failure | undefined {
  if (error instanceof classes.ConfigError) {
    const lines = error.complaints.map(({ jp, en }) => `  ${locale === 'ja' ? jp : en}`);
    return { lines: [words.badConfig, ...lines], exitCode: exitCode.problems };
  }
  if (error instanceof classes.MigrationsPending)
    return { lines: [words.pending(error.pending.join(', '))], exitCode: exitCode.problems };
  const line = describeSystem(error, classes, words);
  return line === undefined ? undefined : { lines: [line], exitCode: exitCode.disk };
}

function describeSystem(error: unknown, classes: Classes, words: ServerMessages): string | undefined {
  if (error instanceof classes.DataFolderError) {
    const { path, code } = error;
    const isFile = code === 'EEXIST' || code === 'ENOTDIR';
    return isFile ? words.dataFolder.isFile(path) : words.dataFolder.notWritable(path, code);
  }
  if (error instanceof classes.ListenError) return describeListen(error, words);
  const code = codeOf(error);
  const path = pathOf(error);
  if (notADatabase.test(code)) return words.noDatabaseFile(path ?? 'shorui.sqlite');
  if (unreachable.test(code)) return words.noDatabase(code);
  if (path !== undefined && /^E[A-Z]+$/.test(code)) return words.cannotUse(path, code);
  return badFile.test(code) ? words.noDatabase(code) : undefined;
}

function describeListen({ host, port, code }: Server.ListenError, words: ServerMessages): string {
  if (code === 'EADDRINUSE') return words.portTaken(port);
  if (code === 'EACCES') return words.portForbidden(port);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return words.hostForeign(host);
  return words.cannotListen(host, port, code);
}
