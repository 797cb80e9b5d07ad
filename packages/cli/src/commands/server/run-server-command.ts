import type * as Server from '@shorui/server';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { serverEn } from '../../messages/server-en.ts';
import { serverJa } from '../../messages/server-ja.ts';
import type { ServerMessages } from '../../messages/server-messages.ts';
import { UsageError } from '../../usage-error.ts';

export type ServerModule = typeof Server;

/** What a command of the server works with. */
export interface ServerCommand {
  readonly server: ServerModule;
  readonly config: Server.Config;
  readonly words: ServerMessages;
}

export function serverWords(context: CommandContext): ServerMessages {
  return context.locale === 'ja' ? serverJa : serverEn;
}

/** Variables that are read by the command line itself and not by the server. */
const ownVariables: ReadonlySet<string> = new Set(['SHORUI_LANG', 'SHORUI_DEBUG']);

function readConfig(server: ServerModule, { io }: CommandContext): Server.Config {
  return server.loadConfig(Object.fromEntries(Object.entries(io.env).filter(([name]) => !ownVariables.has(name))));
}

/** Codes of what keeps a database from answering. */
const unreachable = /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|SQLITE_CANTOPEN|28P01|3D000|28000/;

function codeOf(error: unknown): string {
  for (let each: unknown = error; each instanceof Error; each = each.cause ?? (each as { parent?: unknown }).parent) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) return code;
    const named = unreachable.exec(each.message)?.[0];
    if (named !== undefined) return named;
  }
  return '';
}

/**
 * Reads the server's modules, which take long to load, and the configuration, and runs the command. What the operator can put
 * right is told in words; everything else is an error of the program.
 */
export async function runServerCommand(
  context: CommandContext,
  work: (command: ServerCommand) => Promise<void>,
): Promise<void> {
  const words = serverWords(context);
  const server = await import('@shorui/server');
  const fail = (code: typeof context.exitCode, ...lines: readonly string[]): void => {
    const [first = '', ...rest] = lines;
    context.note(`${context.errorColours.red(context.messages.severity.error)}: ${first}`, ...rest);
    context.exitCode = code;
  };
  try {
    await work({ server, config: readConfig(server, context), words });
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof server.ConfigError) {
      fail(exitCode.problems, words.badConfig, ...error.complaints.map((line) => `  ${line}`));
    } else if (error instanceof server.MigrationsPending)
      fail(exitCode.problems, words.pending(error.pending.join(', ')));
    else if (error instanceof server.UnknownMigration) {
      throw new UsageError(words.migrate.unknown(error.wanted, error.known.join(', ')));
    } else if (code === 'EADDRINUSE') fail(exitCode.disk, words.portTaken(readConfig(server, context).port));
    else if (unreachable.test(code)) fail(exitCode.disk, words.noDatabase(code));
    else throw error;
  }
}
