import type * as Server from '@shorui/server';
import type { CommandContext } from '../../command-context.ts';
import { exitCode } from '../../exit-code.ts';
import { reportText } from '../../report-text.ts';
import { serverEn } from '../../messages/server-en.ts';
import { serverJa } from '../../messages/server-ja.ts';
import type { ServerMessages } from '../../messages/server-messages.ts';
import { UsageError } from '../../usage-error.ts';
import { describeFailure } from './describe-failure.ts';

export type ServerModule = typeof Server;

/** The context of a server command. */
export interface ServerCommand {
  readonly server: ServerModule;
  readonly config: Server.Config;
  readonly words: ServerMessages;
  /** Prints why nothing was done, as JSON too where that is asked for, and sets the exit code 1. */
  readonly refuse: (text: string) => void;
}

export function serverWords(context: CommandContext): ServerMessages {
  return context.locale === 'ja' ? serverJa : serverEn;
}

/** Environment variables that only the command line reads. */
const ownVariables: ReadonlySet<string> = new Set(['SHORUI_LANG', 'SHORUI_DEBUG', 'SHORUI_COMMAND']);

function readConfig(server: ServerModule, { io }: CommandContext): Server.Config {
  return server.loadConfig(Object.fromEntries(Object.entries(io.env).filter(([name]) => !ownVariables.has(name))));
}

/**
 * The server is an optional package: those who only make documents do without it.
 * @throws {UsageError} when it is not installed
 */
async function loadServer(words: ServerMessages): Promise<ServerModule> {
  try {
    return await import('@shorui/server');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A package that the server itself lacks is another mistake.
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes("'@shorui/server'")) throw error;
    throw new UsageError(words.notInstalled);
  }
}

/**
 * Loads the server (lazily, because it is slow) and the configuration, and runs the command. Failures that the operator can correct
 * are reported as text; anything else is a bug.
 */
export async function runServerCommand(
  context: CommandContext,
  work: (command: ServerCommand) => Promise<void>,
): Promise<void> {
  const words = serverWords(context);
  const server = await loadServer(words);
  const refuse = (text: string): void => {
    reportText(context, 'server', [text]);
    context.exitCode = exitCode.problems;
  };
  try {
    await work({ server, config: readConfig(server, context), words, refuse });
  } catch (error) {
    if (error instanceof server.UnknownMigration)
      throw new UsageError(words.migrate.unknown(error.requested, error.known.join(', ')));
    const failure = describeFailure(error, server, words, context.locale);
    if (failure === undefined) throw error;
    reportText(context, 'server', failure.lines);
    context.exitCode = failure.exitCode;
  }
}
